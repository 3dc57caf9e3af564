import type { Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { ALLERGENS } from "@meal/domain/chef/vocabulary";
import { DIET_RULES } from "@meal/engine/diets";
import { planMeals } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";
import { createDraw, drawProfile } from "./profiles.ts";

const PROFILES = 5000;

const foodsOf = (meal: Meal) => (meal.foodIds ?? []).flatMap((id) => kitchen.foodOf(id) ?? []);

/** Counted here again from the foods and what is eaten of their grams, without the planner's own sums. */
const kcalOf = (meal: Meal): number =>
  (meal.foodIds ?? []).reduce((sum, id, at) => {
    const food = kitchen.foodOf(id);
    if (food === undefined) throw new Error(`a meal holds ${id}, which no table has`);
    const grams = (meal.grams?.[at] ?? 0) * food.eaten;
    return sum + (food.per100g.kcal * grams) / 100 / (meal.servings ?? 1);
  }, 0);

const violationsOf = (meal: Meal, { diet, allergies }: PlanRequest): string[] => {
  const rule = DIET_RULES[diet];
  const foods = foodsOf(meal);
  const broken = foods.flatMap((food) => {
    const allergen = ALLERGENS.find((word) => allergies.includes(word) && food.allergens.includes(word));
    const reason = rule.forbids(food) ?? (allergen === undefined ? null : `allergen ${allergen}`);
    return reason === null ? [] : [`${meal.name}: ${food.id}: ${reason}`];
  });
  const conflict = rule.conflict(foods);
  return conflict === null ? broken : [...broken, `${meal.name}: ${conflict}`];
};

type Tally = {
  days: number;
  within2: number;
  within1: number;
  repeats: number;
  readonly broken: string[];
  readonly far: string[];
  readonly near: string[];
  readonly infeasible: string[];
  readonly repeated: string[];
};

const label = ({ diet, calories, mealsPerDay, allergies }: PlanRequest): string =>
  `${diet} ${calories} kcal in ${mealsPerDay} meals, without ${allergies.join(", ") || "nothing"}`;

const countDay = (tally: Tally, day: PlanDay, request: PlanRequest): void => {
  const kcal = day.meals.reduce((sum, meal) => sum + kcalOf(meal), 0);
  const error = Math.abs(kcal - request.calories) / request.calories;
  tally.days += 1;
  const told = `${label(request)}: day ${day.day} brings ${Math.round(kcal)}`;
  if (error <= 0.02) tally.within2 += 1;
  else tally.far.push(told);
  if (error <= 0.01) tally.within1 += 1;
  else tally.near.push(told);
  for (const meal of day.meals) tally.broken.push(...violationsOf(meal, request));
};

const countRepeats = (tally: Tally, days: readonly PlanDay[], request: PlanRequest): void => {
  if (request.mealsPerDay > 3) return;
  const dishes = days.flatMap(({ meals }) => meals.map((meal) => meal.dishId ?? meal.name));
  const repeats = dishes.length - new Set(dishes).size;
  tally.repeats += repeats;
  if (repeats > 0) tally.repeated.push(`${label(request)}: ${repeats} dishes come twice`);
};

const tallyPlans = (cases: number): Tally => {
  const draw = createDraw(20_261_121);
  const tally: Tally = {
    days: 0,
    within2: 0,
    within1: 0,
    repeats: 0,
    broken: [],
    far: [],
    near: [],
    infeasible: [],
    repeated: [],
  };
  for (let person = 0; person < cases; person += 1) {
    const request = drawProfile(draw, person + 1);
    const outcome = planMeals(kitchen, request);
    if (outcome.kind === "impossible") {
      tally.infeasible.push(`impossible: ${label(request)}: ${outcome.demands.join("; ")}`);
      continue;
    }
    for (const day of outcome.days) countDay(tally, day, request);
    countRepeats(tally, outcome.days, request);
  }
  return tally;
};

/** Plans for people drawn over all diets, energies, allergies and budgets: energy, rules and repeats, counted anew. */
export const measure = (): MeasureRow[] => {
  const people = casesOr(PROFILES);
  const { days: cases, ...tally } = tallyPlans(people);
  const share = (count: number): number => (100 * count) / Math.max(1, cases);
  const row = (
    what: string,
    figure: number,
    goal: { floor: number; aim: number },
    weakest: string[],
  ): MeasureRow => ({
    what,
    figure,
    ...goal,
    unit: goal.floor === 0 ? "" : "%",
    cases,
    weakest,
  });
  return [
    row(
      "days within 2 % of the calorie target, 7-day plans, all diets, 1–5 meals",
      share(tally.within2),
      { floor: 99, aim: 100 },
      tally.far,
    ),
    row("days within 1 % of the calorie target", share(tally.within1), { floor: 99, aim: 99.9 }, tally.near),
    row(
      "diet or allergen violations in those plans",
      tally.broken.length,
      { floor: 0, aim: 0 },
      tally.broken,
    ),
    row("dish repeated inside 7 days of up to 3 meals", tally.repeats, { floor: 0, aim: 0 }, tally.repeated),
    {
      ...row(
        "people for whom no plan can be made",
        (100 * tally.infeasible.length) / people,
        { floor: 5, aim: 1 },
        tally.infeasible,
      ),
      cases: people,
    },
  ];
};
