import type { UserId } from "@meal/domain/accounts/actor";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import { hashToken, randomToken } from "../../../security/tokens.ts";
import type { Db } from "../../../db/database.ts";
import type { AccountsParts } from "../parts.ts";
import { readPerson, type Person } from "../people/people-repository.ts";
import { bearerAnswer, keepRefreshToken, type SessionAnswer } from "./sessions.ts";
import {
  endSessions,
  readRefreshToken,
  readSessionRow,
  useRefreshToken,
  type SessionRow,
} from "./sessions-repository.ts";

type Outcome =
  | { readonly kind: "renewed"; readonly session: SessionRow; readonly person: Person }
  | { readonly kind: "reused" }
  | { readonly kind: "unknown" };

/** Exchanges a refresh token for the next one of its session. The end of the session does not move. */
export async function refreshGrant(
  parts: AccountsParts,
  { refresh_token }: { readonly refresh_token: string },
): Promise<SessionAnswer> {
  const next = randomToken();
  const now = parts.clock.now();
  const outcome = await transaction(parts.database.db, (trx) => exchange(trx, refresh_token, next, now));
  if (outcome.kind === "reused") throw new AppError("refresh_token_already_used");
  if (outcome.kind === "unknown") throw new AppError("refresh_token_not_found");
  return bearerAnswer(parts, outcome.person, outcome.session, next);
}

/** A token that comes twice was stolen from or by somebody, and nobody can tell which: the session ends. */
async function exchange(trx: Db, token: string, next: string, now: number): Promise<Outcome> {
  const tokenHash = hashToken(token);
  const used = await useRefreshToken(trx, tokenHash, now);
  const known = used ?? (await readRefreshToken(trx, tokenHash));
  if (!known) return { kind: "unknown" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The owner of a token is a person.
  const owner = known.user_id as UserId;
  if (!used) {
    await endSessions(trx, owner, "local", known.session_id);
    return { kind: "reused" };
  }
  const session = await readSessionRow(trx, owner, used.session_id);
  const person = await readPerson(trx, owner);
  if (!session || !person || session.expires_at <= now) return { kind: "unknown" };
  await keepRefreshToken(trx, session, next, now);
  return { kind: "renewed", session, person };
}
