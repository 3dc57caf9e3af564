import { endpoint } from "@meal/contract/endpoint";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../src/db/database.ts";
import type { Migrations } from "../src/db/migrate.ts";
import { transaction } from "../src/db/transaction.ts";
import { route, type Route } from "../src/http/route.ts";

/** Tables that exist only for the proof: an entry, and the twin that the same transaction writes. */
export interface ProofTables {
  entries: { id: string; text: string };
  twins: { id: string };
}

export const proofMigrations: Migrations = {
  "20260101-0000-add-entries": async (db) => {
    await sql`create table entries (id text primary key not null, text text not null)`.execute(db);
    await sql`create table twins (id text primary key not null)`.execute(db);
  },
};

const addEntry = endpoint({
  method: "POST",
  path: "/api/entries",
  summary: "Writes one entry, alone or with its twin.",
  access: "public",
  input: { body: z.object({ id: z.string(), text: z.string(), hasTwin: z.boolean() }) },
  output: "nothing",
  errors: [],
});

/** Writes as the product does: one statement by itself, or several in a transaction. */
export function entryRoutes({ db }: Pick<Database<ProofTables>, "db">): readonly Route[] {
  return [
    route(addEntry, async ({ body: { id, text, hasTwin } }) => {
      if (!hasTwin) {
        await db.insertInto("entries").values({ id, text }).execute();
        return;
      }
      await transaction(db, async (trx) => {
        await trx.insertInto("entries").values({ id, text }).execute();
        await trx.insertInto("twins").values({ id }).execute();
      });
    }),
  ];
}

/** Everything that is wrong with a database after it was cut off: lost entries, halves of transactions, corruption. */
export async function findDamage(
  { db, untyped, kind }: Database<ProofTables>,
  acknowledged: readonly string[],
) {
  const entries = new Set((await db.selectFrom("entries").select("id").execute()).map(({ id }) => id));
  const twins = new Set((await db.selectFrom("twins").select("id").execute()).map(({ id }) => id));
  const isHalf = (id: string) => id.endsWith("-twin") && entries.has(id) !== twins.has(id);
  const everyId = new Set([...entries, ...twins]);
  return {
    lost: acknowledged.filter((id) => !entries.has(id)).length,
    halves: [...everyId].filter(isHalf).length,
    isCorrupt: kind === "sqlite" && !(await isWhole(untyped)),
  };
}

async function isWhole(db: Database["untyped"]): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.length === 1 && rows[0]?.integrity_check === "ok";
}
