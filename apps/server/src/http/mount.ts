import type { BlockList } from "node:net";
import type { UserId } from "@meal/domain/accounts/actor";
import type { Context, Hono } from "hono";
import type { Logger } from "../log.ts";
import type { Sessions } from "../ports/sessions.ts";
import { AppError } from "../app-error.ts";
import { clientAddress } from "./client-address.ts";
import type { HttpEnv } from "./http-env.ts";
import { readInput } from "./read-input.ts";
import { reply } from "./reply.ts";
import type { CallContext, Route } from "./route.ts";
import type { WriteRate } from "./write-rate.ts";

/** What answering endpoints takes. */
export interface MountedParts {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly log: Logger;
  readonly proxies: BlockList;
  /** How much a person may change in a minute. */
  readonly writes?: WriteRate;
  /** Puts into words what the database refuses to store. */
  readonly storage?: { explain(thrown: unknown, userId: UserId): Promise<unknown> };
}

/** Puts every endpoint at its address, and says which methods an address takes when asked with another. */
export function mount(app: Hono<HttpEnv>, parts: MountedParts): void {
  for (const route of parts.routes) {
    app.on(route.endpoint.method, route.endpoint.path, (context) => answer(context, route, parts));
  }
  for (const [path, methods] of methodsByPath(parts.routes)) {
    app.all(path, () => {
      throw wrongMethod(methods);
    });
  }
}

const unstored = { "cache-control": "no-store" };
const unstoredJson = { ...unstored, "content-type": "application/json" };

async function answer(
  context: Context<HttpEnv>,
  route: Route,
  { sessions, log, proxies, writes, storage }: MountedParts,
): Promise<Response> {
  const { endpoint } = route;
  const request = context.req.raw;
  const session = await sessions.identify(request);
  if (endpoint.access === "signed-in" && session.kind !== "user")
    throw new AppError(session.kind === "half" ? "second_factor_needed" : "not_signed_in");
  if (endpoint.method !== "GET" && session.kind === "user") writes?.count(session.userId);
  const { parts, bodyText } = await readInput(endpoint, request, context.req.param());
  const requestId = context.get("requestId");
  let added: Headers | undefined;
  const call: CallContext = {
    ...parts,
    session,
    requestId,
    request,
    bodyText,
    // What few handlers ask for is made when they do.
    get clientAddress() {
      return addressOf(context, proxies);
    },
    get responseHeaders() {
      return (added ??= new Headers());
    },
    get log() {
      return log.child({ requestId });
    },
  };
  const result = await handled(route, call, storage);
  if (endpoint.output === "response") return handMade(context, result, added);
  if (endpoint.output === "nothing")
    return reply(context, { body: null, status: 204, headers: unstored, added });
  // Parsing the output drops every field that is not declared, so that no column ever leaks.
  const body = JSON.stringify(endpoint.output.parse(result));
  return reply(context, { body, status: endpoint.status ?? 200, headers: unstoredJson, added });
}

async function handled(route: Route, call: CallContext, storage: MountedParts["storage"]): Promise<unknown> {
  try {
    return await route.handle(call);
  } catch (error) {
    if (call.session.kind !== "user" || storage === undefined) throw error;
    throw await storage.explain(error, call.session.userId);
  }
}

function addressOf({ env, req }: Context<HttpEnv>, proxies: BlockList): string {
  const peer = env?.incoming?.socket.remoteAddress ?? "";
  return clientAddress(peer, req.header("x-forwarded-for") ?? null, proxies);
}

function handMade(context: Context<HttpEnv>, result: unknown, added: Headers | undefined): Response {
  if (!(result instanceof Response)) throw new TypeError("This endpoint answers with a Response of its own.");
  const headers = { ...unstored, ...Object.fromEntries(result.headers) };
  return reply(context, { body: result.body, status: result.status, headers, added });
}

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of routes) {
    const known = methods.get(endpoint.path) ?? [];
    const also = endpoint.method === "GET" ? ["GET", "HEAD"] : [endpoint.method];
    methods.set(endpoint.path, [...known, ...also]);
  }
  return methods;
}

function wrongMethod(methods: readonly string[]): AppError {
  const allow = methods.join(", ");
  const fields = [{ path: "method", message: `Use ${allow}.` }];
  return new AppError("method_not_allowed", { fields, headers: { allow } });
}
