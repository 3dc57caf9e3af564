import type { user } from "@meal/contract/account-shapes";
import type { z } from "zod";
import type { Db } from "../../../db/database.ts";
import { listFactors, type FactorRow } from "../factors/factors-repository.ts";
import { listIdentities, type IdentityRow } from "../oidc/identities-repository.ts";
import type { Person } from "./people-repository.ts";

/** A person as the contract shows them. */
export type UserView = z.input<typeof user>;

interface Proofs {
  readonly factors: readonly FactorRow[];
  readonly identities: readonly IdentityRow[];
}

/** Only what the person themselves may see, with their second factors and their accounts elsewhere. */
export async function readUserView(db: Db, person: Person): Promise<UserView> {
  const factors = await listFactors(db, person.id);
  return userView(person, { factors, identities: await listIdentities(db, person.id) });
}

/** A person as the API shows them, where neither Google nor a second factor is asked about. */
export function userView(
  person: Person,
  { factors, identities }: Proofs = { factors: [], identities: [] },
): UserView {
  const providers = new Set(identities.map(({ provider }) => provider));
  const ways = person.password_hash === null ? [...providers] : ["email", ...providers];
  return {
    id: person.id,
    aud: "authenticated",
    role: "authenticated",
    email: person.email,
    ...(person.new_email === null ? {} : { new_email: person.new_email }),
    ...(person.email_confirmed_at === null ? {} : { email_confirmed_at: iso(person.email_confirmed_at) }),
    ...(person.last_sign_in_at === null ? {} : { last_sign_in_at: iso(person.last_sign_in_at) }),
    app_metadata: { provider: ways[0] ?? "email", providers: ways },
    user_metadata: { full_name: person.full_name },
    identities: identities.map((identity) => identityView(identity)),
    factors: factors.map((factor) => factorView(factor)),
    is_anonymous: false,
    created_at: iso(person.created_at),
    updated_at: iso(person.updated_at),
  };
}

function factorView({ id, factor_type, friendly_name, status, created_at, updated_at }: FactorRow) {
  const name = friendly_name === null ? {} : { friendly_name };
  return { id, factor_type, ...name, status, created_at: iso(created_at), updated_at: iso(updated_at) };
}

function identityView({ id, user_id, provider, subject, created_at }: IdentityRow) {
  return { identity_id: id, id: subject, user_id, provider, created_at: iso(created_at) };
}

/** An instant as the contract writes it. */
export function iso(instantMs: number): string {
  return new Date(instantMs).toISOString();
}
