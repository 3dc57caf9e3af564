import { MEAL_SHARES, type MealSlot } from "@meal/domain/chef/day-shares";
import { peopleAt, plannedMeals, type PlannedMeals, wholeDay } from "@meal/domain/chef/planned-meals";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { MealCategory } from "@meal/domain/chef/vocabulary";

export type PositionKind = MealSlot;

/** A place in the day: what it is, its part of the energy of what is planned of the day, the category wished for it, and who eats there. */
export type Position = {
  readonly kind: PositionKind;
  readonly share: number;
  readonly wished: MealCategory | null;
  readonly people: number;
};

/** How well a wished category suits a place; the best suited place gets it first. */
const SUITS: Readonly<Record<MealCategory, Readonly<Record<PositionKind, number>>>> = {
  breakfast: { breakfast: 9, lunch: 1, dinner: 1, snack: 0 },
  main: { breakfast: 1, lunch: 7, dinner: 8, snack: 0 },
  soup: { breakfast: 0, lunch: 6, dinner: 5, snack: 0 },
  vegetable: { breakfast: 0, lunch: 4, dinner: 3, snack: 2 },
  dessert: { breakfast: 0, lunch: 0, dinner: 0, snack: 9 },
};

/** How well a category suits a place of the day; 0 where nobody eats it there. */
export const suitOf = (category: MealCategory, kind: PositionKind): number => SUITS[category][kind];

const assignWishes = (
  kinds: readonly PositionKind[],
  categories: readonly MealCategory[],
): (MealCategory | null)[] => {
  const wished: (MealCategory | null)[] = kinds.map(() => null);
  const open = [...categories];
  for (;;) {
    let best = 0;
    let place = -1;
    let chosen = -1;
    for (const [at, kind] of kinds.entries()) {
      if (wished[at] !== null) continue;
      for (const [which, category] of open.entries()) {
        if (SUITS[category][kind] > best) [best, place, chosen] = [SUITS[category][kind], at, which];
      }
    }
    if (place < 0) return wished;
    wished[place] = open.splice(chosen, 1)[0] ?? null;
  }
};

const positionsOf = (
  kinds: readonly PositionKind[],
  categories: readonly MealCategory[],
  peopleOf: (kind: PositionKind) => number,
): Position[] => {
  const total = kinds.reduce((sum, kind) => sum + MEAL_SHARES[kind], 0);
  const wished = assignWishes(kinds, categories);
  return kinds.map((kind, at) => ({
    kind,
    share: MEAL_SHARES[kind] / total,
    wished: wished[at] ?? null,
    people: peopleOf(kind),
  }));
};

/** The places of a whole day in their order, with the wished categories where they suit best. */
export const layoutOf = (mealsPerDay: number, categories: readonly MealCategory[]): Position[] =>
  positionsOf(wholeDay(mealsPerDay, categories), categories, () => 1);

/** What is planned of a day: its places, the part of the day that they carry, and their energy. */
export type PlannedDay = Pick<PlannedMeals, "share" | "shareOfAll" | "targetKcal"> & {
  readonly positions: readonly Position[];
};

/** What a request plans of one of its days; the first day is 1. */
export const plannedDay = (request: PlanRequest, day: number): PlannedDay => {
  const { slots, share, shareOfAll, targetKcal } = plannedMeals(request, day);
  const positions = positionsOf(slots, request.categories, (slot) => peopleAt(request, day, slot));
  return { positions, share, shareOfAll, targetKcal };
};

/** What is planned of every day of a request. */
export const plannedDays = (request: PlanRequest): PlannedDay[] =>
  Array.from({ length: request.days }, (_, day) => plannedDay(request, day + 1));
