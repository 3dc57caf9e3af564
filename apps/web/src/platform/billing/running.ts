import type { Billing } from "../subscription.ts";

/** Whether it is charged again by itself, or would be if it could. */
export function isRunning({ state }: Billing): boolean {
  return state === "active" || state === "grace" || state === "on-hold";
}

/** Whether a store is paid: what was bought there is changed there. */
export function isInStore({ provider }: Billing): boolean {
  return provider === "apple" || provider === "google";
}
