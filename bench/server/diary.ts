import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { daysLater } from "@meal/domain/dates/days-later";
import type { Database } from "@meal/server/db/database";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { transaction } from "@meal/server/db/transaction";
import { startPostgres } from "@meal/testkit/postgres-server";
import { startServerProcess } from "@meal/testkit/server-process";
import { sql } from "kysely";
import { personOf, seedPeople } from "./people.ts";

const entries = 10_000;
const entriesADay = 25;
const batch = 500;
const rounds = 100;
const lastDay = "2026-11-20";

/** How long somebody with 10,000 entries in their diary waits for a day, for what the charts need, and for the history. */
export async function measureDiary(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-diary-"));
  const embedded = await openSqlite(join(folder, "app.db"));
  await seed(embedded);
  await embedded.close();
  await measureOn("sqlite", { DATA_DIR: folder }, say);
  const postgres = await startPostgres({ isDurable: false });
  const remote = openPostgres({ url: postgres.url, onIdleError: () => {} });
  await seed(remote);
  // PostgreSQL counts its rows by itself, but only after a minute; until then it plans badly.
  await sql`vacuum analyze`.execute(remote.db);
  await remote.close();
  await measureOn("postgres", { DATA_DIR: folder, DATABASE_URL: postgres.url }, say);
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measureOn(
  kind: string,
  settings: Parameters<typeof startServerProcess>[0],
  say: (line: string) => void,
): Promise<void> {
  const server = await startServerProcess(settings);
  const headers = { cookie: `session=${personOf(0)}` };
  const asks: Readonly<Record<string, (round: number) => string>> = {
    "a day": (round) => `from_day=${dayOf(round)}&to_day=${dayOf(round)}`,
    "38 days, for the charts": () => `from_day=${daysLater(lastDay, -37)}&limit=1000`,
    "the latest 21": () => "limit=21",
  };
  try {
    for (const [name, query] of Object.entries(asks)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        const response = await fetch(`${server.url}/api/food-consumption?${query(round)}`, { headers });
        await response.text();
        times.push(performance.now() - startedAt);
        if (!response.ok) throw new Error(`The answer was ${response.status}.`);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1) ?? "";
      say(
        `diary of ${entries.toLocaleString("en")} entries, ${kind}, ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar <= 150)`,
      );
    }
  } finally {
    await server.stop();
  }
}

/** Any of the days that have entries. */
const dayOf = (round: number): string => daysLater(lastDay, -((round * 37) % 390));

/** The diary of one of the people of the bench. */
async function seed(database: Database): Promise<void> {
  await migrate(database, migrations);
  await seedPeople(database, 2);
  for (let from = 0; from < entries; from += batch) {
    const numbers = Array.from({ length: batch }, (_, index) => from + index);
    await transaction(database.db, async (trx) => {
      await trx.insertInto("food_consumption").values(numbers.map(entryOf)).execute();
    });
  }
}

function entryOf(number: number) {
  const day = daysLater(lastDay, -Math.floor(number / entriesADay));
  return {
    id: `entry-${number}`,
    user_id: personOf(0),
    food_description: `Food ${number}`,
    portion: "1 serving",
    calories: 80 + (number % 400),
    protein: 5,
    carbs: 12,
    fats: 3,
    fiber: 1,
    is_estimate: false,
    consumed_at: Date.parse(day) + (number % entriesADay) * 3_000_000,
    eaten_on: day,
    meal: null,
  };
}
