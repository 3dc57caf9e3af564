import type { OwnerId } from "@meal/domain/accounts/actor";
import { type PastDay, WEEKS_REMEMBERED } from "@meal/domain/chef/past-dishes";
import { dateOfDay, dayOfDate } from "@meal/domain/planner/plan-dates";
import { z } from "zod";
import type { Db } from "../../db/database.ts";
import { readDatesInUse } from "./plan-dates-repository.ts";
import { findPlans } from "./plans-repository.ts";

/** As much of a stored plan as is remembered; one that was stored in another shape is forgotten. */
const remembered = z.object({
  days: z.array(
    z.object({
      day: z.number(),
      meals: z.array(
        z.object({
          name: z.string(),
          dishId: z.string().exactOptional(),
          leftoverOf: z.string().exactOptional(),
        }),
      ),
    }),
  ),
});

/** A day of a plan in use, with its date. */
export type PastDate = PastDay & { readonly date: string };

/** What the household's plans in use had in the weeks before a date. */
export async function readPastDays(
  db: Db,
  ownerId: OwnerId,
  startDate: string,
): Promise<readonly PastDate[]> {
  const first = dateOfDay(startDate, 1 - WEEKS_REMEMBERED * 7);
  const inUse = new Map(
    [...(await readDatesInUse(db, ownerId))].filter(([date]) => date >= first && date < startDate),
  );
  const rows = await findPlans(db, ownerId, [...new Set(inUse.values())]);
  return rows.flatMap(({ id, content, start_date }) => {
    const read = remembered.safeParse(content);
    if (!read.success || start_date === null) return [];
    return read.data.days.flatMap(({ day, meals }) => {
      const date = dateOfDay(start_date, day);
      return inUse.get(date) === id ? [{ date, daysAgo: 1 - dayOfDate(startDate, date), meals }] : [];
    });
  });
}
