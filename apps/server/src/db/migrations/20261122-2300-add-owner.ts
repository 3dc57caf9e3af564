import { sql, type Kysely } from "kysely";

/** Runs one piece of a preparation, which is over and visible to everybody when the next begins. */
type InPiece = <Result>(work: (db: Kysely<unknown>) => Promise<Result>) => Promise<Result>;

/** A table whose rows belong to a household: what is unique in it, and by what else it is read. */
interface Shared {
  readonly table: string;
  readonly key: readonly string[];
  /** Indexes by their names, and the name of the index of the person that each takes the place of. */
  readonly readBy: Readonly<
    Record<string, { readonly columns: readonly string[]; readonly instead: string }>
  >;
  /** Counts what is stored, from the content of every row that is written; filling in an owner changes none of it. */
  readonly countedBy?: string;
}

const shared: readonly Shared[] = [
  {
    table: "meal_plans",
    key: ["id"],
    readBy: {
      meal_plans_owner_newest: { columns: ["created_at", "id"], instead: "meal_plans_newest" },
      meal_plans_owner_dates: { columns: ["start_date"], instead: "meal_plans_dates" },
    },
    countedBy: "meal_plans_size_update",
  },
  {
    table: "plan_meals",
    key: ["meal_id", "plan_id"],
    readBy: { plan_meals_owner_plan: { columns: ["plan_id"], instead: "plan_meals_plan" } },
  },
  {
    table: "plan_dates",
    key: ["date"],
    readBy: { plan_dates_owner_plan: { columns: ["plan_id"], instead: "plan_dates_plan" } },
  },
  { table: "shopping_list", key: [], readBy: {}, countedBy: "shopping_list_size_update" },
  {
    table: "shopping_operations",
    key: ["op_id"],
    readBy: {
      shopping_operations_owner_age: { columns: ["applied_at"], instead: "shopping_operations_age" },
    },
    countedBy: "shopping_operations_size_update",
  },
];

/** Tables whose rows are looked up by whoever they belong to, and whose primary key did not say so. */
const own: readonly { readonly table: string; readonly owner: string; readonly key: string }[] = [
  { table: "favorite_recipes", owner: "user_id", key: "id" },
  { table: "recipe_history", owner: "user_id", key: "id" },
  { table: "subscriptions", owner: "user_id", key: "id" },
  { table: "identities", owner: "user_id", key: "id" },
  { table: "passkeys", owner: "user_id", key: "id" },
  { table: "auth_factors", owner: "user_id", key: "id" },
  { table: "recovery_codes", owner: "user_id", key: "code_hash" },
  { table: "search_documents", owner: "owner_id", key: "id" },
];

const rowsAPiece = 5000;

/**
 * Whose household a plan and a shopping list belong to, beside who made them: for every row that exists, the maker's own, whose
 * id is theirs. PostgreSQL then has no unique index left that could not be kept with its owner.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  if (kind === "sqlite") return addToSqlite(db);
  await prepare((work) => work(db));
  for (const { table, readBy } of shared) {
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await run(
      db,
      `alter table ${table} alter column owner_id set not null`,
      swapKey(table, `${table}_key`, `${table}_owner`),
      ...Object.values(readBy).map(({ instead }) => `drop index ${instead}`),
    );
  }
  await run(
    db,
    // The owner is unique in it, so the list's id need not be.
    "alter table shopping_list drop constraint shopping_list_id_key",
    "alter table recovery_codes drop constraint recovery_codes_factor_id_fkey",
    ...own.map(({ table }) => swapKey(table, `${table}_pkey`, `${table}_own`)),
    `alter table recovery_codes add constraint recovery_codes_factor
      foreign key (factor_id, user_id) references auth_factors (id, user_id) on delete cascade`,
  );
}

/**
 * Fills in the owners and makes the indexes on PostgreSQL, where others may be at work: whoever reads or writes
 * meanwhile waits for a piece at most. All of it may be done again, so what was added meanwhile is found when the rest is done.
 */
export async function prepare(inPiece: InPiece): Promise<void> {
  for (const { table, key, readBy, countedBy } of shared) {
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await inPiece((db) => run(db, `alter table ${table} add column if not exists owner_id text`));
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await fillOwners(inPiece, table, countedBy);
    const indexes = [
      `unique index if not exists ${table}_owner on ${table} (${["owner_id", ...key].join(", ")})`,
      // A person who goes takes along what they made.
      `index if not exists ${table}_user on ${table} (user_id)`,
      ...Object.entries(readBy).map(
        ([name, { columns }]) =>
          `index if not exists ${name} on ${table} (${["owner_id", ...columns].join(", ")})`,
      ),
    ];
    for (const index of indexes)
      // oxlint-disable-next-line no-await-in-loop -- One index after the other.
      await inPiece((db) => run(db, `create ${index}`));
  }
  for (const { table, owner, key } of own)
    // oxlint-disable-next-line no-await-in-loop -- One index after the other.
    await inPiece((db) =>
      run(db, `create unique index if not exists ${table}_own on ${table} (${owner}, ${key})`),
    );
}

/** Some people's rows a piece. Those without an owner are looked for behind the last person, so no row is looked at twice. */
async function fillOwners(inPiece: InPiece, table: string, countedBy: string | undefined): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const from: string = after;
    // oxlint-disable-next-line no-await-in-loop -- One piece after the other.
    after = await inPiece(async (db) => {
      const left = sql`${sql.table(table)} where owner_id is null and user_id > ${from}`;
      const { rows } = await sql<{ user_id: string }>`
        select user_id from ${left} order by user_id offset ${rowsAPiece - 1} limit 1`.execute(db);
      const last = rows[0]?.user_id;
      const some = last === undefined ? sql`` : sql`and user_id <= ${last}`;
      // Nobody else writes to the table until the piece is over, so nothing goes uncounted.
      if (countedBy !== undefined) await run(db, `alter table ${table} disable trigger ${countedBy}`);
      await sql`update ${sql.table(table)} set owner_id = user_id
        where owner_id is null and user_id > ${from} ${some}`.execute(db);
      if (countedBy !== undefined) await run(db, `alter table ${table} enable trigger ${countedBy}`);
      return last;
    });
  }
}

function swapKey(table: string, before: string, after: string): string {
  return `alter table ${table} drop constraint ${before}, add constraint ${after} primary key using index ${after}`;
}

/** A primary key cannot be changed here: what is unique for the person stays so, and is for the owner as well. */
async function addToSqlite(db: Kysely<unknown>): Promise<void> {
  for (const { table, key, readBy } of shared) {
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await run(
      db,
      // A default is what an added column must have; every row gets its owner.
      `alter table ${table} add column owner_id text not null default ''`,
      `update ${table} set owner_id = user_id`,
      `create unique index ${table}_owner on ${table} (${["owner_id", ...key].join(", ")})`,
      ...Object.entries(readBy).flatMap(([name, { columns, instead }]) => [
        `create index ${name} on ${table} (${["owner_id", ...columns].join(", ")})`,
        `drop index ${instead}`,
      ]),
    );
  }
}

async function run(db: Kysely<unknown>, ...statements: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- One statement after the other.
  for (const statement of statements) await sql.raw(statement).execute(db);
}
