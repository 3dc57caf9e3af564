import type { UserId } from "@meal/domain/accounts/actor";
import type { MailPurpose } from "@meal/domain/accounts/mail-links";
import type { Db } from "../../../db/database.ts";
import { hashToken, randomCode, randomToken } from "../../../security/tokens.ts";
import type { AccountsParts } from "../parts.ts";
import { addOneTimeToken } from "./tokens-repository.ts";

const HOUR_MS = 3_600_000;

/** How long what a mail carries holds. */
const TOKEN_LIFETIMES_MS: { readonly [Purpose in MailPurpose]: number } = {
  signup: 24 * HOUR_MS,
  magiclink: HOUR_MS,
  recovery: HOUR_MS,
  email_change: 24 * HOUR_MS,
};

/** What goes into a mail; only hashes of it stay here. */
export interface Issued {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly token: string;
  readonly code: string;
}

/** Makes what a mail to this address will carry. */
export function makeToken(purpose: MailPurpose, email: string): Issued {
  return { purpose, email, token: randomToken(), code: randomCode() };
}

/** Keeps it for its owner, until it is used, over or replaced. */
export async function keepToken(
  db: Db,
  parts: Pick<AccountsParts, "keys" | "clock">,
  owner: UserId,
  { purpose, email, token, code }: Issued,
): Promise<void> {
  const now = parts.clock.now();
  await addOneTimeToken(db, {
    token_hash: hashToken(token),
    user_id: owner,
    purpose,
    email,
    code_hash: hashCode(parts, email, code),
    used_at: null,
    created_at: now,
    expires_at: now + TOKEN_LIFETIMES_MS[purpose],
  });
}

/** A code has few digits, so its hash is keyed: who reads the database cannot try them all. */
export function hashCode({ keys }: Pick<AccountsParts, "keys">, email: string, code: string): string {
  return keys.hash("code", `${email}:${code}`);
}
