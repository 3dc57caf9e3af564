import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Rewriting a file of this size holds everybody up for about a second; larger ones are not rewritten. */
const rewrittenBytesLimit = 64 * 2 ** 20;

/**
 * Makes deleted content disappear from the embedded database's files, not only from its tables. `secure_delete` overwrites
 * rows as they go; copies that moving rows around left in unused bytes go by rewriting the file; older versions of pages go
 * with the write-ahead log. PostgreSQL cleans up by itself, in its own time.
 */
export async function scrub({ kind, db }: Pick<Database, "kind" | "db">): Promise<void> {
  if (kind === "postgres") return;
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  if ((rows[0]?.bytes ?? 0) <= rewrittenBytesLimit) {
    // The search index keeps removed words until its parts are joined.
    await sql`insert into search_index (search_index) values ('optimize')`.execute(db);
    await sql`vacuum`.execute(db);
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
