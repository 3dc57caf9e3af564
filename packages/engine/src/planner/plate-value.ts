import type { MealCategory } from "@meal/domain/chef/vocabulary";
import type { Food } from "../foods/food.ts";
import type { PlannerKitchen } from "./complete-plate.ts";
import type { Component } from "./component.ts";
import type { Position, PositionKind } from "./day-layout.ts";
import { excessOver } from "./day-limits.ts";
import type { Demands } from "./demands.ts";
import { barenessOf, type Occasion, outOfSeason, strangenessOf, toilOf } from "./ease.ts";
import { EXPECTED_DOLLARS, USUAL_PLATE_KCAL } from "./expected-dollars.ts";
import { at, CENTS, type Figures, KCAL, PROTEIN } from "./figures.ts";
import { heapOf } from "./heaps.ts";
import { appetiteOf, fondnessOf, memoryOf, turnOf } from "./memory.ts";
import { type Plate, type PlateDraft, portionStrain } from "./plate.ts";
import { mealScore, meetsOf, totalWeight, wishesOf } from "./preferences.ts";
import { createRandom, seedOf } from "./random.ts";
import { isCold } from "./in-a-serving.ts";
import { baseOf } from "./meal-base.ts";
import { PIECES, roleOf } from "./side-roles.ts";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import { sparedShareOf } from "./spared.ts";

/** A dish that may stand in a place, and how far from its own place that is. */
export type Main = { readonly component: Component; readonly misfit: number };

/** A salad, a soup or a cold sandwich is not what somebody eats who eats once or twice a day. */
const LARGE_MEAL_KCAL = 1200;

/** Nor is a BLT or pasta with cream or oil, with hardly a piece of meat, fish, egg or tofu and no beans in it. */
const PIECES_OF_A_DAY: ReadonlySet<string> = new Set([...PIECES, "legume", "game"]);
const LEAST_HELD_PROTEIN_GRAMS = 25;
const isSlight = (component: Component): boolean =>
  !PIECES_OF_A_DAY.has(PROTEIN_GROUPS[component.proteinGroup] ?? "") ||
  (baseOf(component) === "bread" && at(component.figures, PROTEIN) < LEAST_HELD_PROTEIN_GRAMS);

/** A cold sandwich and a salad are for noon. */
const NOON_FORMS: ReadonlySet<string> = new Set(["salad", "sandwich", "wrap"]);

/** Sausage patties and eggs are a breakfast, though one may have them in the evening. */
const UNLIKE_DINNER: Readonly<Partial<Record<MealCategory, number>>> = {
  main: 0,
  soup: 0.12,
  breakfast: 0.9,
};

/** At dinner one expects a cooked main, with coffee something small: what is unlike its place stands back a little. */
const unlikePlace = (component: Component, position: Position, targetKcal: number): number => {
  if (position.wished !== null) return 0;
  const { dish } = component;
  const { category } = dish;
  if (targetKcal >= LARGE_MEAL_KCAL) {
    if (category !== "main" || isCold(component) || isSlight(component)) return 1.2;
  }
  if (position.kind === "dinner") {
    if (NOON_FORMS.has(dish.form) && isCold(component)) return 1;
    return UNLIKE_DINNER[category] ?? 0.3;
  }
  // A dip is nothing to eat without what is dipped.
  if (position.kind === "snack" && roleOf(component) === "dip") return 0.9;
  if (position.kind === "snack") return category === "dessert" || category === "breakfast" ? 0 : 0.12;
  const isSmall = category === "breakfast" || (category === "vegetable" && dish.slots.includes("side"));
  if (position.kind === "lunch") return isSmall ? 0.3 : category === "main" ? 0 : 0.05;
  return 0;
};

/** A dish that fits as it was written goes before one in which something stands in. */
const STAND_IN_COST = 0.1;
const MOST_STAND_INS = 3;

/** Who eats fish and no meat does not want the look of meat: it costs about what a dish does that few know. */
const COST_OF_MOCK_MEAT = 2.4;

export const isMockMeat = ({ id, kind }: Food): boolean =>
  kind === "substitute" || /seitan|tofu|tempeh/.test(id);

const standInCost = ({ changes, foods }: Component, { request: { diet, diets } }: Demands): number => {
  if (changes.length === 0) return 0;
  const isFishEater = diet === "pescatarian" || diets?.includes("pescatarian") === true;
  const mock = isFishEater && foods.some(isMockMeat) ? COST_OF_MOCK_MEAT : 0;
  return mock + STAND_IN_COST * Math.min(MOST_STAND_INS, changes.length);
};

/** Who asks for a kitchen asks for its dinners: a lunch from the bread box is forgiven sooner. */
const COST_OF_OTHER_CUISINE: Readonly<Partial<Record<PositionKind, number>>> = {
  dinner: 3,
  lunch: 2,
  breakfast: 0.6,
};

/** The Mediterranean diet is a way of cooking too, unless a kitchen is asked for. */
const MEDITERRANEAN: ReadonlySet<string> = new Set(["mediterranean", "italian", "french", "middle-eastern"]);

const isOfOtherKitchen = (cuisine: string, { request: { cuisineStyle, diet } }: Demands): boolean =>
  cuisineStyle === "any" ? diet === "mediterranean" && !MEDITERRANEAN.has(cuisine) : cuisineStyle !== cuisine;

const otherCuisineCost = ({ dish }: Component, { kind }: Position, demands: Demands): number =>
  isOfOtherKitchen(dish.cuisine, demands) ? (COST_OF_OTHER_CUISINE[kind] ?? 0) : 0;

/**
 * Who wants soup at noon has no curry there, however well it fits: what is asked of a meal weighs this much more here than
 * in the score, since what nobody asked for (minutes, packages, heaps) is weighed beside it.
 */
const COST_OF_UNMET = { category: 4, taste: 1.2, budget: 0.8, difficulty: 0.4 } as const;

const unmetCost = (meets: ReturnType<typeof meetsOf>, wishes: ReturnType<typeof wishesOf>): number => {
  let cost = 0;
  for (const wish of ["category", "taste", "budget", "difficulty"] as const)
    if (wishes[wish] !== undefined) cost += COST_OF_UNMET[wish] * (1 - (meets[wish] ?? 0));
  return cost;
};

/** What a plate costs beyond its budget, sides and all. */
const overspent = (figures: Figures, { request }: Demands): number => {
  const dollars = (at(figures, CENTS) / 100) * (USUAL_PLATE_KCAL / Math.max(200, at(figures, KCAL)));
  return Math.min(1, 0.25 * Math.max(0, dollars - EXPECTED_DOLLARS[request.budget]));
};

/** What a meal costs that misses a wished figure: nearly all other wishes together. */
const MISSED_WISH_COST = 6;

/** Portions still move a little once the plate is chosen. */
const ROOM_TO_MOVE = 0.05;

/** By how much a plate misses what its diet wishes of every meal, and of the first of the day. */
const wishMissOfMeal = (
  { figures }: Pick<Plate, "figures">,
  kind: PositionKind,
  { rule }: Demands,
): number => {
  let miss = 0;
  for (const limit of rule.mealLimits) miss += excessOver(figures, limit, ROOM_TO_MOVE);
  if (kind === "breakfast")
    for (const limit of rule.breakfastLimits) miss += excessOver(figures, limit, ROOM_TO_MOVE);
  return 4 * miss;
};

/** What a dish costs that is all of what its diet has only now and then, and how much less of that what stands beside it. */
const COST_OF_SPARED = 5.5;
const PART_OF_SIDE = 0.5;

const sparedBeside = ({ addons }: Pick<Plate, "addons">, kitchen: PlannerKitchen): number =>
  addons.reduce((sum, addon) => sum + COST_OF_SPARED * PART_OF_SIDE * sparedShareOf(addon, kitchen), 0);

/** How well dishes meet the wishes that a meal can meet; it depends on the place only by the category wished for there. */
const scoresFor = (
  { known, demands }: PlannerKitchen,
  position: Position,
  wishes: ReturnType<typeof wishesOf>,
): ((component: Component) => number) => {
  const scores = known.scores.get(position.wished) ?? new Map<Component, number>();
  known.scores.set(position.wished, scores);
  return (component) => {
    const before = scores.get(component);
    if (before !== undefined) return before;
    const meets = meetsOf(component, position, demands);
    const score = mealScore(meets, wishes) - unmetCost(meets, wishes);
    scores.set(component, score);
    return score;
  };
};

/** How welcome a dish is in a place, by itself. */
export const likingFor = (
  kitchen: PlannerKitchen,
  { position, targetKcal }: { readonly position: Position; readonly targetKcal: number },
  when: Occasion,
): ((main: Main) => number) => {
  const { demands } = kitchen;
  const scoreOf = scoresFor(kitchen, position, wishesOf(demands));
  const { seed, diet } = demands.request;
  const appetiteSeed = seed * 613 + seedOf(diet);
  return ({ component, misfit }) =>
    scoreOf(component) +
    appetiteOf(demands) * createRandom(appetiteSeed + component.dishNumber)() -
    otherCuisineCost(component, position, demands) +
    turnOf(component, demands) -
    memoryOf(component, when, demands) +
    fondnessOf(component, demands) -
    COST_OF_SPARED * sparedShareOf(component, kitchen) -
    misfit * 0.9 -
    unlikePlace(component, position, targetKcal) * 2 -
    standInCost(component, demands);
};

/** What a plate is worth to the score where its dish is so welcome. */
export const valueFor = (kitchen: PlannerKitchen, when: Occasion) => {
  const { demands, mealCount } = kitchen;
  const scale = 1 / (totalWeight(wishesOf(demands)) * mealCount);
  const { kind } = when;
  return (plate: PlateDraft, liking: number): number => {
    const { factor, addons, figures } = plate;
    const eaten =
      liking -
      overspent(figures, demands) -
      strangenessOf(plate, kind, demands) -
      barenessOf(plate, kind, demands) -
      outOfSeason(plate, demands) -
      heapOf(plate, demands.request.diet) -
      4 * portionStrain(factor) -
      0.06 * Math.max(0, addons.length - 1) -
      sparedBeside(plate, kitchen) -
      MISSED_WISH_COST * (demands.pursuit.plateMiss(plate, kind) + wishMissOfMeal(plate, kind, demands));
    return scale * (when.eaten * eaten - toilOf(plate, when, demands));
  };
};
