import type { CreateTableBuilder, Kysely } from "kysely";

/** What proves a person besides the password: authenticator apps, recovery codes, passkeys, accounts elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addFactors(db);
  await addPasskeys(db);
  await addIdentities(db);
  await addChallenges(db);
}

async function addFactors(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("auth_factors").addColumn("id", "text", (c) => c.primaryKey().notNull()))
    .addColumn("factor_type", "text", (column) => column.notNull())
    .addColumn("friendly_name", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("sealed_secret", "text")
    .addColumn("last_step", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("auth_factors_user").on("auth_factors").column("user_id").execute();
  await owned(
    db.schema.createTable("recovery_codes").addColumn("code_hash", "text", (c) => c.primaryKey().notNull()),
  )
    .addColumn("factor_id", "text", (column) =>
      column.notNull().references("auth_factors.id").onDelete("cascade"),
    )
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("recovery_codes_user").on("recovery_codes").column("user_id").execute();
  await db.schema.createIndex("recovery_codes_factor").on("recovery_codes").column("factor_id").execute();
}

async function addPasskeys(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("passkeys").addColumn("id", "text", (c) => c.primaryKey().notNull()))
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "jsonb", (column) => column.notNull())
    .addColumn("friendly_name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint")
    .execute();
  await db.schema.createIndex("passkeys_user").on("passkeys").column("user_id").execute();
}

async function addIdentities(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("identities").addColumn("id", "text", (c) => c.primaryKey().notNull()))
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("identities_subject", ["provider", "subject"])
    .execute();
  await db.schema.createIndex("identities_user").on("identities").column("user_id").execute();
}

/** Steps that were begun and wait for their end; nobody's before it is known who comes. */
async function addChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("auth_challenges")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("data", "jsonb", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("auth_challenges_user").on("auth_challenges").column("user_id").execute();
  await db.schema.createIndex("auth_challenges_end").on("auth_challenges").column("expires_at").execute();
}

function owned<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table.addColumn("user_id", "text", (column) =>
    column.notNull().references("users.id").onDelete("cascade"),
  );
}
