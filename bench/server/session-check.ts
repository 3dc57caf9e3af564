import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseSessions } from "@meal/server/adapters/sessions/database/database-sessions";
import type { Database } from "@meal/server/db/database";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { sessionCookie } from "@meal/server/http/session-cookie";
import type { Sessions } from "@meal/server/ports/sessions";
import { accessTokens } from "@meal/server/security/access-tokens";
import { createKeys } from "@meal/server/security/keys";
import { startPostgres } from "@meal/testkit/postgres-server";
import { personOf, seedPeople } from "./people.ts";

const people = 20_000;
const checks = 5000;
const url = "http://localhost/";

/** What finding the session of a request costs, by cookie and by access token, in a table of 20,000. */
export async function measureSessionCheck(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-check-"));
  const embedded = await openSqlite(join(folder, "app.db"));
  await measureOn(embedded, "embedded database", "bar < 0.2", say);
  await embedded.close();
  rmSync(folder, { recursive: true });
  const server = await startPostgres({ isDurable: false });
  const remote = openPostgres({ url: server.url, onIdleError: () => {} });
  await measureOn(remote, "PostgreSQL, over a socket", "for comparison", say);
  await remote.close();
  await server.stop();
}

async function measureOn(database: Database, where: string, bar: string, say: (line: string) => void) {
  await migrate(database, migrations);
  await seedPeople(database, people);
  const clock = { now: () => Date.now() };
  const tokens = accessTokens(createKeys("a secret of the bench, long enough to be one"));
  const sessions = databaseSessions({ db: database.db, clock, cookie: sessionCookie(url), tokens });
  const byCookie = await medianMs(sessions, async (number) => ({ cookie: `session=${personOf(number)}` }));
  const byToken = await medianMs(sessions, async (number) => {
    const [userId, sessionId] = [personOf(number), `session-${number}`];
    const claims = { userId, email: "", sessionId, aal: "aal1", methods: [], signedInAt: 0 } as const;
    const token = await tokens.sign(claims, clock.now(), clock.now() + 600_000);
    return { authorization: `Bearer ${token}` };
  });
  say(
    `session check, ${where}: ${byCookie.toFixed(3)} ms by cookie, ${byToken.toFixed(3)} ms by access token (median; ${bar})`,
  );
}

type HeadersOf = (number: number) => Promise<Record<string, string>>;

async function medianMs(sessions: Sessions, headersOf: HeadersOf): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < checks; index++) {
    const request = new Request(url, { headers: await headersOf((index * 7919) % people) });
    const startedAt = performance.now();
    const session = await sessions.identify(request);
    times.push(performance.now() - startedAt);
    if (session.kind !== "user") throw new Error("A session was not found.");
  }
  return times.toSorted((a, b) => a - b)[checks / 2] ?? Number.NaN;
}
