import { Agent, fetch as undiciFetch } from "undici";

/** A picture of an image model is the largest thing that a model sends. */
const MOST_ANSWER_BYTES = 32_000_000;

/**
 * The way out to models. Its own limits of time are off, because the one configured timeout ends what takes too long;
 * an answer has a largest size, and nobody is sent on to another address.
 */
export function outgoingFetch(): typeof globalThis.fetch {
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, maxResponseSize: MOST_ANSWER_BYTES });
  const send = (input: string, init: object) =>
    undiciFetch(input, { ...init, dispatcher, redirect: "error" });
  // The library's fetch is the same as the built-in one but for its own names of the types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return send as unknown as typeof globalThis.fetch;
}
