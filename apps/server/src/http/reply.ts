import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";

interface Reply {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream | string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that may come more than once. */
  readonly added?: Headers | undefined;
}

/**
 * Makes an answer with the headers that every answer carries. A plain record of them goes to Node's server as it is;
 * putting each into a `Headers` first, and taking it out again, would cost more than most answers.
 */
export function reply(context: Context<HttpEnv>, { body, status, headers: own, added }: Reply): Response {
  const headers = { ...context.get("headers"), "x-request-id": context.get("requestId"), ...own };
  return new Response(body, {
    status,
    headers: added === undefined ? headers : [...Object.entries(headers), ...added],
  });
}
