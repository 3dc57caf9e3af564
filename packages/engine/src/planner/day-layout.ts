import {
  dayTargetKcal,
  MEAL_SHARES,
  type MealSlot,
  shareOfDay,
  slotsOfDay,
} from "@meal/domain/chef/day-shares";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { MealCategory } from "@meal/domain/chef/vocabulary";

export type PositionKind = MealSlot;

/** A place in the day: what it is, its part of the energy of what is planned of the day, and the category wished for it. */
export type Position = {
  readonly kind: PositionKind;
  readonly share: number;
  readonly wished: MealCategory | null;
};

const LAYOUTS: Readonly<Record<number, readonly PositionKind[]>> = {
  1: ["dinner"],
  2: ["breakfast", "dinner"],
  3: ["breakfast", "lunch", "dinner"],
  4: ["breakfast", "lunch", "snack", "dinner"],
  5: ["breakfast", "snack", "lunch", "snack", "dinner"],
};

/** Where a dessert is wished and the day has no snack, one closes the day instead of a middle meal. */
const DESSERT_LAYOUTS: Readonly<Record<number, readonly PositionKind[]>> = {
  2: ["dinner", "snack"],
  3: ["breakfast", "dinner", "snack"],
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

const positionsOf = (kinds: readonly PositionKind[], categories: readonly MealCategory[]): Position[] => {
  const total = kinds.reduce((sum, kind) => sum + MEAL_SHARES[kind], 0);
  const wished = assignWishes(kinds, categories);
  return kinds.map((kind, at) => ({ kind, share: MEAL_SHARES[kind] / total, wished: wished[at] ?? null }));
};

/** The places of a whole day in their order, with the wished categories where they suit best. */
export const layoutOf = (mealsPerDay: number, categories: readonly MealCategory[]): Position[] => {
  const wantsDessert = categories.includes("dessert") && categories.length <= mealsPerDay;
  const kinds = (wantsDessert ? DESSERT_LAYOUTS[mealsPerDay] : undefined) ?? LAYOUTS[mealsPerDay] ?? [];
  return positionsOf(kinds, categories);
};

/** What is planned of a day: its places, the part of the day that they carry, and their energy. */
export type PlannedDay = {
  readonly positions: readonly Position[];
  readonly share: number;
  readonly targetKcal: number;
};

/** What a request plans of one of its days; the first day is 1. */
export const plannedDay = (
  {
    slots,
    mealsPerDay,
    categories,
    calories,
  }: Pick<PlanRequest, "slots" | "mealsPerDay" | "categories" | "calories">,
  day: number,
): PlannedDay => {
  const chosen = slotsOfDay(slots, day);
  if (chosen === null)
    return { positions: layoutOf(mealsPerDay, categories), share: 1, targetKcal: calories };
  const share = shareOfDay(chosen);
  return {
    positions: positionsOf(chosen, categories),
    share,
    targetKcal: dayTargetKcal({ calories, slots: slots ?? [] }, day),
  };
};

/** What is planned of every day of a request. */
export const plannedDays = (request: PlanRequest): PlannedDay[] =>
  Array.from({ length: request.days }, (_, day) => plannedDay(request, day + 1));
