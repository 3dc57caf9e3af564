import type { Endpoint, OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import { type ErrorCode, errors, type Problem } from "@meal/contract/errors";

/** How the server of a test meets one endpoint. */
export interface Answer {
  readonly endpoint: Endpoint;
  /** Receives the parsed input. */
  readonly reply: (input: unknown) => Response | Promise<Response>;
}

/** What every endpoint can refuse with, besides what it declares. */
type EveryCode =
  | "invalid_input"
  | "not_signed_in"
  | "second_factor_needed"
  | "too_large"
  | "too_many_requests"
  | "internal"
  | "database_unreachable";

/** The output, checked against the contract, so that no test stands on an old shape. */
export function answer<E extends Endpoint>(endpoint: E, output: OutputOf<E>): Answer {
  return { endpoint, reply: () => written(endpoint, output) };
}

/** The output made of what was sent. */
export function answerWith<E extends Endpoint>(
  endpoint: E,
  make: (input: ParsedInputOf<E>) => OutputOf<E>,
): Answer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fake server parsed it with this endpoint's schemas.
  return { endpoint, reply: (input) => written(endpoint, make(input as ParsedInputOf<E>)) };
}

/** Refuses with one of the endpoint's own codes, or one that any endpoint may have. */
export function refuse<E extends Endpoint>(
  endpoint: E,
  code: E["errors"][number] | EveryCode,
  more: Pick<Problem, "detail" | "fields"> = {},
): Answer {
  return { endpoint, reply: () => problem(code, more) };
}

/** A proxy in between answers, with nothing that the app could read. */
export function breakDown(endpoint: Endpoint): Answer {
  return { endpoint, reply: () => new Response("no", { status: 500 }) };
}

/** An answer that stays on its way until it is let go. */
export function hold({ endpoint, reply }: Answer): Answer & { readonly letGo: () => void } {
  const held = Promise.withResolvers<void>();
  const wait = async (input: unknown) => {
    await held.promise;
    return reply(input);
  };
  return { endpoint, reply: wait, letGo: held.resolve };
}

function written(endpoint: Endpoint, output: unknown): Response {
  if (endpoint.output === "response") throw new Error(`${endpoint.path} answers with a response of its own`);
  if (endpoint.output === "nothing") return new Response(null, { status: 204 });
  // What the screen meets is what was written, with nothing that JSON does not carry.
  const text = JSON.stringify(output);
  endpoint.output.parse(JSON.parse(text));
  return new Response(text, {
    status: endpoint.status ?? 200,
    headers: { "content-type": "application/json" },
  });
}

function problem(code: ErrorCode, more: Pick<Problem, "detail" | "fields">): Response {
  const { status, title } = errors[code];
  const body: Problem = { type: "about:blank", requestId: "test", title, status, code, ...more };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json" },
  });
}

/** Server-sent events, all at once: each with its name and what comes with it. */
export function events(
  endpoint: Endpoint,
  ...all: readonly (readonly [name: string, data: unknown])[]
): Answer {
  const text = all.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  return {
    endpoint,
    reply: () => new Response(text, { headers: { "content-type": "text/event-stream" } }),
  };
}
