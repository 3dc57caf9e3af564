import type { CreateTableBuilder, Kysely } from "kysely";

/** Saved plans, what people plan for, and the addresses under which calendars find it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addPlans(db);
  await addPlanMeals(db);
  await owned(db.schema.createTable("planner_preferences"))
    .addColumn("servings", "bigint", (column) => column.notNull())
    .addColumn("dislikes", "jsonb", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("planner_preferences_key", ["user_id"])
    .execute();
  await owned(db.schema.createTable("calendar_feeds"))
    .addColumn("feed_id", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("calendar_feeds_key", ["user_id"])
    .execute();
}

/** People make the ids of their plans, so an id is only unique for its owner: nobody learns of anybody else's. */
async function addPlans(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("meal_plans"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content", "jsonb", (column) => column.notNull())
    .addColumn("start_date", "text")
    .addColumn("revision", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("meal_plans_key", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("meal_plans_newest")
    .on("meal_plans")
    .columns(["user_id", "created_at", "id"])
    .execute();
  await db.schema
    .createIndex("meal_plans_dates")
    .on("meal_plans")
    .columns(["user_id", "start_date"])
    .execute();
}

/** A recipe is opened by the id of a meal, which stands deep inside the content of a plan. */
async function addPlanMeals(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("plan_meals"))
    .addColumn("meal_id", "text", (column) => column.notNull())
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("plan_meals_key", ["user_id", "meal_id", "plan_id"])
    .execute();
  await db.schema.createIndex("plan_meals_plan").on("plan_meals").columns(["user_id", "plan_id"]).execute();
}

function owned<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table.addColumn("user_id", "text", (column) =>
    column.notNull().references("users.id").onDelete("cascade"),
  );
}
