import type { UserId } from "@meal/domain/accounts/actor";
import type { LinkProblem, MailLinkType, MailPurpose } from "@meal/domain/accounts/mail-links";
import type { Db } from "../../../db/database.ts";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import { hashToken } from "../../../security/tokens.ts";
import { hashCode } from "./one-time-tokens.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { changePerson, findPerson, readPerson, type Person } from "../people/people-repository.ts";
import { notify } from "./post.ts";
import { countTry, rateRules } from "../rate-rules.ts";
import { signIn, type SessionAnswer } from "../sessions/sessions.ts";
import {
  findTokenByCode,
  readOneTimeToken,
  useOneTimeToken,
  type OneTimeToken,
} from "./tokens-repository.ts";

const purposesOf: { readonly [Type in MailLinkType]: readonly MailPurpose[] } = {
  signup: ["signup"],
  magiclink: ["magiclink"],
  email: ["signup", "magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change"],
};

/** Whether this is the name of something that is mailed. */
export function isMailType(type: string): type is MailLinkType {
  return Object.hasOwn(purposesOf, type);
}

type Redeemed =
  | {
      readonly kind: "good";
      readonly person: Person;
      readonly purpose: MailPurpose;
      readonly formerEmail: string;
    }
  | { readonly kind: "bad"; readonly problem: LinkProblem };

/** Whether a link still works. */
export type CheckedLink =
  | { readonly kind: "good"; readonly purpose: MailPurpose }
  | { readonly kind: "bad"; readonly problem: LinkProblem };

/** Looks at the token of a link without using it up. */
export async function checkLink(
  parts: AccountsParts,
  token: string,
  type: MailLinkType,
): Promise<CheckedLink> {
  const kept = await readOneTimeToken(parts.database.db, hashToken(token));
  const problem = problemOf(kept, type, parts.clock.now());
  return kept === undefined || problem !== undefined
    ? { kind: "bad", problem: problem ?? "invalid" }
    : { kind: "good", purpose: kept.purpose };
}

/** Signs in with the token of a link, and uses it up. */
export async function verifyLink(
  parts: AccountsParts,
  { token_hash, type }: { readonly token_hash: string; readonly type: MailLinkType },
  caller: Caller,
): Promise<SessionAnswer> {
  const redeemed = await redeem(parts, hashToken(token_hash), type);
  if (redeemed.kind === "bad") throw new AppError(`link_${redeemed.problem}`);
  const { person, purpose } = redeemed;
  return signIn(parts, { person, methods: [purpose] }, caller);
}

/** Signs in with the code of a mail. Wrong, over, used and unknown are one answer, so that guessing teaches nothing. */
export async function verifyCode(
  parts: AccountsParts,
  { email, token, type }: { readonly email: string; readonly token: string; readonly type: MailLinkType },
  caller: Caller,
): Promise<SessionAnswer> {
  await countTry(parts, rateRules.code, email, caller);
  const found = await findTokenByCode(parts.database.db, email, hashCode(parts, email, token));
  const redeemed = found && (await redeem(parts, found.token_hash, type));
  if (redeemed?.kind !== "good") throw new AppError("otp_expired");
  await parts.limiter.forget(rateRules.code.perAccount, email);
  return signIn(parts, { person: redeemed.person, methods: ["otp"] }, caller);
}

async function redeem(parts: AccountsParts, tokenHash: string, type: MailLinkType): Promise<Redeemed> {
  const now = parts.clock.now();
  const redeemed = await transaction(parts.database.db, async (trx): Promise<Redeemed> => {
    const token = await useOneTimeToken(trx, tokenHash, purposesOf[type], now);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The owner of a token is a person.
    const owner = token && (await readPerson(trx, token.user_id as UserId));
    const person = owner && (await prove(trx, parts, token, owner));
    if (person) return { kind: "good", person, purpose: token.purpose, formerEmail: owner.email };
    // A token that was just used up here held, but for an account or an address that it does not fit any more.
    const problem = token ? "invalid" : problemOf(await readOneTimeToken(trx, tokenHash), type, now);
    return { kind: "bad", problem: problem ?? "invalid" };
  });
  // Who had the address that is left learns of it, too.
  if (redeemed.kind === "good" && redeemed.purpose === "email_change")
    notify(parts, redeemed.formerEmail, "email");
  return redeemed;
}

function problemOf(kept: OneTimeToken | undefined, type: MailLinkType, now: number): LinkProblem | undefined {
  if (!kept || !purposesOf[type].includes(kept.purpose)) return "invalid";
  if (kept.used_at !== null) return "used";
  return kept.expires_at <= now ? "expired" : undefined;
}

/** Whoever holds what was mailed to an address has shown that it is theirs. */
async function prove(
  trx: Db,
  parts: AccountsParts,
  token: OneTimeToken,
  person: Person,
): Promise<Person | undefined> {
  if (token.purpose === "email_change") return moveTo(trx, parts, person, token.email);
  if (person.email !== token.email) return undefined;
  if (person.email_confirmed_at !== null) return person;
  const now = parts.clock.now();
  // Whoever signed up with this address need not have been its owner, so only their own confirmation keeps the password.
  const isOwnPassword = token.purpose === "signup" || !parts.isVerificationOn;
  const password = isOwnPassword ? {} : { password_hash: null };
  return changePerson(trx, person.id, { ...password, email_confirmed_at: now, updated_at: now });
}

async function moveTo(
  trx: Db,
  { clock }: AccountsParts,
  person: Person,
  email: string,
): Promise<Person | undefined> {
  if (person.new_email !== email || (await findPerson(trx, email))) return undefined;
  const now = clock.now();
  return changePerson(trx, person.id, { email, new_email: null, email_confirmed_at: now, updated_at: now });
}
