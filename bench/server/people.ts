import { SESSION_LIFETIME_MS } from "@meal/domain/accounts/sessions";
import type { Database } from "@meal/server/db/database";
import { transaction } from "@meal/server/db/transaction";
import { hashToken } from "@meal/server/security/tokens";

const batch = 500;

/** The name of the nth person, which is the token of their session's cookie as well. */
export function personOf(number: number): string {
  return `person-${number}`;
}

/** Signs so many people in. */
export async function seedPeople({ db }: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, index) => from + index);
    await transaction(db, async (trx) => {
      for (const number of numbers) {
        await trx.insertInto("users").values(userOf(number)).execute();
        await trx.insertInto("auth_sessions").values(sessionOf(number)).execute();
      }
    });
  }
}

function userOf(number: number) {
  const now = Date.now();
  return {
    id: personOf(number),
    email: `${personOf(number)}@example.org`,
    email_confirmed_at: now,
    new_email: null,
    password_hash: null,
    full_name: `Person ${number}`,
    address_hash: null,
    is_rejoined: false,
    created_at: now,
    updated_at: now,
    last_sign_in_at: now,
  };
}

function sessionOf(number: number) {
  const now = Date.now();
  return {
    id: `session-${number}`,
    user_id: personOf(number),
    cookie_hash: hashToken(personOf(number)),
    aal: "aal1" as const,
    needs_second_factor: false,
    methods: ["password"],
    user_agent: "",
    created_at: now,
    expires_at: now + SESSION_LIFETIME_MS,
  };
}
