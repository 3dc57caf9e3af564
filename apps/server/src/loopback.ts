import type { Config } from "./config.ts";

/** Whether people open the app on this machine alone: at the address that was configured, or that is listened on. */
export function isOnLoopback({ APP_URL, HOST }: Pick<Config, "APP_URL" | "HOST">): boolean {
  const host = APP_URL === undefined ? HOST : new URL(APP_URL).hostname;
  return host === "localhost" || host === "::1" || host === "[::1]" || host.startsWith("127.");
}
