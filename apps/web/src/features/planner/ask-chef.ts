import type { InputOf } from "@meal/contract/endpoint";
import type { Problem } from "@meal/contract/errors";
import type { streamMealPlan } from "@meal/contract/planner";
import { ApiError, callRaw, unreachable } from "../../platform/api.ts";
import { readEvents } from "../../platform/event-stream.ts";
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
  try {
    for await (const { name, data } of readEvents(response)) {
      if (name === "progress" && hasPercent(data)) onPercent(data.percent);
      if (name === "day") onDishes(dishesOf(data));
      if (name === "problem" && isProblem(data)) throw toError(data);
      if (name === "done" && isAnswer(data)) return data;
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw new ApiError("aborted", "The call was given up.");
    throw await unreachable("The connection was cut.");
  }
  throw new ApiError("unreadable", "The answer ended too early.");
}

function toError({ code, title, detail, status, fields }: Problem): ApiError {
  return new ApiError(code, detail ?? title, status, fields);
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

function isProblem(data: unknown): data is Problem {
  return isObject(data) && "code" in data && "title" in data;
}

/** spec: 2, section 5: the result must contain days. */
function isAnswer(data: unknown): data is PlanAnswer {
  return isObject(data) && "days" in data && Array.isArray(data.days);
}

function isObject(data: unknown): data is object {
  return typeof data === "object" && data !== null;
}
