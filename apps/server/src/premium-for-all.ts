import type { Config } from "./config.ts";
import { isOnLoopback } from "./loopback.ts";

/**
 * Whether everybody has Premium: it cannot be bought, others than this machine use the app, and the operator counts no free
 * uses. `sells` says whether there is anything to pay with.
 */
export function isPremiumForAll(
  config: Pick<Config, "APP_URL" | "HOST" | "FREE_LIMITS">,
  sells: boolean,
): boolean {
  return !sells && !isOnLoopback(config) && config.FREE_LIMITS.length === 0;
}
