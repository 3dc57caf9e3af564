import type { MealCategory } from "@meal/domain/chef/vocabulary";

export type PositionKind = "breakfast" | "lunch" | "dinner" | "snack";

/** A place in the day: what it is, its part of the day's energy, and the category wished for it. */
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

const WEIGHTS: Readonly<Record<PositionKind, number>> = { breakfast: 27, lunch: 35, dinner: 38, snack: 12 };

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

/** The day's places in their order, with the wished categories where they suit best. */
export const layoutOf = (mealsPerDay: number, categories: readonly MealCategory[]): Position[] => {
  const wantsDessert = categories.includes("dessert") && categories.length <= mealsPerDay;
  const kinds = (wantsDessert ? DESSERT_LAYOUTS[mealsPerDay] : undefined) ?? LAYOUTS[mealsPerDay] ?? [];
  const total = kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  const wished = assignWishes(kinds, categories);
  return kinds.map((kind, at) => ({ kind, share: WEIGHTS[kind] / total, wished: wished[at] ?? null }));
};
