import { addressGroup, countAddress, rateRule, type RateRule } from "../../http/rate-limit.ts";
import { knownDevice } from "./sessions/known-device.ts";
import type { AccountsParts, Caller } from "./parts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often things may be tried: for one account, and from one network address. */
export const rateRules = {
  signUp: pair("sign-up", 10, 30, HOUR_MS),
  password: pair("password", 30, 100, 15 * MINUTE_MS),
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
  await countAddress(limiter, perAddress, clientAddress);
  await limiter.count(perAccount, account);
}

/** How often one caller may try the password of one account. */
const ownPasswordTries = rateRule("password-caller", 10, 15 * MINUTE_MS);

/**
 * Counts one try of a password and returns what forgets it once it was right. Whoever guesses from elsewhere uses up their
 * own tries and, together with all others, those of the account; a device that signed in before has tries of its own, so
 * nobody can lock its owner out.
 */
export async function countPasswordTry(
  parts: Pick<AccountsParts, "limiter" | "keys">,
  email: string,
  caller: Pick<Caller, "clientAddress" | "request">,
): Promise<() => Promise<void>> {
  const { limiter } = parts;
  const { perAccount, perAddress } = rateRules.password;
  await countAddress(limiter, perAddress, caller.clientAddress);
  const device = knownDevice(parts, email, caller.request);
  const own = device ?? addressGroup(caller.clientAddress);
  await limiter.count(ownPasswordTries, `${email} ${own}`);
  if (device === undefined) await limiter.count(perAccount, email);
  return async () => {
    await limiter.forget(ownPasswordTries, `${email} ${own}`);
    if (device === undefined) await limiter.forget(perAccount, email);
  };
}

/** Counts one try of somebody who did not say who they are. */
export async function countAnonymousTry(
  { limiter }: Pick<AccountsParts, "limiter">,
  { perAddress }: RulePair,
  { clientAddress }: Pick<Caller, "clientAddress">,
): Promise<void> {
  await countAddress(limiter, perAddress, clientAddress);
}

function pair(name: string, accountUses: number, addressUses: number, perMs: number): RulePair {
  return {
    perAccount: rateRule(`${name}-account`, accountUses, perMs),
    perAddress: rateRule(`${name}-address`, addressUses, perMs),
  };
}
