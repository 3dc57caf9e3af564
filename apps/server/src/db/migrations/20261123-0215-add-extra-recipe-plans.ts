import { sql, type Kysely } from "kysely";

/** What a row takes besides its text: its key, its figures and its place in the indexes. */
const bytesOfARow = 100;
/** What people fill. */
const columns = ["recipe_name", "background_story", "image_url", "details_json"];

/** Recipes of the Extra Planner that people save, counted with their plans as what they store. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .createTable("extra_recipe_plans")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("recipe_name", "text", (column) => column.notNull())
    .addColumn("background_story", "text", (column) => column.notNull())
    .addColumn("image_url", "text", (column) => column.notNull())
    .addColumn("details_json", "jsonb", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("extra_recipe_plans_own", ["owner_id", "id"])
    .execute();
  await db.schema
    .createIndex("extra_recipe_plans_newest")
    .on("extra_recipe_plans")
    .columns(["owner_id", "created_at", "id"])
    .execute();
  // A person who goes takes along what they made, and a picture is looked for among it.
  await db.schema.createIndex("extra_recipe_plans_user").on("extra_recipe_plans").column("user_id").execute();
  const statements = kind === "sqlite" ? sqliteTriggers() : postgresTriggers();
  // oxlint-disable-next-line no-await-in-loop -- One statement after the other.
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** How much a row takes, by how long each of its columns is. */
function sizeWith(lengthOf: (column: string) => string): string {
  return [bytesOfARow, ...columns.map(lengthOf)].join(" + ");
}

/** Says no to who has no room left. */
function refuseWhen(condition: string): string {
  return `select raise(abort, 'storage_limit_reached') where ${condition} and
    (select total from storage_used where user_id = new.user_id) > (select bytes from storage_limit);`;
}

/** Each row as it comes, changes or goes. */
function sqliteTriggers(): readonly string[] {
  const before = sizeWith((column) => `length(cast(old.${column} as blob))`);
  const after = sizeWith((column) => `length(cast(new.${column} as blob))`);
  const give = `update storage_used set total = total - (${before}), plans = plans - (${before})
    where user_id = old.user_id;`;
  const take = `insert into storage_used (user_id, total, plans) values (new.user_id, ${after}, ${after})
    on conflict (user_id) do update set total = total + excluded.total, plans = plans + excluded.plans;`;
  const watched = ["user_id", ...columns].join(", ");
  return [
    `create trigger extra_recipe_plans_size_added after insert on extra_recipe_plans begin
      ${take} ${refuseWhen("true")} end`,
    `create trigger extra_recipe_plans_size_changed after update of ${watched} on extra_recipe_plans
      when old.user_id is not new.user_id or (${before}) <> (${after}) begin
      ${give} ${take} ${refuseWhen(`(${after}) > (${before})`)} end`,
    `create trigger extra_recipe_plans_size_removed after delete on extra_recipe_plans begin ${give} end`,
  ];
}

/** Once a statement, as the other tables are counted. */
function postgresTriggers(): readonly string[] {
  const sizeRemoved = sizeWith((column) => `octet_length(removed.${column}::text)`);
  const sizeAdded = sizeWith((column) => `octet_length(added.${column}::text)`);
  const removed = `select user_id, -(${sizeRemoved}) as size from removed`;
  const added = `select user_id, ${sizeAdded} as size from added`;
  const events = [
    { event: "insert", tables: "new table as added", rows: added },
    {
      event: "update",
      tables: "old table as removed new table as added",
      rows: `${removed} union all ${added}`,
    },
    { event: "delete", tables: "old table as removed", rows: removed },
  ];
  return events.flatMap(({ event, tables, rows }) => {
    const name = `extra_recipe_plans_size_${event}`;
    return [
      `create function ${name}() returns trigger language plpgsql as $$ declare each record; begin
        for each in select user_id, sum(size)::bigint as size from (${rows}) sizes
          group by user_id having sum(size) <> 0 order by user_id
        loop
          if each.size > 0 then
            insert into storage_used (user_id, total, plans) values (each.user_id, each.size, each.size)
            on conflict (user_id) do update set
              total = storage_used.total + each.size, plans = storage_used.plans + each.size;
            if (select total from storage_used where user_id = each.user_id) > (select bytes from storage_limit)
              then raise exception 'storage_limit_reached' using errcode = 'MP507'; end if;
          else
            update storage_used set total = total + each.size, plans = plans + each.size
            where user_id = each.user_id;
          end if;
        end loop;
        return null; end $$`,
      `create trigger ${name} after ${event} on extra_recipe_plans referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  });
}
