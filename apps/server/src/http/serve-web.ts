import type { Context, Hono } from "hono";
import { AppError } from "../app-error.ts";
import type { Sessions } from "../ports/sessions.ts";
import type { HttpEnv } from "./http-env.ts";
import { reply } from "./reply.ts";
import type { WebFile, WebFiles } from "./web-files.ts";

/** Where guests arrive. */
const entrances: ReadonlySet<string> = new Set(["/", "/index", "/landing"]);
const home = "/dashboard";

/** Serves the web build at every address that the API does not take. */
export function serveWeb(app: Hono<HttpEnv>, web: WebFiles | undefined, sessions: Sessions): void {
  app.get("*", async (context) => {
    const path = withoutTrailingSlash(context.req.path);
    if (!web || `${path}/`.startsWith("/api/")) throw new AppError("not_found");
    const file = web.file(path);
    if (file) return send(context, file, 200);
    if (entrances.has(path) && web.page(home).isFound && (await isVisitOfPerson(context, sessions)))
      return reply(context, {
        body: null,
        status: 302,
        headers: { location: home, "cache-control": "no-store" },
      });
    const page = web.page(path);
    if (!page.isFound && !wantsPage(context)) throw new AppError("not_found");
    return send(context, page.file, page.isFound ? 200 : 404);
  });
  app.all("*", (context) => {
    const path = withoutTrailingSlash(context.req.path);
    if (!web?.file(path) && !web?.page(path).isFound) throw new AppError("not_found");
    const fields = [{ path: "method", message: "Use GET, HEAD." }];
    throw new AppError("method_not_allowed", { fields, headers: { allow: "GET, HEAD" } });
  });
}

async function send(context: Context<HttpEnv>, file: WebFile, status: 200 | 404): Promise<Response> {
  const encoding = chooseEncoding(context.req.header("accept-encoding") ?? "", file.encodings);
  const { bytes, etag } = await file.read(encoding);
  const headers: Record<string, string> = {
    etag,
    "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    ...(file.encodings.size > 0 ? { vary: "accept-encoding" } : {}),
  };
  if (status === 200 && isKnown(etag, context.req.header("if-none-match")))
    return reply(context, { body: null, status: 304, headers });
  headers["content-type"] = file.contentType;
  headers["content-length"] = String(bytes.byteLength);
  if (encoding !== "") headers["content-encoding"] = encoding === "gz" ? "gzip" : encoding;
  return reply(context, { body: bytes, status, headers });
}

/**
 * spec: 1, section 2, "Route table": who is signed in goes from the entrance to the dashboard. The page of guests would
 * show until its script comes, where this device does not remember them. Only for a person who opens the address: a
 * service worker fetches the page itself.
 */
async function isVisitOfPerson({ req }: Context<HttpEnv>, sessions: Sessions): Promise<boolean> {
  if (req.header("sec-fetch-mode") !== "navigate" || new URL(req.url).search !== "") return false;
  return (await sessions.identify(req.raw)).kind === "user";
}

/** The best twin that the caller takes; "q=0" means that they do not. */
function chooseEncoding(accepted: string, available: ReadonlySet<string>): "" | "br" | "gz" {
  const offers = accepted.split(",").map((offer) => offer.trim().split(/\s*;\s*/u));
  const takes = (name: string) =>
    offers.some(([offer, q]) => offer === name && !/^q=0(?:\.0*)?$/u.test(q ?? ""));
  if (available.has("br") && takes("br")) return "br";
  return available.has("gz") && takes("gzip") ? "gz" : "";
}

function isKnown(etag: string, header: string | undefined): boolean {
  const known = (header ?? "").split(",").map((one) => one.trim().replace(/^W\//u, ""));
  return known.some((one) => one === etag || one === "*");
}

/** Programs that ask for JSON get a problem document, people a page. */
function wantsPage(context: Context<HttpEnv>): boolean {
  const accept = context.req.header("accept") ?? "";
  return accept.includes("text/html") || !accept.includes("application/json");
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
