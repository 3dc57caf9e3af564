import type { Meal } from "@meal/domain/chef/plans";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { SwapWish } from "@meal/domain/chef/swap-wish";
import { foodTokens } from "../foods/food-words.ts";
import { meantFoods } from "../wishes/meant-foods.ts";
import type { PlannedDay } from "./day-layout.ts";
import { at, CENTS, type Figures, KCAL } from "./figures.ts";
import type { Plate } from "./plate.ts";
import type { PlannerIndex } from "./planner-index.ts";

/** Less than this part of what it was is a difference that somebody sees. */
const CLEARLY_LESS = 0.85;
/** A lighter meal is two bites of the plate less, and still a meal. */
const LIGHT_SHARE = 0.75;

/** What is looked for in place of a meal, as the search can judge it. */
export type Sought = {
  /** What the day comes to then: a lighter meal leaves it lighter. */
  readonly day: PlannedDay;
  /** Whether it is worth serving; cheap to ask. */
  readonly isLikely: (plate: Plate) => boolean;
  readonly isIt: (meal: Meal, figures: Figures) => boolean;
};

const anything = (): boolean => true;

/** Reads a wish for another meal; without one everything will do. */
export const seek = (
  index: PlannerIndex,
  wish: SwapWish | undefined,
  { old, figures: before, day }: { readonly old: Meal; readonly figures: Figures; readonly day: PlannedDay },
): Sought => {
  if (wish === undefined) return { day, isLikely: anything, isIt: anything };
  if (wish.kind === "with") return withFood(index, wish.food, day);
  if (wish.kind === "lighter") {
    const most = at(before, KCAL) * CLEARLY_LESS;
    const targetKcal = day.targetKcal - at(before, KCAL) * (1 - LIGHT_SHARE);
    const isIt = (_: Meal, figures: Figures): boolean => at(figures, KCAL) <= most;
    return { day: { ...day, targetKcal }, isLikely: anything, isIt };
  }
  if (wish.kind === "quicker") {
    const most = minutesToTable(old) * CLEARLY_LESS;
    const isLikely = ({ main: { dish } }: Plate): boolean => dish.prepMinutes + dish.cookMinutes <= most;
    return { day, isLikely, isIt: (meal) => minutesToTable(meal) <= most };
  }
  const most = at(before, CENTS) * CLEARLY_LESS;
  const isCheap = (figures: Figures): boolean => at(figures, CENTS) <= most;
  return { day, isLikely: (plate) => isCheap(plate.figures), isIt: (_, figures) => isCheap(figures) };
};

/** As many foods are offered in place of a word that is none. */
const MOST_OFFERED = 3;

/** Foods that a word may have meant, where it names none that any dish could hold; null where it names one. */
export const foodsInsteadOf = (index: PlannerIndex, wish: SwapWish | undefined): readonly string[] | null => {
  if (wish?.kind !== "with" || (meantFoods(index, foodTokens(wish.food))?.foodIds.size ?? 0) > 0) return null;
  const guess = index.foodIndex.find(wish.food)?.food;
  const near = index.foodIndex.search(wish.food, 12).map(({ food }) => food);
  const names = [...(guess === undefined ? [] : [guess]), ...near]
    .filter(({ id }) => index.kitchenFoods.some((food) => food.id === id))
    .map(({ name }) => name)
    .filter((name) => (meantFoods(index, foodTokens(name))?.foodIds.size ?? 0) > 0);
  return [...new Set(names)].slice(0, MOST_OFFERED);
};

const withFood = (index: PlannerIndex, words: string, day: PlannedDay): Sought => {
  const foods = meantFoods(index, foodTokens(words))?.foodIds ?? new Set<string>();
  return {
    day,
    isLikely: ({ main, addons }) => [main, ...addons].some((it) => it.foods.some(({ id }) => foods.has(id))),
    isIt: ({ foodIds = [] }) => foodIds.some((id) => foods.has(id)),
  };
};
