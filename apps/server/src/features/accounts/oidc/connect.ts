import type { UserId } from "@meal/domain/accounts/actor";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import type { Challenge } from "../challenges-repository.ts";
import {
  addIdentity,
  findByIdentity,
  listIdentities,
  removeIdentity,
  type Identity,
} from "./identities-repository.ts";
import { goTo } from "./flow.ts";
import { beginFlow, orAppError, orProblemPage, providerOf, readClaims } from "./steps.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { listPasskeyRows } from "../passkeys/passkeys-repository.ts";
import { readPerson } from "../people/people-repository.ts";
import { countAnonymousTry, rateRules } from "../rate-rules.ts";
import { confirmIdentity, notifyOwner, type SignedIn } from "../people/user.ts";

const PROFILE = "/profile?tab=security";

/** What a person gives who wants to sign in with an account elsewhere, too. */
interface Connection {
  readonly provider: string;
  readonly current_password?: string | undefined;
}

/** Where the browser goes to show which account of the provider is the person's. */
export async function beginConnecting(
  parts: AccountsParts,
  { provider: name, current_password: password }: Connection,
  caller: SignedIn,
): Promise<{ provider: string; url: string }> {
  await countAnonymousTry(parts, rateRules.provider, caller);
  const provider = providerOf(parts, name);
  await confirmIdentity(parts, password, caller);
  const purpose = { owner: caller.session.userId, redirectTo: "", codeChallenge: "" };
  const url = await orAppError(parts, () => beginFlow(parts, provider, purpose, caller));
  return { provider: name, url: url.href };
}

/** The browser is back. Only the person who began, and is still signed in here, is connected. */
export async function finishConnecting(
  parts: AccountsParts,
  flow: Challenge,
  url: URL,
  { session }: Caller,
): Promise<Response> {
  return orProblemPage(parts, PROFILE, async () => {
    const provider = providerOf(parts, parts.provider?.name);
    const { subject } = await readClaims(parts, provider, flow, url);
    if (session.kind !== "user" || session.userId !== flow.user_id) throw new AppError("not_signed_in");
    await connect(parts, session.userId, { provider: provider.name, subject });
    await notifyOwner(parts, session.userId, "provider");
    return goTo(`${PROFILE}&connected=${provider.name}`);
  });
}

async function connect(parts: AccountsParts, owner: UserId, identity: Identity): Promise<void> {
  await transaction(parts.database.db, async (trx) => {
    await addIdentity(trx, owner, identity, parts.clock.now());
    if ((await findByIdentity(trx, identity)) !== owner) throw new AppError("identity_already_exists");
  });
}

/** Takes an account elsewhere away, unless nothing else would open the door. */
export async function disconnect(
  parts: AccountsParts,
  id: string,
  currentPassword: string | undefined,
  caller: SignedIn,
): Promise<void> {
  await confirmIdentity(parts, currentPassword, caller);
  const owner = caller.session.userId;
  await transaction(parts.database.db, async (trx) => {
    const identities = await listIdentities(trx, owner);
    if (!identities.some((identity) => identity.id === id)) throw new AppError("identity_not_found");
    const passkeys = await listPasskeyRows(trx, owner);
    const hasPassword = (await readPerson(trx, owner))?.password_hash !== null;
    if (identities.length + passkeys.length === 1 && !hasPassword)
      throw new AppError("single_identity_not_deletable");
    await removeIdentity(trx, owner, id);
  });
  await notifyOwner(parts, owner, "provider-removed");
}
