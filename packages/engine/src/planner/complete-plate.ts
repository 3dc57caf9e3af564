import type { MealCategory } from "@meal/domain/chef/vocabulary";
import { isOutOfSeason } from "../foods/season.ts";
import { type AddonShelf, createAddonShelf } from "./addons.ts";
import { hardExcessOf } from "./balance.ts";
import type { Component } from "./component.ts";
import type { Position, PositionKind } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import { addScaled, createFigures, type Figures } from "./figures.ts";
import type { Need } from "./needs.ts";
import { isSide, type Pairs } from "./pairs.ts";
import type { Plate } from "./plate.ts";
import type { Random } from "./random.ts";

/** Everything that decides what may be offered for the places of a plan. */
export type PlannerKitchen = {
  readonly pool: readonly Component[];
  readonly demands: Demands;
  readonly pairs: Pairs;
  /** How many meals the plan has; a meal's own score is divided by it. */
  readonly mealCount: number;
  readonly random: Random;
  readonly known: Known;
};

/** What is worked out once for all places of a plan; filled on first use. */
type Known = {
  /** What may stand beside dishes, by the place of the day and how long it has to keep. */
  readonly shelves: Map<string, readonly AddonShelf[]>;
  /** How well dishes meet the wishes that a meal can meet, by the category that is wished for. */
  readonly scores: Map<MealCategory | null, Map<Component, number>>;
  readonly spared: Map<Component, number>;
};

export const nothingKnown = (): Known => ({ shelves: new Map(), scores: new Map(), spared: new Map() });

const mostAddons = (targetKcal: number): number =>
  targetKcal > 2600 ? 6 : targetKcal > 1600 ? 4 : targetKcal > 900 ? 3 : targetKcal > 300 ? 2 : 1;

/** Before more is put beside a dish its portion may grow; a large meal is first of all a large plate. */
const comfortableFactor = (targetKcal: number): number =>
  targetKcal > 2600 ? 2 : targetKcal > 1600 ? 1.4 : targetKcal > 1000 ? 1.3 : 1.2;

/** Sides are named first, then bread and the like, and what is sweet comes last. */
const course = ({ dish, isExtra }: Component): number => (dish.category === "dessert" ? 2 : isExtra ? 1 : 0);

const inCourses = (addons: readonly Component[]): Component[] =>
  addons.toSorted((a, b) => course(a) - course(b));

/** How a dish is completed: from which shelf, with what it lacks, if need be from the whole shelf, and with how many sides. */
type Completion = {
  readonly shelf: AddonShelf;
  readonly whole: AddonShelf;
  readonly wanted: number;
  readonly needs: readonly Need[];
};

const addonsFor = (
  main: Component,
  targetKcal: number,
  { shelf, whole, wanted, needs }: Completion,
  { random }: PlannerKitchen,
): Component[] => {
  const chosen: Component[] = [];
  let kcal = main.kcal;
  const put = (restKcal: number, need?: Need): boolean => {
    const wish = { main, chosen, restKcal, targetKcal, random, need };
    const addon = shelf.pick(wish) ?? (need === undefined ? null : whole.pick(wish));
    if (addon === null) return false;
    chosen.push(addon);
    kcal += addon.kcal;
    return true;
  };
  const most = mostAddons(targetKcal);
  const besides = (): number => Math.max(targetKcal - kcal, kcal * 0.3);
  for (const need of needs) if (chosen.length < most) put(besides(), need);
  while (chosen.length < most) {
    const rest = chosen.length < wanted ? besides() : targetKcal / comfortableFactor(targetKcal) - kcal;
    if (rest < Math.max(50, targetKcal * 0.07) || !put(rest)) break;
  }
  return inCourses(chosen);
};

const hasDayLimits = ({ rule, pursuit }: Demands): boolean =>
  pursuit.hasDayWishes || pursuit.hasWeekWishes || rule.dayLimits.some((limit) => !limit.isWish);

/** By how much a day made of this alone would break its hard limits, and half of what it would miss of its wishes. */
export const limitStrain = (figures: Figures, kcal: number, demands: Demands): number => {
  if (!hasDayLimits(demands)) return 0;
  const { rule, request, pursuit } = demands;
  const wholeDay = createFigures();
  addScaled(wholeDay, figures, request.calories / Math.max(1, kcal));
  const missed = pursuit.dayMiss(wholeDay) + pursuit.weekMissOfDay(wholeDay);
  return Math.min(1, hardExcessOf(wholeDay, rule)) + Math.min(1, missed) / 2;
};

/** Beside a dish that has to be quick stands what takes no more than this part of its minutes. */
const QUICK_SIDE = 0.25;
const QUICK_SIDE_MINUTES = 5;

type ShelfWanted = {
  readonly position: Position;
  /** The place it is cooked for, and those of its leftovers. */
  readonly kinds: readonly PositionKind[];
  readonly keepsDays: number;
};

/** The shelves that sides and extras are taken from: all of them, where a day has limits the safe ones, and the quick ones. */
const stockShelves = (
  { pool, demands, pairs }: PlannerKitchen,
  { position: { kind }, kinds }: ShelfWanted,
): readonly AddonShelf[] => {
  const { pursuit } = demands;
  const isThere = ({ seasonal }: Component): boolean =>
    !seasonal.some((id) => isOutOfSeason(id, demands.request.startDate));
  const sides = pool.filter(
    (component) => isSide(component) && pursuit.mayBe(component, "side", kinds) && isThere(component),
  );
  const shelfOf = (isRight: (component: Component) => boolean): AddonShelf =>
    createAddonShelf(sides.filter(isRight), kind, pairs);
  const most = pursuit.minutesAt(kind);
  const minutes = Math.max(QUICK_SIDE_MINUTES, (most ?? 0) * QUICK_SIDE);
  return [
    createAddonShelf(sides, kind, pairs),
    ...(hasDayLimits(demands)
      ? [shelfOf((component) => limitStrain(component.figures, component.kcal, demands) === 0)]
      : []),
    ...(most === null
      ? []
      : [shelfOf(({ dish: { prepMinutes, cookMinutes } }) => prepMinutes + cookMinutes <= minutes)]),
  ];
};

/** The same, stocked once for all dishes that stand there and keep so long. */
export const shelvesFor = (kitchen: PlannerKitchen, wanted: ShelfWanted): readonly AddonShelf[] => {
  const key = `${wanted.kinds.join()} ${wanted.keepsDays}`;
  const shelves = kitchen.known.shelves.get(key) ?? stockShelves(kitchen, wanted);
  kitchen.known.shelves.set(key, shelves);
  return shelves;
};

/** How a main dish may be completed: with as little as its energy needs, or with a side that it does not need. */
const completions = (main: Component, targetKcal: number, shelves: readonly AddonShelf[]): Completion[] => {
  const canTakeSide = !main.isExtra && main.kcal * 1.05 < targetKcal;
  const [whole] = shelves;
  if (whole === undefined) return [];
  const needs = whole.needsOf(main);
  const unfilled = needs.filter((need) => need !== "filler");
  return shelves.flatMap((shelf, place) => {
    const sides = canTakeSide ? (place === 0 ? [0, 1, 1] : [0, 1]) : place === 0 ? [0] : [];
    const completed = sides.map((wanted) => ({ shelf, whole, wanted, needs }));
    // Where a figure decides, a dish may have to do without rice.
    return shelves.length > 1 ? [...completed, { shelf, whole, wanted: 0, needs: unfilled }] : completed;
  });
};

/** What may stand beside a dish, each choice once. */
export const variantsOf = (
  main: Component,
  targetKcal: number,
  shelves: readonly AddonShelf[],
  kitchen: PlannerKitchen,
): Iterable<Component[]> => {
  const variants = new Map<string, Component[]>();
  for (const completion of completions(main, targetKcal, shelves)) {
    const addons = addonsFor(main, targetKcal, completion, kitchen);
    variants.set(addons.map((addon) => addon.dishNumber).join(), addons);
  }
  return variants.values();
};

/** What could stand beside the dish of a plate, with one thing in the place of another. */
export const otherSidesOf = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  targetKcal: number,
  [whole]: readonly AddonShelf[],
): Component[][] =>
  addons.flatMap((old) => {
    const chosen = addons.filter((addon) => addon !== old);
    const others = whole?.insteadOf(old, { main, chosen, targetKcal }) ?? [];
    return others.map((other) => inCourses([...chosen, other]));
  });
