import type { Meal, PlanDay } from "../chef/plans.ts";
import { DIFFICULTIES, MEAL_CATEGORIES } from "../chef/vocabulary.ts";

/** spec: 2, section 9. How long a meal takes that does not say it, in minutes. */
const DEFAULT_PREP_MINUTES = 15;
const DEFAULT_COOK_MINUTES = 25;

type Fields = Readonly<Record<string, unknown>>;

/** spec: 2, section 3. A saved plan may arrive wrapped in a content field; this is what is inside. */
export function unwrapPlan(stored: unknown): unknown {
  if (!isFields(stored) || stored["days"] !== undefined || stored["content"] === undefined) return stored;
  return unwrapPlan(stored["content"]);
}

/**
 * The days of a stored plan that is not as we write them. Meals are mended as far as they can be; where a day or a meal is
 * none at all, nothing of the plan is shown. spec: 2, section 3, days are empty where the content is malformed.
 */
export function mendDays(stored: unknown): readonly PlanDay[] {
  const content = unwrapPlan(stored);
  const days = isFields(content) && Array.isArray(content["days"]) ? content["days"] : [];
  const mended = days.map((day: unknown, at) => mendDay(day, at));
  return mended.some((day) => day === undefined) ? [] : mended.filter((day) => day !== undefined);
}

/** A stored recipe with everything that a recipe needs; without a name it takes the given one, or is none. */
export function mendMeal(stored: unknown, fallback: { readonly id: string; readonly name?: string }) {
  const fields = isFields(stored) ? stored : {};
  const name = textOf(fields["name"]).trim() || fallback.name;
  if (name === undefined) return undefined;
  const category = wordOf(MEAL_CATEGORIES, fields["category"]) ?? "main";
  const meal: Meal = {
    id: textOf(fields["id"]) || fallback.id,
    name,
    type: textOf(fields["type"]),
    description: textOf(fields["description"]),
    calories: numberOf(fields["calories"]) ?? 0,
    price: numberOf(fields["price"]) ?? 0,
    difficulty: wordOf(DIFFICULTIES, fields["difficulty"]) ?? "medium",
    prepTime: numberOf(fields["prepTime"]) ?? DEFAULT_PREP_MINUTES,
    cookTime: numberOf(fields["cookTime"]) ?? DEFAULT_COOK_MINUTES,
    ingredients: textsOf(fields["ingredients"]),
    instructions: textsOf(fields["instructions"]),
    category,
    actualCategory: wordOf(MEAL_CATEGORIES, fields["actualCategory"]) ?? category,
    isFavorite: fields["isFavorite"] === true,
  };
  return meal;
}

function mendDay(stored: unknown, at: number): PlanDay | undefined {
  if (!isFields(stored) || !Array.isArray(stored["meals"])) return undefined;
  const day = numberOf(stored["day"]) ?? at + 1;
  const meals = stored["meals"].map((meal: unknown, place) => mendMeal(meal, { id: `${day}-${place + 1}` }));
  return meals.some((meal) => meal === undefined)
    ? undefined
    : { day, meals: meals.filter((meal) => meal !== undefined) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** spec: 2, section 3: calories are a number or text, such as "450 kcal". */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((each) => textOf(each)).filter((text) => text !== "") : [];
}

function wordOf<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
