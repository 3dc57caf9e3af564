import type { Endpoint } from "@meal/contract/endpoint";
import type { Database } from "../../src/db/database.ts";

/** A product that listens, and what is known of it from outside of HTTP. */
export interface Target {
  readonly url: string;
  readonly database: Database;
  readonly endpoints: readonly Endpoint[];
}

/** What opens the operator's endpoints, and what no answer may ever hold. */
export const serviceKey = "the service key of the proof, which is long";

/** Nothing is refused for having been asked too often: what is looked for lies behind the limits of rates. */
export const targetSettings: Readonly<Record<string, string>> = {
  RATE_LIMIT_FACTOR: "1000000",
  MAX_ACCOUNTS_PER_IP: "0",
  SERVICE_KEY: serviceKey,
  TRUSTED_PROXIES: "127.0.0.1",
};
