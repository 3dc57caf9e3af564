import type { Kysely } from "kysely";

type Stored = {
  meal_plans: {
    user_id: string;
    id: string;
    content: unknown;
    start_date: string | null;
    created_at: number;
  };
  plan_dates: { user_id: string; date: string; plan_id: string };
};

const DAY_MS = 86_400_000;

/**
 * Which plan is in use on which date. Until now the newest plan was; so for every date it is the newest that has it. A plan
 * that never said when it starts began on the day when it was made.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await untyped.schema
    .createTable("plan_dates")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("plan_dates_key", ["user_id", "date"])
    .execute();
  await untyped.schema
    .createIndex("plan_dates_plan")
    .on("plan_dates")
    .columns(["user_id", "plan_id"])
    .execute();
  const db = untyped.withTables<Stored>();
  const newestFirst = await db
    .selectFrom("meal_plans")
    .select(["user_id", "id", "start_date", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  for (const { created_at, ...plan } of newestFirst) {
    const start_date = plan.start_date ?? new Date(created_at).toISOString().slice(0, 10);
    // oxlint-disable-next-line no-await-in-loop -- The newest plan takes its dates before the others.
    await takeFreeDates(db, { ...plan, start_date });
  }
}

async function takeFreeDates(
  db: Kysely<Stored>,
  { user_id, id, start_date }: { readonly user_id: string; readonly id: string; readonly start_date: string },
): Promise<void> {
  const own = { user_id, id };
  const plan = db.selectFrom("meal_plans").select("content").where("user_id", "=", own.user_id);
  const { content } = await plan.where("id", "=", id).executeTakeFirstOrThrow();
  await db
    .updateTable("meal_plans")
    .set({ start_date })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("start_date", "is", null)
    .execute();
  const rows = [...new Set(daysOf(content))].map((day) => ({
    user_id,
    date: new Date(Date.parse(start_date) + (day - 1) * DAY_MS).toISOString().slice(0, 10),
    plan_id: id,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("plan_dates")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The numbers of a plan's days, however it was wrapped; none where it cannot be read. */
function daysOf(stored: unknown): readonly number[] {
  const { days, content } = fieldsOf(stored);
  if (days === undefined && content !== undefined) return daysOf(content);
  if (!Array.isArray(days)) return [];
  return days.map((each: unknown, at) => {
    const { day } = fieldsOf(each);
    return typeof day === "number" && day >= 1 && day <= 366 ? Math.floor(day) : at + 1;
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
