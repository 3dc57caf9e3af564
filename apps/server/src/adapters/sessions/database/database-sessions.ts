import type { InferResult } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { SessionCookie } from "../../../http/session-cookie.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Session, Sessions, UserId } from "../../../ports/sessions.ts";
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

/**
 * Sessions as rows: one indexed read a request, so that ending one counts at once. A bearer token comes first; a browser's
 * cookie is only looked at without one.
 */
export function databaseSessions({ db, clock, cookie, tokens }: DatabaseSessionsParts): Sessions {
  const findById = finder(db, "id");
  const findByCookie = finder(db, "cookie_hash");
  const findByToken = async (token: string, now: number) => {
    const id = await tokens.readSessionId(token, now);
    return id === undefined ? undefined : findById(id);
  };
  return {
    async identify(request) {
      const bearer = /^bearer\s+(\S+)$/iu.exec(request.headers.get("authorization") ?? "")?.[1];
      const token = bearer ?? cookie.read(request);
      if (token === undefined) return guest;
      const now = clock.now();
      const row = await (bearer === undefined ? findByCookie(hashToken(token)) : findByToken(token, now));
      return row === undefined || row.expires_at <= now ? guest : sessionOf(row);
    },
  };
}

type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof finder>>>>;

/** Every request asks this, so the statement is put together once and not each time. */
function finder(db: Db, column: "id" | "cookie_hash") {
  const query = db
    .selectFrom("auth_sessions")
    .innerJoin("users", "users.id", "auth_sessions.user_id")
    .select([
      "auth_sessions.id",
      "user_id",
      "email",
      "aal",
      "needs_second_factor",
      "methods",
      "auth_sessions.created_at",
      "expires_at",
    ])
    .where(`auth_sessions.${column}`, "=", "")
    .compile();
  type Row = InferResult<typeof query>[number];
  return async (value: string) => (await db.executeQuery<Row>({ ...query, parameters: [value] })).rows[0];
}

function sessionOf(row: SessionRow): Session {
  return {
    kind: row.needs_second_factor ? "half" : "user",
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This is the one place where a person's id is made.
    userId: row.user_id as UserId,
    email: row.email,
    sessionId: row.id,
    aal: row.aal,
    methods: row.methods,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
