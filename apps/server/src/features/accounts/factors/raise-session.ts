import type { Db } from "../../../db/database.ts";
import { AppError } from "../../../app-error.ts";
import type { HalfSession, UserSession } from "../../../ports/sessions.ts";
import { hashToken, randomToken } from "../../../security/tokens.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { ownPerson } from "../people/user.ts";
import { raiseSessionRow } from "./raise-repository.ts";
import type { SessionRow } from "../sessions/sessions-repository.ts";
import { bearerAnswer, cookieAnswer, keepRefreshToken, type SessionAnswer } from "../sessions/sessions.ts";

/** A caller who signed in, whether or not the second factor was shown. */
export type KnownCaller = Omit<Caller, "session"> & { readonly session: HalfSession | UserSession };

/** For the few endpoints that also serve who still has to show the second factor. */
export function knownCaller(caller: Caller): KnownCaller {
  const { session } = caller;
  if (session.kind === "guest") throw new AppError("not_signed_in");
  return { ...caller, session };
}

/** A session that was raised, and its new token if it got one. */
export interface Raised {
  readonly row: SessionRow;
  readonly token: string | undefined;
}

/**
 * Makes a session one of two factors. What it was opened with before stops working, so that whoever saw it has nothing: a
 * program's refresh tokens, and the cookie of a session that only now opens. A browser at work keeps its cookie, because
 * other requests with it may be on their way.
 */
export async function raiseSession(
  trx: Db,
  { session }: KnownCaller,
  method: string,
  now: number,
): Promise<Raised> {
  const token = randomToken();
  const methods = [...new Set([...session.methods, method])];
  const newCookie = session.kind === "half" ? hashToken(token) : undefined;
  const row = await raiseSessionRow(trx, session, { methods, newCookie, now });
  if (!row) throw new AppError("not_signed_in");
  if (row.cookie_hash !== null) return { row, token: newCookie === undefined ? undefined : token };
  await keepRefreshToken(trx, row, token, now);
  return { row, token };
}

/** Hands the raised session out the way its holder holds it. */
export async function answerRaised(
  parts: AccountsParts,
  caller: KnownCaller,
  { row, token }: Raised,
): Promise<SessionAnswer> {
  const person = await ownPerson(parts, caller.session.userId);
  if (row.cookie_hash === null) return bearerAnswer(parts, person, row, token ?? "");
  if (token !== undefined)
    caller.responseHeaders.append(
      "set-cookie",
      parts.cookie.write(token, row.expires_at - parts.clock.now()),
    );
  return cookieAnswer(parts, person, row);
}
