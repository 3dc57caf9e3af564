import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "../app-error.ts";
import type { HttpEnv } from "./http-env.ts";
import { reply } from "./reply.ts";
import { wantsCookie } from "./session-cookie.ts";

/** Under these names the app of a phone shows its own pages, on every phone (apps/mobile). */
const appOrigins = new Set(["https://localhost", "capacitor://localhost"]);

/** Whether a page of the app of a phone sends this. */
export function isPhoneApp(request: Request): boolean {
  return appOrigins.has(request.headers.get("origin") ?? "");
}

/**
 * Lets the app of a phone in, which comes with a token and never with a cookie: browsers are not told that they may send one,
 * and one that comes all the same is refused. So nobody else who calls their page by that name acts as somebody signed in here.
 */
export const letPhoneAppIn: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const { raw } = context.req;
  if (!isPhoneApp(raw)) return next();
  context.set("headers", { ...context.get("headers"), ...headersFor(raw) });
  if (raw.headers.has("cookie") || wantsCookie(raw)) {
    const message = "The app signs in with a token; cookies are for this server's own pages.";
    throw new AppError("foreign_origin", { fields: [{ path: "headers.cookie", message }] });
  }
  const isQuestion = raw.method === "OPTIONS" && raw.headers.has("access-control-request-method");
  return isQuestion ? allow(context) : next();
};

/** What browsers let a page of another origin read: the answer, and what to do about it. */
function headersFor({ headers }: Request) {
  return {
    "access-control-allow-origin": headers.get("origin") ?? "",
    "access-control-expose-headers": "content-disposition, retry-after",
    vary: "origin",
  };
}

/** A browser asks before it sends. */
function allow(context: Context<HttpEnv>): Response {
  const headers = {
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "7200",
  };
  return reply(context, { body: null, status: 204, headers });
}
