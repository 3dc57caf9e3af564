import type { Kysely } from "kysely";

/** The network around an IPv6 address, so that a limit of accounts holds for whoever owns many addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["users", "remembered_accounts"]) {
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await db.schema.alterTable(table).addColumn("network_hash", "text").execute();
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await db.schema.createIndex(`${table}_network`).on(table).column("network_hash").execute();
  }
}
