import { sql, type Kysely } from "kysely";

/** When a table says no to who has no room left: to new rows, to longer ones as well, or never. */
type Refuses = "added" | "longer" | "never";

/** A table whose rows are counted, under which heading, and the columns that people fill. */
interface Counted {
  readonly table: string;
  readonly heading: string;
  readonly columns: readonly string[];
  readonly refuses: Refuses;
}

const headings = ["plans", "favorites", "viewed", "cooked", "diary", "pictures", "other"] as const;

/** A list can be ticked off and its plan changed whatever else somebody stores: its length has a limit of its own. */
const counted: readonly Counted[] = [
  { table: "meal_plans", heading: "plans", columns: ["name", "content"], refuses: "longer" },
  {
    table: "favorite_recipes",
    heading: "favorites",
    columns: ["recipe_name", "recipe_content"],
    refuses: "longer",
  },
  {
    table: "recipe_history",
    heading: "viewed",
    columns: ["recipe_name", "recipe_content"],
    refuses: "longer",
  },
  {
    table: "cooking_history",
    heading: "cooked",
    columns: ["recipe_name", "recipe_steps"],
    refuses: "longer",
  },
  {
    table: "food_consumption",
    heading: "diary",
    columns: ["food_description", "portion"],
    refuses: "longer",
  },
  { table: "stored_files", heading: "pictures", columns: [], refuses: "added" },
  {
    table: "shopping_list",
    heading: "other",
    columns: ["items", "items_with_recipes", "recipe_context", "state"],
    refuses: "never",
  },
  { table: "shopping_operations", heading: "other", columns: ["op_id"], refuses: "never" },
  { table: "device_uses", heading: "other", columns: ["use_id"], refuses: "added" },
];

/** What a row takes besides its text: its key, its figures and its place in the indexes. */
const bytesOfARow = 100;

/**
 * How many bytes each person stores. The database counts by itself, within the statement that writes, so that no writer can
 * forget to; and it refuses what would be more than `storage_limit` allows. Files before this are measured later.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  await db.schema.alterTable("stored_files").addColumn("bytes", "bigint").execute();
  await db.schema
    .createTable("storage_limit")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .execute();
  let used = db.schema
    .createTable("storage_used")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("total", "bigint", (column) => column.notNull().defaultTo(0));
  for (const heading of headings)
    used = used.addColumn(heading, "bigint", (column) => column.notNull().defaultTo(0));
  await used.execute();
  for (const each of counted) {
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await countWhatIsThere(db, kind, each);
    // oxlint-disable-next-line no-await-in-loop -- One table after the other.
    await (kind === "sqlite" ? addSqliteTriggers(db, each) : addPostgresTriggers(db, each));
  }
}

function sizeOf(kind: "sqlite" | "postgres", { table, columns }: Counted, row: string): string {
  const lengths = columns.map((column) =>
    kind === "sqlite"
      ? `coalesce(length(cast(${row}.${column} as blob)), 0)`
      : `coalesce(octet_length(${row}.${column}::text), 0)`,
  );
  const file = table === "stored_files" ? [`coalesce(${row}.bytes, 0)`] : [];
  return [String(bytesOfARow), ...lengths, ...file].join(" + ");
}

async function countWhatIsThere(
  db: Kysely<unknown>,
  kind: "sqlite" | "postgres",
  each: Counted,
): Promise<void> {
  const { table, heading } = each;
  const size = sizeOf(kind, each, table);
  await sql
    .raw(`insert into storage_used (user_id, total, ${heading})
      select user_id, sum(${size}), sum(${size}) from ${table} where user_id is not null group by user_id
      on conflict (user_id) do update set
        total = storage_used.total + excluded.total, ${heading} = storage_used.${heading} + excluded.${heading}`)
    .execute(db);
}

function refuseWhen(condition: string): string {
  return `select raise(abort, 'storage_limit_reached') where ${condition} and
    (select total from storage_used where user_id = new.user_id) > (select bytes from storage_limit);`;
}

async function addSqliteTriggers(db: Kysely<unknown>, each: Counted): Promise<void> {
  const { table, heading, columns, refuses } = each;
  const [before, after] = [sizeOf("sqlite", each, "old"), sizeOf("sqlite", each, "new")];
  const give = `update storage_used set total = total - (${before}), ${heading} = ${heading} - (${before})
    where user_id = old.user_id;`;
  const take = `insert into storage_used (user_id, total, ${heading})
    select new.user_id, ${after}, ${after} where new.user_id is not null
    on conflict (user_id) do update set
      total = total + excluded.total, ${heading} = ${heading} + excluded.${heading};`;
  const watched = ["user_id", ...columns, ...(table === "stored_files" ? ["bytes"] : [])].join(", ");
  const triggers = [
    `create trigger ${table}_size_added after insert on ${table} begin
      ${take} ${refuses === "never" ? "" : refuseWhen("true")} end`,
    `create trigger ${table}_size_changed after update of ${watched} on ${table}
      when old.user_id is not new.user_id or (${before}) <> (${after}) begin
      ${give} ${take} ${refuses === "longer" ? refuseWhen(`(${after}) > (${before})`) : ""} end`,
    `create trigger ${table}_size_removed after delete on ${table} begin ${give} end`,
  ];
  // oxlint-disable-next-line no-await-in-loop -- One trigger after the other.
  for (const trigger of triggers) await sql.raw(trigger).execute(db);
}

/** Once a statement, not once a row: a counter that is changed a thousand times in one transaction leaves as many versions. */
async function addPostgresTriggers(db: Kysely<unknown>, each: Counted): Promise<void> {
  const { table, heading, refuses } = each;
  const removed = `select user_id, -(${sizeOf("postgres", each, "removed")}) as size from removed`;
  const added = `select user_id, ${sizeOf("postgres", each, "added")} as size from added`;
  const events = [
    { event: "insert", tables: "new table as added", rows: added, isRefused: refuses !== "never" },
    {
      event: "update",
      tables: "old table as removed new table as added",
      rows: `${removed} union all ${added}`,
      isRefused: refuses === "longer",
    },
    { event: "delete", tables: "old table as removed", rows: removed, isRefused: false },
  ];
  for (const { event, tables, rows, isRefused } of events) {
    const name = `${table}_size_${event}`;
    const refuse = `if each.size > 0 and
        (select total from storage_used where user_id = each.user_id) > (select bytes from storage_limit)
      then raise exception 'storage_limit_reached' using errcode = 'MP507'; end if;`;
    // oxlint-disable-next-line no-await-in-loop -- One trigger after the other.
    await sql
      .raw(`create function ${name}() returns trigger language plpgsql as $$ declare each record; begin
        for each in select user_id, sum(size)::bigint as size from (${rows}) sizes
          where user_id is not null group by user_id having sum(size) <> 0 order by user_id
        loop
          if each.size > 0 then
            insert into storage_used (user_id, total, ${heading}) values (each.user_id, each.size, each.size)
            on conflict (user_id) do update set
              total = storage_used.total + each.size, ${heading} = storage_used.${heading} + each.size;
          else
            update storage_used set total = total + each.size, ${heading} = ${heading} + each.size
            where user_id = each.user_id;
          end if;
          ${isRefused ? refuse : ""}
        end loop;
        return null; end $$`)
      .execute(db);
    // oxlint-disable-next-line no-await-in-loop -- One trigger after the other.
    await sql
      .raw(`create trigger ${name} after ${event} on ${table} referencing ${tables}
        for each statement execute function ${name}()`)
      .execute(db);
  }
}
