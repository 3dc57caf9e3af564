import { MOST_STEP_MINUTES } from "@meal/domain/cooking-timer/limits";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { type Dish, UNMARKED } from "../../dishes/dish.ts";
import { allergensOf } from "../../diets/allergens-of.ts";
import { checkDiet } from "../../diets/check-diet.ts";
import type { Food } from "../../foods/food.ts";
import { categoryOf } from "../../steps/category-of.ts";
import { type Component, createComponent } from "../component.ts";
import type { Position } from "../day-layout.ts";
import type { Eaters } from "../eaters.ts";
import { honestName } from "../honest-name.ts";
import type { PlannerIndex } from "../planner-index.ts";
import { isAllowedToCook } from "../pool.ts";
import { ingredientOf, type ReadLine, readLines } from "./read-lines.ts";
import { plainText, PROPOSAL_LIMITS, type ProposedMeal, shortened } from "./proposal.ts";
import { isBound, refuseUnsafe } from "./refuse-unsafe.ts";
import { whyAbsurd } from "./sensible-portion.ts";
import { stepsOf } from "./steps-of.ts";
import { withoutLies } from "./true-name.ts";

/** A proposed meal that may be served, in the form of a dish, with what had to be said about it. */
export type AcceptedMeal = {
  readonly kind: "accepted";
  readonly component: Component;
  /** Lines that no food answers to; only where no diet and no allergy binds. */
  readonly unknownLines: readonly string[];
  readonly remarks: readonly string[];
};
export type RefusedMeal = { readonly kind: "refused"; readonly name: string; readonly reason: string };

/** Who eats. */
type AskedBy = { readonly index: PlannerIndex; readonly demands: Eaters };

/** What is asked of one place of the plan. */
export type AskedPlace = AskedBy & {
  readonly position: Position;
  readonly targetKcal: number;
};

const MOST_UNKNOWN = 0.25;

const clean = (texts: readonly string[]): string[] => texts.map(plainText).filter((text) => text !== "");

type Written = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
};

const whyUnreadable = (meal: ProposedMeal, { name, lines, steps }: Written): string | null => {
  if (!/\p{L}{2}/u.test(name)) return "it has no name";
  if (meal.name.length > PROPOSAL_LIMITS.nameLetters) return "its name is too long to read";
  if (lines.length === 0) return "it has no ingredients";
  if (steps.length === 0) return "it has no steps";
  if (lines.length > PROPOSAL_LIMITS.lines || steps.length > PROPOSAL_LIMITS.steps)
    return "it has too many ingredients or steps";
  const isLong =
    lines.some((line) => line.length > PROPOSAL_LIMITS.lineLetters) ||
    steps.some((step) => step.length > PROPOSAL_LIMITS.stepLetters);
  return isLong ? "a line of it is too long to read" : null;
};

const whyUnknown = (lines: readonly ReadLine[]): string | null => {
  const unknown = lines.filter(({ food }) => food === null).length;
  return unknown > lines.length * MOST_UNKNOWN ? "too many of its ingredients are not known" : null;
};

/** What the meal is truly called: without lies, and with a word where it sounds like what may not be eaten. */
const trueNameOf = (
  { foodIndex }: PlannerIndex,
  { diets }: Eaters,
  name: string,
  foods: readonly Food[],
): string | null => {
  const judges = {
    fitsDiet: (diet: Diet, text: string) => checkDiet(foodIndex, diet, [text]).fits !== "no",
    allergensSaid: (text: string) => allergensOf(foodIndex, text),
  };
  const honest = shortened(withoutLies(name, foods), PROPOSAL_LIMITS.shownNameLetters);
  if (!/\p{L}{2}/u.test(honest)) return null;
  const bound: readonly Diet[] = diets.length === 0 ? ["none"] : diets;
  return bound.reduce<string | null>(
    (named, diet) =>
      named === null ? null : honestName(judges, named, diet, { before: foods, after: foods }, () => true),
    honest,
  );
};

const dishOf = (
  meal: ProposedMeal,
  { demands: { request } }: AskedBy,
  name: string,
  lines: readonly ReadLine[],
  foods: readonly Food[],
): Dish => {
  const steps = stepsOf(
    clean(meal.instructions),
    lines.map(({ text }) => text),
  );
  const minutes = (isCold: boolean): number =>
    steps
      .filter(({ category }) => ["preparation", "mixing"].includes(category) === isCold)
      .reduce((sum, step) => sum + step.minutes, 0);
  const said = meal.servings ?? 0;
  const description = withoutLies(
    shortened(plainText(meal.description ?? ""), PROPOSAL_LIMITS.descriptionLetters),
    foods,
  );
  return {
    ...UNMARKED,
    id: "proposed",
    name,
    cuisine: meal.cuisine ?? "american",
    category: meal.category ?? categoryOf(name),
    slots: [],
    form: "plate",
    difficulty: meal.difficulty ?? "medium",
    style: "regular",
    budget: "reasonable",
    servings: said >= 0.5 && said <= 100 ? said : request.servings,
    prepMinutes: minutes(true),
    cookMinutes: minutes(false),
    description,
    ingredients: lines.flatMap((line) => (line.food === null ? [] : [ingredientOf(line, line.food)])),
    steps,
    tip: "",
    culturalNote: "",
    exchanges: [],
  };
};

const CLAIM_TOLERANCE = 0.1;

const remarksOf = (meal: ProposedMeal, component: Component, unknown: readonly string[]): string[] => {
  const claimed = meal.calories ?? 0;
  const isWrong = claimed > 0 && Math.abs(claimed - component.kcal) > component.kcal * CLAIM_TOLERANCE;
  const said = shortened(plainText(meal.name), PROPOSAL_LIMITS.shownNameLetters);
  return [
    ...(said.toLowerCase() === component.dish.name.toLowerCase()
      ? []
      : [`"${said}" is called "${component.dish.name}" here, because that is what it is.`]),
    ...(isWrong
      ? [`Its ingredients come to ${Math.round(component.kcal)} kcal a serving, not ${Math.round(claimed)}.`]
      : []),
    ...unknown.map((line) => `"${line}" is not in the food table and is not counted.`),
  ];
};

const nameOf = ({ name }: ProposedMeal): string => plainText(name.slice(0, PROPOSAL_LIMITS.nameLetters));

const refuse = (meal: ProposedMeal, reason: string): RefusedMeal => ({
  kind: "refused",
  name: shortened(nameOf(meal), 60),
  reason,
});

/** Reads a proposed meal for a place of the plan: a dish to be portioned, or the reason why it cannot stand there. */
export const readProposedMeal = (meal: ProposedMeal, place: AskedPlace): AcceptedMeal | RefusedMeal => {
  const read = readWrittenMeal(meal, place);
  if (read.kind === "refused") return read;
  const absurd = whyAbsurd(read.component, place.position, place.targetKcal);
  return absurd === null ? read : refuse(meal, absurd);
};

/** Reads a meal for those who eat: a dish, or the reason why it is none for them. */
export const readWrittenMeal = (meal: ProposedMeal, asked: AskedBy): AcceptedMeal | RefusedMeal => {
  const { index, demands } = asked;
  const name = nameOf(meal);
  const written = { name, lines: clean(meal.ingredients), steps: clean(meal.instructions) };
  const refused = (reason: string): RefusedMeal => refuse(meal, reason);
  const unreadable = whyUnreadable(meal, written);
  if (unreadable !== null) return refused(unreadable);
  const lines = readLines(index.foodIndex, written.lines);
  const titles = [name, plainText(meal.description ?? "")];
  const unsafe = refuseUnsafe(index, demands, lines, { titles, steps: written.steps }) ?? whyUnknown(lines);
  if (unsafe !== null) return refused(unsafe);
  const foods = lines.flatMap(({ food }) => food ?? []);
  const trueName = trueNameOf(index, demands, name, foods);
  if (trueName === null) return refused("its name does not match what is in it");
  const plain = createComponent(
    { dish: dishOf(meal, asked, trueName, lines, foods), changes: [] },
    index,
    -1,
    null,
  );
  const component = meal.cuisine ? plain : { ...plain, cuisine: null, cuisineNumber: -1 };
  if (component.dish.prepMinutes + component.dish.cookMinutes > MOST_STEP_MINUTES)
    return refused("it takes too long");
  if (!isAllowedToCook(component, demands.rule)) return refused("it is cooked");
  const unknownLines = isBound(demands)
    ? []
    : lines.filter(({ food }) => food === null).map(({ text }) => text);
  return { kind: "accepted", component, unknownLines, remarks: remarksOf(meal, component, unknownLines) };
};
