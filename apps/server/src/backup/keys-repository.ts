import { sql } from "kysely";
import type { Source } from "./tables-repository.ts";

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Rows may come before those that they belong to, so what belongs to what is looked at once, when all are in. */
export async function withoutForeignKeys(target: Source, fill: () => Promise<void>): Promise<void> {
  await (target.kind === "sqlite" ? withoutOnSqlite(target, fill) : withoutOnPostgres(target, fill));
}

async function withoutOnSqlite({ db }: Source, fill: () => Promise<void>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  await fill();
  const { rows } = await sql`pragma foreign_key_check`.execute(db);
  if (rows.length > 0) throw new Error("some of its rows belong to others that are missing");
}

async function withoutOnPostgres({ db }: Source, fill: () => Promise<void>): Promise<void> {
  const keys = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of keys.rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  await fill();
  for (const { table, name, definition } of keys.rows)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
}

/** Brings everything from the log of an embedded database into its file. */
export async function emptyLog({ db }: Source): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
