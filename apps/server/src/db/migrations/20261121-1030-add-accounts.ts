import type { CreateTableBuilder, Kysely } from "kysely";

/** People, their sessions and what signs them in. Everything of a person hangs on their row and goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addUsers(db);
  await addSessions(db);
  await addOneTimeTokens(db);
  await addMemories(db);
}

async function addUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("email_confirmed_at", "bigint")
    .addColumn("new_email", "text")
    .addColumn("password_hash", "text")
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("address_hash", "text")
    .addColumn("is_rejoined", "boolean", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("last_sign_in_at", "bigint")
    .execute();
  await db.schema.createIndex("users_address").on("users").column("address_hash").execute();
}

async function addSessions(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("auth_sessions").addColumn("id", "text", (c) => c.primaryKey().notNull()))
    .addColumn("cookie_hash", "text", (column) => column.unique())
    .addColumn("aal", "text", (column) => column.notNull())
    .addColumn("needs_second_factor", "boolean", (column) => column.notNull())
    .addColumn("methods", "jsonb", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("auth_sessions_user").on("auth_sessions").column("user_id").execute();
  await owned(
    db.schema.createTable("refresh_tokens").addColumn("token_hash", "text", (c) => c.primaryKey().notNull()),
  )
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("auth_sessions.id").onDelete("cascade"),
    )
    .addColumn("used_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("refresh_tokens_session").on("refresh_tokens").column("session_id").execute();
  await db.schema.createIndex("refresh_tokens_user").on("refresh_tokens").column("user_id").execute();
}

async function addOneTimeTokens(db: Kysely<unknown>): Promise<void> {
  await owned(
    db.schema.createTable("one_time_tokens").addColumn("token_hash", "text", (c) => c.primaryKey().notNull()),
  )
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("one_time_tokens_user")
    .on("one_time_tokens")
    .columns(["user_id", "purpose"])
    .execute();
}

/** Keyed hashes alone: how often something was tried, and who was here before. */
async function addMemories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("used", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rate_limits_end").on("rate_limits").column("ends_at").execute();
  await db.schema
    .createTable("remembered_accounts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email_hash", "text", (column) => column.notNull())
    .addColumn("address_hash", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("remembered_accounts_email")
    .on("remembered_accounts")
    .column("email_hash")
    .execute();
  await db.schema
    .createIndex("remembered_accounts_address")
    .on("remembered_accounts")
    .column("address_hash")
    .execute();
}

function owned<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table.addColumn("user_id", "text", (column) =>
    column.notNull().references("users.id").onDelete("cascade"),
  );
}
