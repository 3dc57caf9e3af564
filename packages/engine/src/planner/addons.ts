import { type DietRule, noConflict } from "../diets/diet-rules.ts";
import type { Component } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import type { Random } from "./random.ts";
import { hasRoomFor, suitsTable } from "./pairing-rules.ts";

/** What is asked of a shelf: something beside `main` and what was chosen, of about `restKcal`. */
type AddonWish = {
  readonly main: Component;
  readonly chosen: readonly Component[];
  readonly restKcal: number;
  readonly targetKcal: number;
  readonly random: Random;
};

/** What may stand beside what: sorted once for a pool, asked for every plate. */
export type AddonShelf = { pick(wish: AddonWish): Component | null };

/** Beside lunch and dinner stand sides and, where there is room, a dessert; beside the rest only extras. */
const belongsOnShelf = ({ dish, isExtra }: Component, kind: PositionKind): boolean => {
  if (kind === "breakfast" || kind === "snack") return isExtra && dish.slots.includes(kind);
  return dish.slots.includes("side") || dish.category === "dessert";
};

const TRIES = 14;

/** How near the wished energy an addon should be, in parts of it: first choice and second. */
const RANGES = [
  [0.45, 1.25],
  [0.2, 1.6],
] as const;

/** Sorts a pool's sides and extras by energy for one place of the day. */
export const createAddonShelf = (
  pool: readonly Component[],
  kind: PositionKind,
  rule: DietRule,
): AddonShelf => {
  const shelf = pool
    .filter((component) => belongsOnShelf(component, kind))
    .toSorted((a, b) => a.kcal - b.kcal);
  // Most diets let everything meet; only where something clashes is every plate looked at.
  const canClash =
    rule.conflict !== noConflict && rule.conflict(pool.flatMap((component) => component.foods)) !== null;
  const verdicts = new Map<Component, Map<Component, boolean>>();
  const doesClash = (one: Component, other: Component): boolean => {
    const known = verdicts.get(one) ?? new Map<Component, boolean>();
    verdicts.set(one, known);
    const verdict = known.get(other) ?? rule.conflict([...one.foods, ...other.foods]) !== null;
    known.set(other, verdict);
    return verdict;
  };
  /** What may not meet, may not meet in pairs: each dish is fit for the diet by itself. */
  const clashes = ({ main, chosen }: AddonWish, addon: Component): boolean =>
    canClash && (doesClash(main, addon) || chosen.some((each) => doesClash(each, addon)));
  const energies = Float64Array.from(shelf, (addon) => addon.kcal);
  const firstFrom = (kcal: number): number => {
    let [low, high] = [0, energies.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((energies[middle] ?? 0) < kcal) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const suits = (wish: AddonWish, addon: Component): boolean =>
    hasRoomFor(wish.main, wish.chosen, addon, wish) &&
    !clashes(wish, addon) &&
    suitsTable(wish.main, addon, { kind, targetKcal: wish.targetKcal, diet: rule.diet });
  const draw = (wish: AddonWish, first: number, last: number): Component | null => {
    const tries = last > first ? TRIES : 0;
    for (let tried = 0; tried < tries; tried += 1) {
      const addon = shelf[first + Math.floor(wish.random() * (last - first))];
      if (addon !== undefined && suits(wish, addon)) return addon;
    }
    return null;
  };
  /** Where chance found nothing, the whole shelf is gone through; where nothing suits, the dish itself grows. */
  const searchAll = (wish: AddonWish): Component | null => {
    const from = Math.floor(wish.random() * shelf.length);
    return [...shelf.slice(from), ...shelf.slice(0, from)].find((addon) => suits(wish, addon)) ?? null;
  };
  return {
    pick: (wish) => {
      for (const [low, high] of RANGES) {
        const addon = draw(wish, firstFrom(wish.restKcal * low), firstFrom(wish.restKcal * high));
        if (addon !== null) return addon;
      }
      return searchAll(wish);
    },
  };
};
