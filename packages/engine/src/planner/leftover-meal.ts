import type { Meal } from "@meal/domain/chef/plans";
import type { CookingStep } from "@meal/domain/chef/recipes";
import { isColdStep } from "@meal/domain/chef/assembled";
import { forServings } from "@meal/reader/scaling/for-servings";
import type { Component } from "./component.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { withFigures } from "./stored-meal.ts";
import type { Plate } from "./plate.ts";
import { seedOf } from "./random.ts";
import { shortName } from "./short-name.ts";
import { cookingStepOf } from "../steps/waiting.ts";
import type { MealPlace } from "./write-meal.ts";

/** What is eaten cold the day after as well, however it was made. */
const COLD_FORMS: ReadonlySet<string> = new Set(["salad", "sandwich", "wrap", "glass", "toast", "cake"]);

const isEatenCold = ({ dish }: Component): boolean =>
  dish.category === "dessert" ||
  COLD_FORMS.has(dish.form) ||
  dish.steps.every(({ category, text }) => isColdStep(category, text));

const REHEAT: CookingStep = {
  instruction:
    "Reheat it, covered, until it is steaming hot all the way through (165°F); stir or turn it once on the way.",
  timeInMinutes: 5,
  category: "cooking",
  handsOnMinutes: 2,
  isWaiting: true,
};

const TAKE_OUT: CookingStep = {
  instruction: "Take it out of the fridge shortly before you eat.",
  timeInMinutes: 1,
  category: "preparation",
};

/** Warming, and what is to stay cold beside it. */
const stepsOf = ({ main, addons }: Plate): readonly CookingStep[] => {
  const fresh = addons.filter((addon) => addon.isExtra && addon.keepsDays === Infinity).flatMap(freshStepsOf);
  return [...warmingOf({ main, addons }), ...fresh];
};

/** Toast, an apple and naan are made when they are eaten. */
const freshStepsOf = ({ dish }: Component): CookingStep[] =>
  dish.steps.map((step) => ({ ...cookingStepOf(step), isSide: true }));

const warmingOf = ({ main, addons }: Pick<Plate, "main" | "addons">): readonly CookingStep[] => {
  if (isEatenCold(main)) return [TAKE_OUT];
  const cold = addons.filter((addon) => !addon.isExtra && isEatenCold(addon));
  if (cold.length === 0) return [REHEAT];
  const names = cold.map(({ dish }) => shortName(dish.name)).join(" and ");
  return [REHEAT, { ...TAKE_OUT, instruction: `Serve the ${names} cold beside it.`, isSide: true }];
};

/** What so many eat of a meal; each of them as much as those it was cooked for. */
export const portionFor = (index: PlannerIndex, meal: Meal, people: number): Meal =>
  meal.servings === people ? meal : withFigures(index, forServings(meal, people));

/** The same meal on a later day: its part of what was cooked, which only wants warming. */
export const leftoverOf = (
  index: PlannerIndex,
  cooked: Meal,
  plate: Plate,
  { seed, day, at: place, kind, people }: MealPlace & { readonly people: number },
): Meal => {
  const { leadMinutes: _done, ...meal } = portionFor(index, cooked, people);
  const steps = stepsOf(plate);
  const minutes = steps.reduce((sum, { timeInMinutes }) => sum + timeInMinutes, 0);
  const handsOnMinutes = steps.reduce(
    (sum, { timeInMinutes, handsOnMinutes: hands = timeInMinutes }) => sum + hands,
    0,
  );
  return {
    ...meal,
    id: `${plate.main.dish.id}-${day}-${place + 1}-${seedOf(`${seed}/${day}/${place}/${cooked.id}`).toString(36)}`,
    type: kind,
    leftoverOf: cooked.id,
    steps,
    instructions: steps.map(({ instruction }) => instruction),
    prepTime: 0,
    cookTime: minutes,
    handsOnMinutes,
    waitingMinutes: minutes - handsOnMinutes,
    why: "It was cooked for more than one meal, so it only needs serving.",
  };
};
