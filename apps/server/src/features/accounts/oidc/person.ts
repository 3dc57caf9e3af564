import type { UserId } from "@meal/domain/accounts/actor";
import { emailError, normaliseEmail } from "@meal/domain/accounts/credentials";
import type { Db } from "../../../db/database.ts";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import type { ProviderClaims } from "../../../ports/identity-provider.ts";
import { claimRegistration, markAddress } from "../sign-up/addresses.ts";
import { addIdentity, findByIdentity } from "./identities-repository.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { findPerson, type Person } from "../people/people-repository.ts";
import { createPerson } from "../sign-up/sign-up.ts";
import { ownPerson } from "../people/user.ts";

/**
 * The person that a provider's account belongs to: the one it signed in as before, else the one who proved to have the same
 * address, else a new one, within the limits of a sign-up.
 */
export async function personOf(
  parts: AccountsParts,
  provider: string,
  claims: ProviderClaims,
  caller: Caller,
): Promise<{ readonly person: Person; readonly isNew: boolean }> {
  const identity = { provider, subject: claims.subject };
  const { id, isNew } = await transaction(parts.database.db, async (trx) => {
    const known = await findByIdentity(trx, identity);
    if (known !== undefined) return { id: known, isNew: false };
    const owner = await ownerOf(trx, parts, claims, caller);
    await addIdentity(trx, owner.id, identity, parts.clock.now());
    return owner;
  });
  return { person: await ownPerson(parts, id), isNew };
}

/**
 * Only a proven address joins an account, and only where it was proven here too: anybody could have opened an account with
 * somebody else's address and wait in it for its owner.
 */
async function ownerOf(
  trx: Db,
  parts: AccountsParts,
  claims: ProviderClaims,
  caller: Caller,
): Promise<{ readonly id: UserId; readonly isNew: boolean }> {
  const email = normaliseEmail(claims.email);
  if (!claims.isEmailVerified || emailError(email) !== null) throw new AppError("provider_email_unverified");
  const holder = await findPerson(trx, email);
  if (holder && holder.email_confirmed_at === null)
    throw new AppError("account_not_linkable", { detail: notLinkable });
  if (holder) return { id: holder.id, isNew: false };
  await claimRegistration(trx, parts, caller);
  const account = { email, fullName: claims.fullName, passwordHash: null, isConfirmed: true };
  const person = await createPerson(trx, parts, account, markAddress(parts, caller));
  // Somebody took the address in this very moment.
  if (!person) throw new AppError("provider_sign_in_failed", { detail: "Please try once more." });
  return { id: person.id, isNew: true };
}

const notLinkable =
  "An account with this email exists, and its address was never confirmed. Sign in with its password instead.";
