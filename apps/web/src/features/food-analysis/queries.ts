import type { readMeal } from "@meal/contract/calorie-tracking";
import type { InputOf } from "@meal/contract/endpoint";
import type { incrementFeatureUsage } from "@meal/contract/entitlements";
import type { analyzeFoodImage, readAnalysisMeans } from "@meal/contract/food-analysis";
import { daysLater } from "@meal/domain/dates/days-later";
import { readAnalysis } from "@meal/domain/food-analysis/analysis-item";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { listEntries } from "../../platform/diary/queries.ts";
import { logOnly } from "../../platform/log-only.ts";
import { today } from "../../platform/today.ts";

/** Looking at a photo takes a model longer than reading words. */
const patienceMs = 120_000;
const fiveMinutesMs = 300_000;
/** How long ago a portion may have been noted to be somebody's own. */
const ownPortionDays = 90;

/** Whether somebody here can look at a photo. */
export const meansQuery = queryOptions({
  queryKey: ["food-analysis", "means"],
  queryFn: ({ signal }) =>
    call<typeof readAnalysisMeans>("GET /api/functions/analyze-food-image", {}, { signal }),
  staleTime: fiveMinutesMs,
});

type Asked = InputOf<typeof analyzeFoodImage>["body"];

export async function analyze(body: Asked) {
  const answer = await call<typeof analyzeFoodImage>(
    "POST /api/functions/analyze-food-image",
    { body },
    { timeoutMs: patienceMs },
  );
  const { message, missed, left_out: leftOut } = answer;
  return { items: readAnalysis(answer), message, missed, leftOut };
}

/** spec: 2, section 4: an increment follows for whoever has no subscription, and a failure is only logged. The server counted already. */
export async function countAnalysis(): Promise<void> {
  await call<typeof incrementFeatureUsage>("POST /api/rpc/increment_feature_usage", {
    body: { feature_name: "food_analysis" },
  }).catch((error: unknown) => logOnly("The use could not be counted.", error));
}

/** The foods in some words, none where they name none, and the words that name none. It counts no use. */
export async function readWords(text: string) {
  const answer = await call<typeof readMeal>("POST /api/functions/read-meal", { body: { text } });
  return { items: readAnalysis(answer), missed: answer.missed };
}

/** What this person noted lately, the latest first; nothing where it cannot be read. */
export async function readNoted() {
  const query = { from_day: daysLater(today(), -ownPortionDays), to_day: today(), limit: 1000 };
  return listEntries(query).catch(() => []);
}
