import type { OutputOf } from "@meal/contract/endpoint";
import { addCooked, type listCooked } from "@meal/contract/cooking-timer";
import { canUseFeature, incrementFeatureUsage } from "@meal/contract/entitlements";
import { answer, answerWith } from "./answers.ts";

type Cooked = OutputOf<typeof listCooked>["items"][number];

/** Steps without minutes, which the cook ends. */
const steps = ["Soften the onion.", "Stir in the chickpeas."].map((instruction) => ({
  instruction,
  timeInMinutes: 0,
  color: "border-green-500",
  category: "preparation" as const,
}));

let count = 0;

/** Something that was cooked. */
export function cooked(recipe_name: string, change: Partial<Cooked> = {}): Cooked {
  count += 1;
  return {
    id: `33333333-3333-4333-8333-${String(count).padStart(12, "0")}`,
    recipe_name,
    recipe_steps: steps,
    image_url: null,
    cooked_at: "2026-11-20T18:05:00Z",
    created_at: "2026-11-20T18:05:00Z",
    rating: null,
    ...change,
  };
}

/** The timer may be used, and what is cooked is noted. */
export const mayCook = [
  answer(canUseFeature, true),
  answer(incrementFeatureUsage, { used: 1, limit: 3 }),
  answerWith(addCooked, ({ body }) => cooked(body.recipe_name, body)),
];

/** The address that brings a recipe's steps along. */
export function timerAddress(name: string, ...minutes: readonly number[]): string {
  const timed = minutes.map((timeInMinutes, at) => ({
    instruction: `Step number ${at + 1}`,
    timeInMinutes,
    color: "step-cooking",
    category: "cooking",
  }));
  return `/cooking-timer?recipeData=${encodeURIComponent(JSON.stringify({ name, steps: timed }))}`;
}
