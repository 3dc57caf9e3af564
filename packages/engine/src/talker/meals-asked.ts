import type { Meal } from "@meal/domain/chef/plans";
import { mealsAt, nameOf, readAsked } from "./planned-days.ts";
import type { Question } from "./question.ts";

// "My recipe" and "my dish" are as often ones that stand in no plan.
const MEAL = "(?:breakfast|lunch|dinner|supper|snack|dessert|meal)(?:e?s)?";
const DAY = "(?:tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?";
const WEEK = "\\b(?:this|the|our|my|whole|coming|next) (?:week(?:end)?|(?:few|couple) (?:of )?days)s?\\b";

/** Words by which somebody means meals of their plan, and not meals in general. */
const MEANS_PLAN = new RegExp(
  [
    WEEK,
    "\\b(?:my|our|the|meal|weekly) (?:meal )?plans?\\b",
    "\\b(?:planned|menu)\\b",
    `\\b(?:my|our|which|these|upcoming|any of (?:my|our|the)|all (?:my|our|the)) (?:of (?:my|our|the) )?${MEAL}\\b`,
    `\\b(?:${DAY}|that days?) ${MEAL}\\b`,
    `\\b${MEAL}\\b(?: \\w+){0,4} (?:${DAY}|that day)\\b`,
    `\\b(?:what (?:are we|am i|we are|i am|we|i) (?:have|having|eat|eating|cooking|making|serving)|anything|something)\\b(?: \\w+){0,5} (?:${DAY}|that day)\\b`,
  ].join("|"),
);

export const meansPlan = (plain: string): boolean => MEANS_PLAN.test(plain);

const NAMES_DAY = new RegExp(`\\b(?:${DAY}|day \\d+|this evening)\\b`, "g");
const RANGE = new RegExp(`\\b(${DAY}) (?:to|till?|until|through|thru) (?:the )?(${DAY})\\b`);
const WHOLE = new RegExp(WEEK);

/** From Friday to Sunday is Saturday, too. */
function daysOfRange({ plain, context }: Question): readonly number[] {
  const [, from = "", to = ""] = RANGE.exec(plain) ?? [];
  const [first, last] = [from, to].map((day) => readAsked(day, context).day);
  if (from === "" || typeof first !== "number" || typeof last !== "number") return [];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => first + at);
}

/** A meal of the plan, with what one calls its place in it. */
export type PlacedMeal = { readonly meal: Meal; readonly day: number; readonly when: string };

/** The meals that somebody asks about: of each day that they name, or of every day that is still to come. */
export function mealsAsked(question: Question): readonly PlacedMeal[] {
  const { plain, context } = question;
  const named = WHOLE.test(plain) ? [] : [...plain.matchAll(NAMES_DAY)].map(([day]) => day);
  const days = named.map((day) => readAsked(day, context).day);
  const weekend = /\bweekend\b/.test(plain)
    ? ["saturday", "sunday"].map((day) => readAsked(day, context).day)
    : [];
  const wanted = [...days, ...daysOfRange(question), ...weekend];
  const { place } = readAsked(plain, context);
  return context.plan
    .filter(({ day }) => wanted.length === 0 || wanted.includes(day))
    .flatMap(({ day, meals }) =>
      mealsAt(meals, place).map((meal) => ({
        meal,
        day,
        when: nameOf(day, meal.type.toLowerCase(), context.today),
      })),
    );
}
