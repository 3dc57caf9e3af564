import type { InputOf } from "@meal/contract/endpoint";
import type { streamMealPlan } from "@meal/contract/planner";
import { ApiError, callRaw } from "../../../platform/api.ts";
import { streamedAnswer } from "../../../platform/streamed-answer.ts";
import type { PlanAnswer } from "./generation-state.ts";

/** A language model on a small machine may take this long; the bar goes on meanwhile. */
const chefTimeoutMs = 600_000;

interface Listener {
  readonly onPercent: (percent: number) => void;
  /** The names of a day's dishes, once it is finished. */
  readonly onDishes: (names: readonly string[]) => void;
}

/** Has a plan made, and hears how far it is. */
export async function askChef(
  body: InputOf<typeof streamMealPlan>["body"],
  { onPercent, onDishes }: Listener,
  signal: AbortSignal,
): Promise<PlanAnswer> {
  const response = await callRaw<typeof streamMealPlan>(
    "POST /api/functions/generate-meal-plan-gemini/events",
    { body },
    { signal, timeoutMs: chefTimeoutMs },
  );
  for await (const { name, data } of streamedAnswer(response, signal)) {
    if (name === "progress" && hasPercent(data)) onPercent(data.percent);
    if (name === "day") onDishes(dishesOf(data));
    if (name === "done" && isAnswer(data)) return data;
  }
  throw new ApiError("unreadable", "The answer ended too early.");
}

function hasPercent(data: unknown): data is { readonly percent: number } {
  return isObject(data) && "percent" in data && typeof data.percent === "number";
}

function dishesOf(data: unknown): readonly string[] {
  const meals: unknown = isObject(data) && "meals" in data ? data.meals : [];
  if (!Array.isArray(meals)) return [];
  return meals.flatMap((meal: unknown) =>
    isObject(meal) && "name" in meal && typeof meal.name === "string" ? [meal.name] : [],
  );
}

/** spec: 2, section 5: the result must contain days. */
function isAnswer(data: unknown): data is PlanAnswer {
  return isObject(data) && "days" in data && Array.isArray(data.days);
}

function isObject(data: unknown): data is object {
  return typeof data === "object" && data !== null;
}
