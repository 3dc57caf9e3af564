import type { getToken } from "@meal/contract/accounts";
import type { OutputOf } from "@meal/contract/endpoint";
import type { listSessions, readUser } from "@meal/contract/sessions";
import type { SessionUser } from "../platform/session.ts";

type Account = OutputOf<typeof readUser>;
type Session = OutputOf<typeof listSessions>[number];

const then = "2026-11-20T18:00:00Z";

/** Somebody's account, with a password and nothing else. */
export function accountOf({ id, email, fullName }: SessionUser, change: Partial<Account> = {}): Account {
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    email_confirmed_at: then,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { full_name: fullName },
    identities: [],
    factors: [],
    is_anonymous: false,
    created_at: then,
    updated_at: then,
    ...change,
  };
}

/** What signing in answers a browser, whose token is in a cookie. */
export function sessionOf(person: SessionUser, needsSecondFactor = false): OutputOf<typeof getToken> {
  const expires_at = Math.round(Date.now() / 1000) + 4 * 3600;
  return { user: accountOf(person), session: { expires_at, needs_second_factor: needsSecondFactor } };
}

/** A login that has not ended. */
export function loginOn(user_agent: string, is_current = false): Session {
  return { id: user_agent, created_at: then, expires_at: "2026-11-20T22:00:00Z", user_agent, is_current };
}
