import type { KeptMeal, PlanRequest } from "@meal/domain/chef/plans";
import { plannedMeals } from "@meal/domain/chef/planned-meals";
import { MEAL_SLOTS } from "@meal/domain/chef/day-shares";
import {
  BUDGETS,
  COOKING_WAYS,
  CUISINES,
  DIETS,
  DIFFICULTIES,
  MEAL_CATEGORIES,
} from "@meal/domain/chef/vocabulary";
import { type Fields, fieldsOf, numberOf, textsOf, wordOf, wordOr } from "./fields.ts";
import { readWeekWishes } from "./week-input.ts";

const MOST_WORDS = 200;
const MOST_MEALS = 5;

const whole = (fields: Fields, name: string, otherwise: number, low: number, high: number): number =>
  Math.round(numberOf(fields, name, otherwise, low, high));

/** Kept meals come from an earlier plan of ours; what is not one is refused. */
const readKept = (value: unknown): KeptMeal[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error('"keep" must be a list of {day, position, meal}');
  return value.map((entry: unknown) => {
    const fields = fieldsOf(entry);
    const meal = fieldsOf(fields["meal"]);
    if (typeof meal["name"] !== "string" || typeof meal["calories"] !== "number") {
      throw new Error('"keep": a meal needs a name and calories');
    }
    return {
      day: whole(fields, "day", 1, 1, 14),
      position: whole(fields, "position", 0, 0, 4),
      // A kept meal is one that this command wrote; it stays as it is, so nothing of it is read further.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      meal: meal as unknown as KeptMeal["meal"],
    };
  });
};

/** Which meals of each day are planned: a list for each day, or one for all of them. */
const readSlots = (value: unknown): Pick<PlanRequest, "slots"> => {
  if (value === undefined || value === null) return {};
  const days: readonly unknown[] = Array.isArray(value) ? value : [value];
  const slots = days.map((day) =>
    textsOf({ slots: day }, "slots").map((word) => wordOf(word, "meal", MEAL_SLOTS)),
  );
  if (slots.length === 0 || slots.some((day) => day.length === 0 || day.length > MOST_MEALS)) {
    throw new Error(`"slots" must be a list for each day, of 1 to ${MOST_MEALS} of ${MEAL_SLOTS.join(", ")}`);
  }
  return { slots };
};

/** For how many each meal of each day is, in their order; 0 where it is eaten out. */
const readPeople = (value: unknown, request: PlanRequest): Pick<PlanRequest, "people"> => {
  if (value === undefined || value === null) return {};
  if (!Array.isArray(value) || value.some((day) => !Array.isArray(day))) {
    throw new Error('"people" must be a list for each day, with a number for each of its meals');
  }
  const days: readonly (readonly unknown[])[] = value;
  return {
    people: days.flatMap((counts, at) =>
      counts.flatMap((count, place) => {
        const slot = plannedMeals(request, at + 1).all[place];
        if (slot === undefined) return [];
        return [{ day: at + 1, slot, people: whole({ people: count }, "people", 1, 0, 24) }];
      }),
    ),
  };
};

/** Reads a plan request with its defaults; what is out of range or unknown is refused with the allowed values. */
export const readPlanRequest = (input: unknown): PlanRequest => {
  const fields = fieldsOf(input);
  const request: PlanRequest = {
    days: whole(fields, "days", 1, 1, 14),
    mealsPerDay: whole(fields, "mealsPerDay", 3, 1, 5),
    diet: wordOr(fields, "diet", DIETS, "none"),
    calories: whole(fields, "calories", 2000, 800, 6000),
    ingredients: textsOf(fields, "ingredients").slice(0, MOST_WORDS),
    cooking: wordOr(fields, "cooking", COOKING_WAYS, "easy"),
    budget: wordOr(fields, "budget", BUDGETS, "reasonable"),
    categories: textsOf(fields, "categories").map((word) => wordOf(word, "category", MEAL_CATEGORIES)),
    difficulty: wordOr(fields, "difficulty", [...DIFFICULTIES, "any"], "any"),
    cuisineStyle: wordOr(fields, "cuisineStyle", [...CUISINES, "any"], "any"),
    tastePreferences: textsOf(fields, "tastePreferences").join(", ").slice(0, 2000),
    allergies: textsOf(fields, "allergies").slice(0, MOST_WORDS),
    dislikes: textsOf(fields, "dislikes").slice(0, MOST_WORDS),
    servings: whole(fields, "servings", 1, 1, 24),
    keep: readKept(fields["keep"]),
    ...readSlots(fields["slots"]),
    ...readWeekWishes(fields),
    seed: whole(fields, "seed", 1, -2_147_483_648, 4_294_967_295),
  };
  return { ...request, ...readPeople(fields["people"], request) };
};
