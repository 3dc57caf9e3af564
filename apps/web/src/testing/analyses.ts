import { addConsumption, listConsumption, readCalorieLimit } from "@meal/contract/calorie-tracking";
import type { OutputOf } from "@meal/contract/endpoint";
import { canUseFeature, checkSubscriptionLimit, incrementFeatureUsage } from "@meal/contract/entitlements";
import { analyzeFoodImage, readAnalysisMeans } from "@meal/contract/food-analysis";
import { listPlansInUse } from "@meal/contract/planner";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { today } from "../platform/today.ts";
import { type Answer, answer, answerWith } from "./answers.ts";
import { somebody } from "./fake-session.ts";
import { renderAt, type Shown } from "./render-at.tsx";
import { freePlan } from "./usual-answers.ts";

/** An item of the answer. */
export type Item = OutputOf<typeof analyzeFoodImage>["items"][number];

/** What a bowl of rice brings, where nobody said how much it is. */
export const rice: Item = {
  description: "Cooked rice",
  portion: "158 g",
  calories: 205,
  protein: 4.3,
  carbs: 44.5,
  fats: 0.4,
  fiber: 0.6,
  confidence: 0.8,
  taste_profile: ["mild"],
  chef_notes: "Counted as 158 g of cooked rice.",
  calories_range: { low: 144, high: 267 },
  assumptions: ["You gave no amount, so this is a usual portion: 158 g."],
  grams: 158,
  is_amount_said: false,
};
/** What the server answers where it knows nothing to eat. */
export const unknown: Item = {
  description: "Unknown food",
  portion: "Unknown portion",
  calories: 0,
  protein: 0,
  carbs: 0,
  fats: 0,
  fiber: 0,
  confidence: 0.1,
  taste_profile: ["No taste profile available"],
  chef_notes: "No chef notes available",
  calories_range: { low: 0, high: 0 },
  assumptions: [],
};

const info = { provider: "builtin", model: null, isFallback: false, note: null };
/** The server finds these items. */
export const found = (
  items: readonly Item[],
  said: string | null = null,
  missed: readonly string[] = [],
  leftOut: readonly string[] = [],
) =>
  answer(analyzeFoodImage, {
    items: [...items],
    message: said,
    missed: [...missed],
    left_out: [...leftOut],
    generationInfo: info,
  });
/** Somebody pays. */
export const premium = answer(checkSubscriptionLimit, { ...freePlan, subscribed: true, status: "active" });
/** An entry of the diary is stored. */
export const noted = answerWith(addConsumption, ({ body }) => ({
  ...body,
  consumed_at: "2026-11-22T12:00:00Z",
  eaten_on: body.eaten_on ?? null,
}));
/** An entry of today. */
export const entry = {
  id: "77777777-7777-4777-8777-777777777777",
  consumed_at: "2026-11-22T12:00:00Z",
  food_description: "Noodles",
  portion: "1 bowl",
  calories: 300,
  protein: 1,
  carbs: 1,
  fats: 1,
  fiber: 1,
  is_estimate: false,
  eaten_on: today(),
  meal: null,
};
/** Today came to so much so far. */
export const eaten = (calories: number) => answer(listConsumption, { items: [{ ...entry, calories }] });
/** The daily limit. */
export const limitOf = (daily_limit: number | null) =>
  answer(readCalorieLimit, { daily_limit, protein: null, carbs: null, fats: null, fiber: null });
/** Photos are read, nothing is planned, and nothing was eaten. */
export const analysisAnswers = [
  answer(canUseFeature, true),
  answer(incrementFeatureUsage, { used: 1, limit: 1 }),
  answer(readAnalysisMeans, { seesPhotos: true }),
  answer(listPlansInUse, { items: [] }),
  answer(listConsumption, { items: [] }),
  limitOf(null),
  found([rice]),
  noted,
];

export const words = page.getByRole("textbox", { name: "What is in the photo?" });
export const ask = page.getByRole("button", { name: "Analyze" });
export const card = page.getByRole("listitem", { name: "Cooked rice" });
export const sum = page.getByRole("region", { name: "Total" });
export const add = page.getByRole("button", { name: "Add to tracking" });

/** Somebody on the page, who has asked nothing yet. */
export function openAnalysis(...answers: readonly Answer[]): Promise<Shown> {
  return renderAt("/food-analysis", { as: somebody(), answers: [...analysisAnswers, ...answers] });
}

/** They asked what rice brings, and see the answer. */
export async function analysed(...answers: readonly Answer[]): Promise<Shown> {
  const screen = await openAnalysis(...answers);
  await words.fill("rice");
  await ask.click();
  await expect.element(page.getByRole("heading", { name: "What we found" })).toBeVisible();
  return screen;
}
