import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Logger } from "../log.ts";
import type { Sessions } from "../ports/sessions.ts";
import { AppError } from "./app-error.ts";
import { readInput } from "./read-input.ts";
import type { Route } from "./route.ts";

/** What requests carry through the server. Without a socket (in tests) there are no bindings. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; clientAddress: string; log: Logger };
}

/** Puts every endpoint at its address, and says which methods an address takes when asked with another. */
export function mount(app: Hono<HttpEnv>, routes: readonly Route[], sessions: Sessions): void {
  for (const route of routes) {
    app.on(route.endpoint.method, route.endpoint.path, (context) => answer(context, route, sessions));
  }
  for (const [path, methods] of methodsByPath(routes)) {
    app.all(path, () => {
      throw wrongMethod(methods);
    });
  }
}

async function answer(context: Context<HttpEnv>, route: Route, sessions: Sessions): Promise<Response> {
  const { endpoint } = route;
  const request = context.req.raw;
  const session = await sessions.identify(request);
  if (endpoint.access === "signed-in" && session.kind !== "user")
    throw new AppError(session.kind === "half" ? "second_factor_needed" : "not_signed_in");
  const { parts, bodyText } = await readInput(endpoint, request, context.req.param());
  const responseHeaders = new Headers();
  const call = { ...context.var, ...parts, session, request, bodyText, responseHeaders };
  const result = await route.handle(call);
  context.header("cache-control", "no-store");
  for (const [name, value] of responseHeaders) context.header(name, value, { append: name === "set-cookie" });
  if (endpoint.output === "response") return handMade(context, result);
  if (endpoint.output === "nothing") return context.body(null, 204);
  // Parsing the output drops every field that is not declared, so that no column ever leaks.
  const body = JSON.stringify(endpoint.output.parse(result));
  return context.body(body, endpoint.status ?? 200, { "content-type": "application/json" });
}

function handMade(context: Context<HttpEnv>, result: unknown): Response {
  if (!(result instanceof Response)) throw new TypeError("This endpoint answers with a Response of its own.");
  return context.newResponse(result.body, result);
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
