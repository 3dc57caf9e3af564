import { type DietRule, noConflict } from "../diets/diet-rules.ts";
import type { Component } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import { MEETS, type Need, needsOf } from "./needs.ts";
import { suitsTable } from "./pairing-rules.ts";
import { hasRoomFor } from "./room-on-plate.ts";
import type { Random } from "./random.ts";

/** Where something shall stand: beside `main` and what was chosen, of about `restKcal`. */
type Place = {
  readonly main: Component;
  readonly chosen: readonly Component[];
  readonly restKcal: number;
  readonly targetKcal: number;
};

/** What is asked of a shelf. */
type AddonWish = Place & {
  readonly random: Random;
  /** What it shall be, where the dish is not whole without it. */
  readonly need?: Need | undefined;
};

/** What may stand beside what: sorted once for a pool, asked for every plate. */
export type AddonShelf = {
  pick(wish: AddonWish): Component | null;
  /** Everything of about the same energy that may stand in the place of one of them, and fills the same need. */
  insteadOf(addon: Component, place: Omit<Place, "restKcal">): readonly Component[];
  /** What a dish is not whole without there. */
  needsOf(main: Component): readonly Need[];
};

/** Sides and extras by their energy. */
type Stock = { readonly shelf: readonly Component[]; readonly energies: Float64Array };

const stockOf = (shelf: readonly Component[]): Stock => ({
  shelf,
  energies: Float64Array.from(shelf, (addon) => addon.kcal),
});

/** The first place of a stock that has at least so much energy. */
const firstFrom = ({ energies }: Stock, kcal: number): number => {
  let [low, high] = [0, energies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((energies[middle] ?? 0) < kcal) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Beside lunch and dinner stand sides and fruit; beside the rest only extras. Nobody fries a funnel cake after dinner. */
const belongsOnShelf = ({ dish, isExtra }: Component, kind: PositionKind): boolean => {
  if (kind === "breakfast" || kind === "snack") return isExtra && dish.slots.includes(kind);
  return dish.slots.includes("side") || (isExtra && dish.category === "dessert");
};

const TRIES = 14;

/** How near the wished energy an addon should be, in parts of it: first choice and second. */
const RANGES = [
  [0.45, 1.25],
  [0.2, 1.6],
] as const;

/** What the diet says may not meet on a plate. */
const clashesOf = (
  pool: readonly Component[],
  rule: DietRule,
): ((place: Pick<Place, "main" | "chosen">, addon: Component) => boolean) => {
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
  return ({ main, chosen }, addon) =>
    canClash && (doesClash(main, addon) || chosen.some((each) => doesClash(each, addon)));
};

/** Sorts a pool's sides and extras by energy for one place of the day. */
export const createAddonShelf = (
  pool: readonly Component[],
  kind: PositionKind,
  rule: DietRule,
): AddonShelf => {
  const shelf = pool
    .filter((component) => belongsOnShelf(component, kind))
    .toSorted((a, b) => a.kcal - b.kcal);
  const clashes = clashesOf(pool, rule);
  const all = stockOf(shelf);
  const isMain = kind === "lunch" || kind === "dinner";
  const stockFor = (need: Need): Stock => stockOf(isMain ? shelf.filter(MEETS[need]) : []);
  const needs = ["filler", "greens", "fruit"] as const;
  const stocks = { filler: stockFor("filler"), greens: stockFor("greens"), fruit: stockFor("fruit") };
  const suits = (wish: Place, addon: Component): boolean =>
    hasRoomFor(wish.main, wish.chosen, addon, wish) &&
    suitsTable(wish.main, addon, { kind, targetKcal: wish.targetKcal, diet: rule.diet }) &&
    !clashes(wish, addon);
  const draw = (wish: AddonWish, stock: Stock, [low, high]: readonly [number, number]): Component | null => {
    const first = firstFrom(stock, wish.restKcal * low);
    const last = firstFrom(stock, wish.restKcal * high);
    const tries = last > first ? TRIES : 0;
    for (let tried = 0; tried < tries; tried += 1) {
      const addon = stock.shelf[first + Math.floor(wish.random() * (last - first))];
      if (addon !== undefined && suits(wish, addon)) return addon;
    }
    return null;
  };
  /** Where chance found nothing, the whole shelf is gone through; where nothing suits, the dish itself grows. */
  const searchAll = (wish: AddonWish, { shelf: every }: Stock): Component | null => {
    const from = Math.floor(wish.random() * every.length);
    for (let step = 0; step < every.length; step += 1) {
      const addon = every[(from + step) % every.length];
      if (addon !== undefined && suits(wish, addon)) return addon;
    }
    return null;
  };
  return {
    pick: (wish) => {
      const stock = wish.need === undefined ? all : stocks[wish.need];
      for (const range of RANGES) {
        const addon = draw(wish, stock, range);
        if (addon !== null) return addon;
      }
      return searchAll(wish, stock);
    },
    insteadOf: (old, place) => {
      const [low, high] = RANGES[0].map((part) => firstFrom(all, old.kcal * part));
      const met = needs.filter((need) => MEETS[need](old));
      return shelf
        .slice(low, high)
        .filter(
          (addon) =>
            addon !== old &&
            met.every((need) => !isMain || MEETS[need](addon)) &&
            suits({ ...place, restKcal: old.kcal }, addon),
        );
    },
    needsOf: (main) => (isMain ? needsOf(main, rule.diet) : []),
  };
};
