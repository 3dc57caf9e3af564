import type { Component } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import { isLargeMeal } from "./meal-frame.ts";
import { MEETS, type Need, needsOf } from "./needs.ts";
import type { MayStand, Pairs, Side } from "./pairs.ts";
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
type Stock = readonly Side[];

/** The first place of a stock that has at least so much energy. */
const firstFrom = (stock: Stock, kcal: number): number => {
  let [low, high] = [0, stock.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stock[middle]?.component.kcal ?? 0) < kcal) low = middle + 1;
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

type Range = (typeof RANGES)[number];

/** What chance finds of about the wished energy. */
const draw = ({ restKcal, random }: AddonWish, stock: Stock, suits: MayStand, [low, high]: Range) => {
  const first = firstFrom(stock, restKcal * low);
  const last = firstFrom(stock, restKcal * high);
  const tries = last > first ? TRIES : 0;
  for (let tried = 0; tried < tries; tried += 1) {
    const side = stock[first + Math.floor(random() * (last - first))];
    if (side !== undefined && suits(side)) return side.component;
  }
  return null;
};

/** Where chance found nothing, the whole stock is gone through; where nothing suits, the dish itself grows. */
const searchAll = ({ random }: AddonWish, stock: Stock, suits: MayStand): Component | null => {
  const from = Math.floor(random() * stock.length);
  for (let step = 0; step < stock.length; step += 1) {
    const side = stock[(from + step) % stock.length];
    if (side !== undefined && suits(side)) return side.component;
  }
  return null;
};

/** Sorts a pool's sides and extras by energy for one place of the day. */
export const createAddonShelf = (
  pool: readonly Component[],
  kind: PositionKind,
  pairs: Pairs,
): AddonShelf => {
  const all: Stock = pool
    .filter((component) => belongsOnShelf(component, kind))
    .toSorted((a, b) => a.kcal - b.kcal)
    .map(pairs.sideOf);
  const isMain = kind === "lunch" || kind === "dinner";
  const stockFor = (need: Need): Stock =>
    isMain ? all.filter(({ component }) => MEETS[need](component)) : [];
  const needs = ["filler", "greens", "fruit"] as const;
  const stocks = { filler: stockFor("filler"), greens: stockFor("greens"), fruit: stockFor("fruit") };
  const besideSmall = pairs.beside({ kind, isLarge: false });
  const besideLarge = pairs.beside({ kind, isLarge: true });
  const suiting = (place: Place): MayStand => {
    const { main, chosen, targetKcal } = place;
    const isBeside = (isLargeMeal(targetKcal) ? besideLarge : besideSmall)(main);
    const isWith = chosen.map(pairs.with);
    return (side) => {
      if (!isBeside(side)) return false;
      for (const mayStand of isWith) if (!mayStand(side)) return false;
      return hasRoomFor(main, chosen, side.component, place);
    };
  };
  return {
    pick: (wish) => {
      const stock = wish.need === undefined ? all : stocks[wish.need];
      const suits = suiting(wish);
      for (const range of RANGES) {
        const addon = draw(wish, stock, suits, range);
        if (addon !== null) return addon;
      }
      return searchAll(wish, stock, suits);
    },
    insteadOf: (old, place) => {
      const [low, high] = RANGES[0].map((part) => firstFrom(all, old.kcal * part));
      const met = needs.filter((need) => isMain && MEETS[need](old));
      const suits = suiting({ ...place, restKcal: old.kcal });
      return all.slice(low, high).flatMap((side) => {
        const { component } = side;
        const isOther = component !== old && met.every((need) => MEETS[need](component));
        return isOther && suits(side) ? [component] : [];
      });
    },
    needsOf: (main) => (isMain ? needsOf(main, pairs.rule.diet) : []),
  };
};
