import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "@meal/testkit/postgres-server";
import type { Database } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { openSqlite } from "../src/db/open-sqlite.ts";
import { findDamage, type ProofTables } from "./entries.ts";
import { startLoad } from "./load.ts";

/** What a series of crashes did. */
export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly halves: number;
  readonly corrupt: number;
}

/** Adds the outcome of one round to those before. */
export function addRound(
  sum: Outcome,
  acknowledged: number,
  damage: Awaited<ReturnType<typeof findDamage>>,
): Outcome {
  return {
    rounds: sum.rounds + 1,
    acknowledged: sum.acknowledged + acknowledged,
    lost: sum.lost + damage.lost,
    halves: sum.halves + damage.halves,
    corrupt: sum.corrupt + Number(damage.isCorrupt),
  };
}

export const noRounds: Outcome = { rounds: 0, acknowledged: 0, lost: 0, halves: 0, corrupt: 0 };

/** Somewhere in the middle of the writes, never at the same place. */
export function untilSomewhere(): Promise<void> {
  return sleep(100 + Math.random() * 400);
}

/** Kills the server amid writes to the embedded database, again and again on the same data. */
export async function killOnSqlite(rounds: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "meal-kill-"));
  try {
    const open = () => openSqlite<ProofTables>(join(folder, "app.db"));
    return await killAgain(rounds, { DATA_DIR: folder }, open, async () => {});
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same on PostgreSQL, where every second round kills the database itself as well. */
export async function killOnPostgres(rounds: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "meal-kill-"));
  const postgres = await startPostgres({ isDurable: true });
  try {
    const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
    const open = async () => openPostgres<ProofTables>({ url: postgres.url, onIdleError: () => {} });
    return await killAgain(rounds, environment, open, async (round) => {
      if (round % 2 === 1) await postgres.crashAndRestart();
    });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function killAgain(
  rounds: number,
  environment: Readonly<Record<string, string>>,
  open: () => Promise<Database<ProofTables>>,
  killMore: (round: number) => Promise<void>,
): Promise<Outcome> {
  let sum = noRounds;
  for (let round = 0; round < rounds; round++) {
    const load = await startLoad(environment, round);
    await untilSomewhere();
    await Promise.all([load.kill(), killMore(round)]);
    const database = await open();
    sum = addRound(sum, load.acknowledged.length, await findDamage(database, load.acknowledged));
    await database.close();
  }
  return sum;
}
