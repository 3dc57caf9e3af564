import { actorOf, type UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../../db/database.ts";
import { prepared } from "../../../db/prepared.ts";
import type { SessionCookie } from "../../../http/session-cookie.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Session, Sessions } from "../../../ports/sessions.ts";
import type { AccessTokens } from "../../../security/access-tokens.ts";
import { hashToken } from "../../../security/tokens.ts";

/** What finding a session takes. */
export interface DatabaseSessionsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
  readonly tokens: AccessTokens;
}

const guest: Session = { kind: "guest" };

const sessionsBy = (column: "id" | "cookie_hash") =>
  prepared((db: Db, value: string) =>
    db
      .selectFrom("auth_sessions")
      .select(["id", "user_id", "aal", "needs_second_factor", "methods", "created_at", "expires_at"])
      .where(column, "=", value),
  );
const sessionsById = sessionsBy("id");
const sessionsByCookie = sessionsBy("cookie_hash");
type SessionRow = Awaited<ReturnType<typeof sessionsById>>[number];

/**
 * Sessions as rows: one indexed read a request, so that ending one counts at once. A bearer token comes first; a browser's
 * cookie is only looked at without one.
 */
export function databaseSessions({ db, clock, cookie, tokens }: DatabaseSessionsParts): Sessions {
  const findByToken = async (token: string, now: number) => {
    const id = await tokens.readSessionId(token, now);
    return id === undefined ? [] : sessionsById(db, id);
  };
  return {
    async identify(request) {
      const bearer = /^bearer\s+(\S+)$/iu.exec(request.headers.get("authorization") ?? "")?.[1];
      const token = bearer ?? cookie.read(request);
      if (token === undefined) return guest;
      const now = clock.now();
      const find = bearer === undefined ? sessionsByCookie(db, hashToken(token)) : findByToken(token, now);
      const [row] = await find;
      return row === undefined || row.expires_at <= now ? guest : sessionOf(row);
    },
  };
}

function sessionOf(row: SessionRow): Session {
  return {
    kind: row.needs_second_factor ? "half" : "user",
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This is the one place where a person's id is made.
    ...actorOf(row.user_id as UserId),
    sessionId: row.id,
    aal: row.aal,
    methods: row.methods,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
