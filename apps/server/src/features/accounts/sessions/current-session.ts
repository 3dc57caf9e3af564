import type { cookieSession, noSession } from "@meal/contract/account-shapes";
import type { z } from "zod";
import type { UserSession } from "../../../ports/sessions.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { readPerson } from "../people/people-repository.ts";
import { cookieAnswer } from "./sessions.ts";
import { sessionsTopic } from "./sessions-topic.ts";
import { endSessions, listSessionRows, type SessionScope } from "./sessions-repository.ts";
import { iso } from "../people/user-view.ts";

type CurrentSession = z.input<typeof cookieSession> | z.input<typeof noSession>;

/** Who is signed in. A cookie whose session is over is taken back on the way. */
export async function currentSession(parts: AccountsParts, caller: Caller): Promise<CurrentSession> {
  const { session, request, responseHeaders } = caller;
  const person = session.kind === "guest" ? undefined : await readPerson(parts.database.db, session.userId);
  if (session.kind !== "guest" && person)
    return cookieAnswer(parts, person, {
      expires_at: session.expiresAt,
      needs_second_factor: session.kind === "half",
    });
  if (parts.cookie.read(request) !== undefined) responseHeaders.append("set-cookie", parts.cookie.clear);
  return { user: null, session: null };
}

/** Where a person is signed in, the newest first. */
export async function sessionsOf(parts: AccountsParts, session: UserSession) {
  const rows = await listSessionRows(parts.database.db, session.userId, parts.clock.now());
  return rows.map(({ id, created_at, expires_at, user_agent }) => ({
    id,
    created_at: iso(created_at),
    expires_at: iso(expires_at),
    user_agent,
    is_current: id === session.sessionId,
  }));
}

/** Ends sessions of the caller. Without one there is nothing to end, and a browser's cookie goes in any case. */
export async function endSession(parts: AccountsParts, scope: SessionScope, caller: Caller): Promise<void> {
  const { session, request, responseHeaders } = caller;
  if (session.kind !== "guest") {
    await endSessions(parts.database.db, session.userId, scope, session.sessionId);
    await parts.bus.publish(sessionsTopic(session.userId));
  }
  if (scope !== "others" && parts.cookie.read(request) !== undefined)
    responseHeaders.append("set-cookie", parts.cookie.clear);
}
