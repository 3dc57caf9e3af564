import { addressGroup, type RateRule } from "../../http/rate-limit.ts";
import type { AccountsParts, Caller } from "./parts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often things may be tried: for one account, and from one network address. */
export const rateRules = {
  signUp: pair("sign-up", 10, 30, HOUR_MS),
  password: pair("password", 10, 100, 15 * MINUTE_MS),
  mail: pair("mail", 5, 30, HOUR_MS),
  code: pair("code", 10, 60, HOUR_MS),
  challenge: pair("challenge", 60, 200, 15 * MINUTE_MS),
  passkey: pair("passkey", 20, 100, 15 * MINUTE_MS),
  provider: pair("provider", 20, 100, 15 * MINUTE_MS),
  secondFactor: pair("second-factor", 10, 60, HOUR_MS),
};

interface RulePair {
  readonly perAccount: RateRule;
  readonly perAddress: RateRule;
}

/** Counts one try against both limits. An unknown account is counted like a known one. */
export async function countTry(
  { limiter }: Pick<AccountsParts, "limiter">,
  { perAccount, perAddress }: RulePair,
  account: string,
  { clientAddress }: Pick<Caller, "clientAddress">,
): Promise<void> {
  await limiter.count(perAddress, addressGroup(clientAddress));
  await limiter.count(perAccount, account);
}

/** Counts one try of somebody who did not say who they are. */
export async function countAnonymousTry(
  { limiter }: Pick<AccountsParts, "limiter">,
  { perAddress }: RulePair,
  { clientAddress }: Pick<Caller, "clientAddress">,
): Promise<void> {
  await limiter.count(perAddress, addressGroup(clientAddress));
}

function pair(name: string, accountUses: number, addressUses: number, perMs: number): RulePair {
  return {
    perAccount: { name: `${name}-account`, uses: accountUses, perMs },
    perAddress: { name: `${name}-address`, uses: addressUses, perMs },
  };
}
