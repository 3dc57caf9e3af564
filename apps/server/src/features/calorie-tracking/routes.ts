import {
  addConsumption,
  deleteConsumption,
  exportConsumption,
  listConsumption,
  readCalorieLimit,
  readMeal,
  setCalorieLimit,
  updateConsumption,
} from "@meal/contract/calorie-tracking";
import { engineCallOf } from "../../http/engine-call.ts";
import type { LargeAnswers } from "../../http/large-answers.ts";
import { rateRule, type RateLimiter } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import type { MealReader } from "../../ports/chef.ts";
import type { Clock } from "../../ports/clock.ts";
import { hourly } from "../ai-usage/service.ts";
import type { FoodDiary } from "./service.ts";

/** A field that is read while somebody types asks once a pause: some thousands in an hour are no person. */
const MEALS = hourly("read-meal", 1200);
const EXPORTS = rateRule("export-diary", 30, 3_600_000);

/** What the diary's routes need. */
export interface CalorieTrackingDependencies {
  readonly diary: FoodDiary;
  /** It reads from the tables, which costs nothing, so reading counts no use. */
  readonly reader: MealReader;
  readonly limiter: Pick<RateLimiter, "count">;
  readonly largeAnswers: LargeAnswers;
  readonly clock: Clock;
}

export function calorieTrackingRoutes(needs: CalorieTrackingDependencies): readonly Route[] {
  const { diary, reader, limiter, largeAnswers, clock } = needs;
  return [
    route(addConsumption, ({ session, body }) => diary.add(session.userId, body)),
    route(updateConsumption, ({ session, params, body }) => diary.change(session.userId, params.id, body)),
    route(listConsumption, ({ session, query }) => diary.list(session.userId, query)),
    route(deleteConsumption, ({ session, params }) => diary.remove(session.userId, params.id)),
    route(exportConsumption, async ({ session: { userId }, log }) => {
      await limiter.count(EXPORTS, userId);
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      return new Response(largeAnswers.stream(userId, diary.csv(userId), log), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="food-diary-${day}.csv"`,
        },
      });
    }),
    route(readCalorieLimit, ({ session }) => diary.readLimit(session.userId)),
    route(setCalorieLimit, ({ session, body }) => diary.setLimit(session.userId, body)),
    route(readMeal, async ({ body, ...call }) => {
      await limiter.count(MEALS, call.session.userId);
      const { items, missed, leftOut } = await reader(body.text, engineCallOf(call));
      return { items: [...items], missed: [...missed], left_out: [...leftOut] };
    }),
  ];
}
