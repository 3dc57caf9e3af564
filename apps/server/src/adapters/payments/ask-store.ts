import { PaymentFault } from "../../ports/payments.ts";

const PATIENCE_MS = 10_000;
/** A store's answer about one purchase is a few KB; what is more is none. */
const LARGEST_ANSWER = 1_000_000;

/** What a store answered: its status, and its JSON where it sent some. */
export interface StoreAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Asks a store, and gives back what it answers with one of the statuses that mean something to the caller. Everything
 * else says nothing about a purchase: the store is down, busy, or does not let us in, and is asked again later.
 */
export async function askStore(
  url: URL,
  { meant, ...request }: RequestInit & { readonly meant: readonly number[] },
): Promise<StoreAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { ...request, signal, redirect: "error" });
    const text = await response.text();
    if (!meant.includes(response.status))
      throw new PaymentFault("unreachable", new Error(`${url.host} answered ${response.status}`));
    return { status: response.status, body: parse(text) };
  } catch (cause) {
    if (cause instanceof PaymentFault) throw cause;
    throw new PaymentFault("unreachable", new Error(`${url.host} did not answer`, { cause }));
  }
}

/** What cannot be read is undefined, which no shape takes. */
function parse(text: string): unknown {
  if (text.length > LARGEST_ANSWER) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
