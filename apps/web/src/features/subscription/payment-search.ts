/**
 * spec: 1, section 2: both shapes of what a provider's return address carries, as one. What is unknown is left out,
 * and with nothing known the payment is pending.
 */
export interface PaymentSearch {
  readonly source?: "mobile" | "paypal";
  readonly status?: "active" | "pending";
  readonly success?: "true";
  readonly cancelled?: "true";
  /** Names the subscription that was begun, so that nobody else's is told. */
  readonly session_id?: string;
}

/** An address is cut by whoever sends it; ours are no longer. */
const longestId = 64;

export function readPaymentSearch(search: Readonly<Record<string, unknown>>): PaymentSearch {
  const { source, status } = search;
  const id = idIn(search["session_id"]);
  return {
    ...((source === "mobile" || source === "paypal") && { source }),
    ...((status === "active" || status === "pending") && { status }),
    ...(search["success"] === "true" && { success: "true" }),
    // spec: written with two l here, and with one in the address of the plans.
    ...((search["cancelled"] === "true" || search["canceled"] === "true") && { cancelled: "true" }),
    ...(id !== undefined && { session_id: id }),
  };
}

function idIn(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= longestId ? value : undefined;
}
