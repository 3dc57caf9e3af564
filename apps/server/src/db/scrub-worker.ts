import BetterSqlite3 from "better-sqlite3";

/** Whoever writes waits for this; rewriting a larger file would take seconds. */
const rewrittenBytesLimit = 64 * 2 ** 20;

const [, , path = ""] = process.argv;
const database = new BetterSqlite3(path);
database.pragma("busy_timeout = 5000");
database.pragma("secure_delete = ON");
const bytes =
  Number(database.pragma("page_count", { simple: true })) *
  Number(database.pragma("page_size", { simple: true }));
if (bytes <= rewrittenBytesLimit) {
  // The search index keeps removed words until its parts are joined.
  database.exec("insert into search_index (search_index) values ('optimize')");
  database.exec("vacuum");
}
database.pragma("wal_checkpoint(truncate)");
database.close();
