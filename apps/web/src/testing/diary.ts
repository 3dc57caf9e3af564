import { zoneHere } from "../platform/zone-here.ts";
import {
  addConsumption,
  deleteConsumption,
  listConsumption,
  readCalorieLimit,
  setCalorieLimit,
  updateConsumption,
} from "@meal/contract/calorie-tracking";
import { canUseFeature, checkSubscriptionLimit, readUsage } from "@meal/contract/entitlements";
import { listPlansInUse } from "@meal/contract/planner";
import type { OutputOf } from "@meal/contract/endpoint";
import { applyChanges, type DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { localDayOf } from "@meal/domain/dates/format-date";
import { type Answer, answer, answerWith } from "./answers.ts";
import { freePlan } from "./usual-answers.ts";

let count = 0;

/** Something that was eaten some days ago, at an hour of this device's clock. */
export function eaten(name: string, daysAgo: number, change: Partial<DiaryEntry> = {}, hour = 0): DiaryEntry {
  count += 1;
  const at = new Date();
  at.setDate(at.getDate() - daysAgo);
  at.setHours(hour, count % 60, 0, 0);
  return {
    id: `44444444-4444-4444-8444-${String(count).padStart(12, "0")}`,
    food_description: name,
    portion: "1 serving",
    calories: 400,
    protein: 20,
    carbs: 40,
    fats: 10,
    fiber: 5,
    is_estimate: false,
    consumed_at: at.toISOString(),
    eaten_on: localDayOf(at.getTime(), zoneHere()),
    meal: "breakfast",
    ...change,
  };
}

type Limit = OutputOf<typeof readCalorieLimit>;
export const noLimit: Limit = { daily_limit: null, protein: null, carbs: null, fats: null, fiber: null };

/** Somebody with Premium, and a diary that keeps what is done to it. */
export function diaryWith(entries: readonly DiaryEntry[] = [], first: Limit = noLimit): readonly Answer[] {
  let kept = applyChanges(
    [],
    entries.map((entry) => ({ kind: "add", entry })),
  );
  let limit = first;
  return [
    answer(checkSubscriptionLimit, { ...freePlan, subscribed: true, status: "active" }),
    answer(canUseFeature, true),
    answer(readUsage, { features: [{ feature: "calorie_tracking", used: 0, limit: null }] }),
    answer(listPlansInUse, { items: [] }),
    answerWith(readCalorieLimit, () => limit),
    answerWith(setCalorieLimit, ({ body: { dailyLimit, ...targets } }) => {
      const {
        protein = limit.protein,
        carbs = limit.carbs,
        fats = limit.fats,
        fiber = limit.fiber,
      } = targets;
      limit = { daily_limit: dailyLimit, protein, carbs, fats, fiber };
      return limit;
    }),
    answerWith(listConsumption, ({ query: { from_day = "", to_day = "9", limit: most } }) => ({
      items: kept
        .filter(({ eaten_on }) => (eaten_on ?? "") >= from_day && (eaten_on ?? "") <= to_day)
        .slice(0, most),
    })),
    answerWith(addConsumption, ({ body }) => {
      const { consumed_at = new Date().toISOString(), eaten_on = null } = body;
      const entry = { ...body, consumed_at, eaten_on };
      kept = applyChanges(kept, [{ kind: "add", entry }]);
      return entry;
    }),
    answerWith(updateConsumption, ({ params: { id }, body }) => {
      // What is not given stays.
      const given = Object.entries(body).filter(([, value]) => value !== undefined);
      kept = applyChanges(kept, [{ kind: "edit", id, change: Object.fromEntries(given) }]);
      const entry = kept.find((each) => each.id === id);
      if (entry === undefined) throw new Error("Nothing to correct");
      return entry;
    }),
    answerWith(deleteConsumption, ({ params: { id } }) => {
      kept = applyChanges(kept, [{ kind: "remove", id }]);
      return undefined;
    }),
  ];
}
