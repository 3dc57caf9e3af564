import { randomUUID } from "node:crypto";
import type { cookieSession, sessionAnswer } from "@meal/contract/account-shapes";
import { SESSION_LIFETIME_MS } from "@meal/domain/accounts/sessions";
import type { z } from "zod";
import type { Db } from "../../../db/database.ts";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import { wantsCookie } from "../../../http/session-cookie.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../security/access-tokens.ts";
import { hashToken, randomToken } from "../../../security/tokens.ts";
import { hasSecondFactor } from "../factors/factors-repository.ts";
import { knownDevice, markDevice } from "./known-device.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { noteSignIn, type Person } from "../people/people-repository.ts";
import { addRefreshToken, addSession, endSessions, type SessionRow } from "./sessions-repository.ts";
import { readUserView } from "../people/user-view.ts";

/** What signing in answers. */
export type SessionAnswer = z.input<typeof sessionAnswer>;

const userAgentLimit = 300;

/** What a sign-in stands on. */
export interface Proof {
  readonly person: Person;
  /** How the person proved themselves, such as "password". */
  readonly methods: readonly string[];
  /** The hash that a given password was checked against. */
  readonly checkedHash?: string | null;
  /** A passkey stands for both factors: the device, and what unlocks it. */
  readonly isTwoFactors?: boolean;
  /** Coming back from a provider is done by a browser, whatever it sends. */
  readonly isBrowser?: boolean;
}

/** Begins a session that ends four hours from now, and hands it out the way the caller holds sessions. */
export async function signIn(parts: AccountsParts, proof: Proof, caller: Caller): Promise<SessionAnswer> {
  const now = parts.clock.now();
  const isCookie = proof.isBrowser === true || wantsCookie(caller.request);
  const token = randomToken();
  const begun: SessionRow = {
    id: randomUUID(),
    user_id: proof.person.id,
    cookie_hash: isCookie ? hashToken(token) : null,
    aal: proof.isTwoFactors === true ? "aal2" : "aal1",
    needs_second_factor: false,
    methods: proof.methods,
    user_agent: (caller.request.headers.get("user-agent") ?? "").slice(0, userAgentLimit),
    created_at: now,
    expires_at: now + SESSION_LIFETIME_MS,
  };
  const signedIn = await transaction(parts.database.db, async (trx) => {
    const current = await noteSignIn(trx, proof.person.id, now, proof.checkedHash);
    if (!current) return undefined;
    if (isCookie && caller.session.kind !== "guest")
      await endSessions(trx, caller.session.userId, "local", caller.session.sessionId);
    const isHalf = begun.aal === "aal1" && (await hasSecondFactor(trx, current.id));
    const session = { ...begun, needs_second_factor: isHalf };
    await addSession(trx, session);
    if (!isCookie) await keepRefreshToken(trx, session, token, now);
    return { person: current, session };
  });
  // The account or its password went while the password was being checked.
  if (!signedIn) throw new AppError("invalid_credentials");
  const { person, session } = signedIn;
  if (!isCookie) return bearerAnswer(parts, person, session, token);
  caller.responseHeaders.append("set-cookie", parts.cookie.write(token, session.expires_at - now));
  if (knownDevice(parts, person.email, caller.request) === undefined)
    caller.responseHeaders.append("set-cookie", markDevice(parts, person.email));
  return cookieAnswer(parts, person, session);
}

/** The answer for a program: tokens. They hold for minutes, and never longer than the session. */
export async function bearerAnswer(
  { database, clock, tokens }: Pick<AccountsParts, "database" | "clock" | "tokens">,
  person: Person,
  session: SessionRow,
  refreshToken: string,
): Promise<SessionAnswer> {
  const now = clock.now();
  const endsAt = Math.min(now + ACCESS_TOKEN_LIFETIME_MS, session.expires_at);
  const { id: sessionId, aal, methods } = session;
  const claims = { userId: person.id, email: person.email, sessionId, aal, methods };
  return {
    access_token: await tokens.sign({ ...claims, signedInAt: session.created_at }, now, endsAt),
    token_type: "bearer",
    expires_in: Math.floor(endsAt / 1000) - Math.floor(now / 1000),
    expires_at: Math.floor(endsAt / 1000),
    refresh_token: refreshToken,
    user: await readUserView(database.db, person),
  };
}

/** The answer for a browser: no token, it is in the cookie. */
export async function cookieAnswer(
  { database }: Pick<AccountsParts, "database">,
  person: Person,
  session: Pick<SessionRow, "expires_at" | "needs_second_factor">,
): Promise<z.input<typeof cookieSession>> {
  const expiresAt = Math.floor(session.expires_at / 1000);
  const { needs_second_factor } = session;
  const user = await readUserView(database.db, person);
  return { user, session: { expires_at: expiresAt, needs_second_factor } };
}

/** Keeps the hash of a refresh token of this session. */
export async function keepRefreshToken(
  db: Db,
  session: Pick<SessionRow, "id" | "user_id">,
  token: string,
  now: number,
): Promise<void> {
  const ids = { user_id: session.user_id, session_id: session.id };
  await addRefreshToken(db, { ...ids, token_hash: hashToken(token), used_at: null, created_at: now });
}
