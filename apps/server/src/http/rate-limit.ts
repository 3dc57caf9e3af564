import { isIPv6 } from "node:net";
import type { Db } from "../db/database.ts";
import type { Clock } from "../ports/clock.ts";
import type { Keys } from "../security/keys.ts";
import { AppError } from "../app-error.ts";
import { countTry, forgetTries } from "./tries-repository.ts";

/** How often something may be tried in a window that begins with the first try. */
export interface RateRule {
  readonly name: string;
  readonly uses: number;
  readonly perMs: number;
}

const made: RateRule[] = [];
/** Every rate that the loaded program holds callers to, for the page that lists them. */
export const knownRates: readonly RateRule[] = made;

/** Makes a rate, which is known from then on. */
export function rateRule(name: string, uses: number, perMs: number): RateRule {
  const rule = { name, uses, perMs };
  made.push(rule);
  return rule;
}

/** Counts tries in the database, so that a limit holds across all processes. */
export interface RateLimiter {
  /** Counts one try of this subject; refuses with the time to wait once they are used up. */
  count(rule: RateRule, subject: string): Promise<void>;
  /** Forgets the tries of a subject who turned out to be right. */
  forget(rule: RateRule, subject: string): Promise<void>;
}

interface LimiterParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Keys;
  /** Multiplies every limit. */
  readonly factor: number;
}

/** Makes the counter that all processes share. */
export function createRateLimiter({ db, clock, keys, factor }: LimiterParts): RateLimiter {
  const keyOf = (rule: RateRule, subject: string) => keys.hash("rate-limit", `${rule.name}:${subject}`);
  return {
    async count(rule, subject) {
      const now = clock.now();
      const tries = await countTry(db, keyOf(rule, subject), now, now + rule.perMs);
      if (tries && tries.used > rule.uses * factor) throw tooMany(tries.ends_at - now);
    },
    async forget(rule, subject) {
      await forgetTries(db, keyOf(rule, subject));
    },
  };
}

/** A provider hands a /48 of IPv6, which is 65,536 households' worth of addresses, to anybody who asks for one. */
export const NETWORK_USES_FACTOR = 8;

/** Counts one try of a network address. With IPv6 the network around it counts too, with more room for its households. */
export async function countAddress(limiter: RateLimiter, rule: RateRule, address: string): Promise<void> {
  await limiter.count(rule, addressGroup(address));
  const network = networkGroup(address);
  const ofNetwork = { ...rule, name: `${rule.name}-network`, uses: rule.uses * NETWORK_USES_FACTOR };
  if (network !== undefined) await limiter.count(ofNetwork, network);
}

/** A network hands a whole /64 of IPv6 to one household, so that is what counts as one address. */
export function addressGroup(address: string): string {
  return isIPv6(address) ? firstGroups(address, 4) : address;
}

/** The /48 that an IPv6 address lies in; IPv4 has too few addresses for anybody to own many. */
export function networkGroup(address: string): string | undefined {
  return isIPv6(address) ? firstGroups(address, 3) : undefined;
}

function firstGroups(address: string, count: number): string {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/u, "")}]`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, count).join(":");
}

/** Refuses with the time to wait. */
export function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const detail = `Too many attempts. Try again in ${wait(seconds)}.`;
  return new AppError("too_many_requests", { detail, headers: { "retry-after": String(seconds) } });
}

function wait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
