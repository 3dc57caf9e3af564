import { randomUUID } from "node:crypto";
import type { BlockList } from "node:net";
import { errors } from "@meal/contract/errors";
import { Hono, type Context } from "hono";
import type { Logger } from "../log.ts";
import type { Sessions } from "../ports/sessions.ts";
import { clientAddress } from "./client-address.ts";
import { ownOriginsOf, refuseForeignOrigin } from "./foreign-origin.ts";
import { mount, type HttpEnv } from "./mount.ts";
import { problemOf, problemText, problemType, toAppError } from "./problem.ts";
import type { Route } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveWeb } from "./serve-web.ts";
import type { WebFiles } from "./web-files.ts";

/** Everything the HTTP side needs; compose.ts fills it in. */
export interface AppParts {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly log: Logger;
  readonly appUrl: string;
  readonly proxies: BlockList;
  /** The web build; without one there is only the API. */
  readonly web: WebFiles | undefined;
}

/** The whole server as one function from request to response. */
export function createApp(parts: AppParts): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const hashes = parts.web?.hashes ?? { script: [], style: [], trustedTypes: [] };
  const headers = Object.entries(securityHeaders(hashes, parts.appUrl));
  const ownOrigins = ownOriginsOf(parts.appUrl);
  app.use(async (context, next) => {
    const startedAt = performance.now();
    introduce(context, parts);
    for (const [name, value] of headers) context.header(name, value);
    await next();
    logRequest(context, startedAt);
  });
  app.use(async (context, next) => {
    refuseForeignOrigin(context.req.raw, ownOrigins);
    await next();
  });
  mount(app, parts.routes, parts.sessions);
  serveWeb(app, parts.web);
  app.onError((thrown, context) => answerProblem(thrown, context));
  return app;
}

function introduce(context: Context<HttpEnv>, { log, proxies }: AppParts): void {
  const requestId = randomUUID();
  const peer = context.env?.incoming?.socket.remoteAddress ?? "";
  context.set("requestId", requestId);
  context.set("clientAddress", clientAddress(peer, context.req.header("x-forwarded-for") ?? null, proxies));
  context.set("log", log.child({ requestId }));
  context.header("x-request-id", requestId);
}

/** Addresses that open something for everybody who knows them. */
const secretEnd = /^(\/api\/calendar\/|\/files\/[^/]+\/).+/u;

/** Without the query, which may hold a token, and without the end of an address that is a secret itself. */
function logRequest(context: Context<HttpEnv>, startedAt: number): void {
  const { method } = context.req;
  const path = context.req.path.replace(secretEnd, "$1[redacted]");
  const durationMs = Math.round(performance.now() - startedAt);
  context.var.log[path.startsWith("/api/") ? "info" : "debug"](
    { method, path, status: context.res.status, durationMs },
    "answered",
  );
}

function answerProblem(thrown: unknown, context: Context<HttpEnv>): Response {
  const error = toAppError(thrown);
  const problem = problemOf(error, context.var.requestId);
  // Work that ended because nobody waits for it any more did not fail.
  const isFailure = problem.status >= 500 && !context.req.raw.signal.aborted;
  if (isFailure) context.var.log.error({ err: error.options.cause ?? error }, "failed");
  const headers = { "content-type": problemType, "cache-control": "no-store", ...error.options.headers };
  return context.body(problemText(problem, context.req.path), errors[error.code].status, headers);
}
