import { randomUUID } from "node:crypto";
import { errors } from "@meal/contract/errors";
import { Hono, type Context } from "hono";
import type { Logger } from "../log.ts";
import { ownOriginsOf, refuseForeignOrigin } from "./foreign-origin.ts";
import type { HttpEnv } from "./http-env.ts";
import { mount, type MountedParts } from "./mount.ts";
import { isPhoneApp, letPhoneAppIn } from "./phone-app.ts";
import { problemOf, problemText, problemType, toAppError } from "./problem.ts";
import { reply } from "./reply.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveWeb } from "./serve-web.ts";
import { unknownProxyWarning } from "./unknown-proxy.ts";
import type { WebFiles } from "./web-files.ts";

/** Everything the HTTP side needs; compose.ts fills it in. */
export interface AppParts extends MountedParts {
  readonly appUrl: string;
  /** The web build; without one there is only the API. */
  readonly web: WebFiles | undefined;
}

/** The whole server as one function from request to response. */
export function createApp(parts: AppParts): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const hashes = parts.web?.hashes ?? { script: [], style: [], trustedTypes: [] };
  const headers = securityHeaders(hashes, parts.appUrl);
  const ownOrigins = ownOriginsOf(parts.appUrl);
  const warnOfUnknownProxy = unknownProxyWarning(parts.log, parts.proxies);
  app.use(async (context, next) => {
    warnOfUnknownProxy(context);
    const startedAt = performance.now();
    context.set("requestId", randomUUID());
    context.set("headers", headers);
    await next();
    logRequest(context, parts.log, startedAt);
  });
  app.use(letPhoneAppIn);
  app.use((context, next) => {
    if (!isPhoneApp(context.req.raw)) refuseForeignOrigin(context.req.raw, ownOrigins);
    return next();
  });
  mount(app, parts);
  serveWeb(app, parts.web, parts.sessions);
  app.onError((thrown, context) => answerProblem(thrown, context, parts.log));
  return app;
}

/** Addresses that open something for everybody who knows them. */
const secretEnd = /^(\/api\/calendar\/|\/files\/[^/]+\/).+/u;

/** Without the query, which may hold a token, and without the end of an address that is a secret itself. */
function logRequest({ req, res, get }: Context<HttpEnv>, log: Logger, startedAt: number): void {
  const level = req.path.startsWith("/api/") ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const path = req.path.replace(secretEnd, "$1[redacted]");
  const durationMs = Math.round(performance.now() - startedAt);
  log[level](
    { requestId: get("requestId"), method: req.method, path, status: res.status, durationMs },
    "answered",
  );
}

function answerProblem(thrown: unknown, context: Context<HttpEnv>, log: Logger): Response {
  const error = toAppError(thrown);
  const requestId = context.get("requestId");
  const problem = problemOf(error, requestId);
  // Work that ended because nobody waits for it any more did not fail.
  const isFailure = problem.status >= 500 && !context.req.raw.signal.aborted;
  if (isFailure) log.error({ requestId, err: error.options.cause ?? error }, "failed");
  const headers = { "content-type": problemType, "cache-control": "no-store", ...error.options.headers };
  return reply(context, {
    body: problemText(problem, context.req.path),
    status: errors[error.code].status,
    headers,
  });
}
