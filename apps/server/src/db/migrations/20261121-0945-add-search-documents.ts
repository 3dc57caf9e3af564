import { sql, type Kysely } from "kysely";

/** Full text cannot be one migration for both: SQLite has FTS5 beside the table, PostgreSQL a column in it. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .createTable("search_documents")
    // Never reused, so that the index of SQLite can point at it.
    .addColumn("id", kind === "sqlite" ? "integer" : "bigint", (column) =>
      kind === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("ref_id", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("title_words", "text", (column) => column.notNull())
    .addColumn("body_words", "text", (column) => column.notNull())
    .addUniqueConstraint("search_documents_ref", ["owner_id", "kind", "ref_id"])
    .execute();
  await (kind === "sqlite" ? addSqliteIndex(db) : addPostgresIndex(db));
}

/** The owner is indexed as a word of its own, so that one person's search never walks everybody's matches. */
async function addSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_index using fts5(
    owner_id, title_words, body_words, content = 'search_documents', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3'
  )`.execute(db);
  await sql`create trigger search_documents_added after insert on search_documents begin
    insert into search_index (rowid, owner_id, title_words, body_words) values (new.id, new.owner_id, new.title_words, new.body_words);
  end`.execute(db);
  await sql`create trigger search_documents_removed after delete on search_documents begin
    insert into search_index (search_index, rowid, owner_id, title_words, body_words)
    values ('delete', old.id, old.owner_id, old.title_words, old.body_words);
  end`.execute(db);
  await sql`create trigger search_documents_changed after update on search_documents begin
    insert into search_index (search_index, rowid, owner_id, title_words, body_words)
    values ('delete', old.id, old.owner_id, old.title_words, old.body_words);
    insert into search_index (rowid, owner_id, title_words, body_words) values (new.id, new.owner_id, new.title_words, new.body_words);
  end`.execute(db);
}

/** Words in the title weigh more. */
async function addPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_documents add column words tsvector not null generated always as (
    setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('simple', body_words), 'D')
  ) stored`.execute(db);
  await sql`create index search_documents_words on search_documents using gin (words)`.execute(db);
}
