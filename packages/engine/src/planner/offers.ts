import { hardExcessOf } from "./balance.ts";
import { excessOver } from "./day-limits.ts";
import { addScaled, at, CENTS, createFigures, type Figures, KCAL } from "./figures.ts";
import { type AddonShelf, createAddonShelf } from "./addons.ts";
import type { Component } from "./component.ts";
import type { Position, PositionKind } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import { barenessOf, type Occasion, stalenessOf, strangenessOf, toilOf } from "./ease.ts";
import { EXPECTED_DOLLARS, USUAL_PLATE_KCAL } from "./expected-dollars.ts";
import { appetiteOf, fondnessOf, memoryOf, turnOf } from "./memory.ts";
import { createPlate, type Plate, portionStrain } from "./plate.ts";
import { mealScore, meetsOf, totalWeight, wishesOf } from "./preferences.ts";
import { createRandom, type Random, seedOf } from "./random.ts";

/** Everything that decides what may be offered for the places of a plan. */
export type Kitchen = {
  readonly pool: readonly Component[];
  readonly demands: Demands;
  /** How many meals the plan has; a meal's own score is divided by it. */
  readonly mealCount: number;
  readonly random: Random;
};

/** The most plates the search looks at for one place. */
const MOST_OFFERS = 240;
/** A plan needs about this many dishes for a place before it looks beyond the place's own. */
const enoughMains = (days: number): number => Math.max(2, Math.min(7, days));

/** What else may stand in a place when its own dishes run out, best first. */
const WIDER: Readonly<Record<PositionKind, readonly (readonly string[])[]>> = {
  breakfast: [["breakfast"], ["snack"], ["lunch"], ["dinner"]],
  lunch: [["lunch"], ["dinner"], ["breakfast"], ["side"]],
  dinner: [["dinner"], ["lunch"], ["side"], ["breakfast"]],
  snack: [["snack"], ["breakfast"], ["side"], ["lunch"]],
};

type Main = { readonly component: Component; readonly misfit: number };

const isServable = (component: Component, kind: PositionKind): boolean =>
  component.kcal > 0 && (!component.isExtra || kind === "snack");

/** A wish for a category also brings dishes that would not stand there by themselves: pancakes for dinner. */
const isWishedFor = ({ dish }: Component, position: Position): boolean =>
  position.wished === dish.category && position.wished !== "dessert" && position.kind !== "snack";

const mainsFor = (kitchen: Kitchen, position: Position, dishId: string | undefined): Main[] => {
  const { kind } = position;
  if (dishId !== undefined)
    return kitchen.pool
      .filter((component) => component.dish.id === dishId && component.kcal > 0)
      .map((component) => ({ component, misfit: 0 }));
  const mains = new Map<Component, number>();
  for (const [step, slots] of WIDER[kind].entries()) {
    if (step > 0 && mains.size >= enoughMains(kitchen.demands.request.days)) break;
    for (const component of kitchen.pool) {
      if (mains.has(component) || !isServable(component, kind)) continue;
      const isHome = component.dish.slots.some((slot) => slots.includes(slot));
      if (isHome) mains.set(component, step);
      else if (step === 0 && isWishedFor(component, position)) mains.set(component, 0.5);
    }
  }
  return [...mains].map(([component, misfit]) => ({ component, misfit }));
};

/** At dinner one expects a cooked main, with coffee something small: what is unlike its place stands back a little. */
const unlikePlace = ({ dish }: Component, position: Position): number => {
  if (position.wished !== null) return 0;
  const { category } = dish;
  if (position.kind === "dinner") return category === "main" ? 0 : category === "soup" ? 0.12 : 0.3;
  if (position.kind === "snack") return category === "dessert" || category === "breakfast" ? 0 : 0.12;
  if (position.kind === "lunch") return category === "breakfast" ? 0.3 : category === "main" ? 0 : 0.05;
  return 0;
};

const mostAddons = (targetKcal: number): number =>
  targetKcal > 2600 ? 6 : targetKcal > 1600 ? 4 : targetKcal > 900 ? 3 : targetKcal > 300 ? 2 : 1;

/** Before more is put beside a dish its portion may grow; a large meal is first of all a large plate. */
const comfortableFactor = (targetKcal: number): number =>
  targetKcal > 2600 ? 2 : targetKcal > 1600 ? 1.6 : targetKcal > 1000 ? 1.35 : 1.2;

/** Sides are named first, then bread and the like, and what is sweet comes last. */
const course = ({ dish, isExtra }: Component): number => (dish.category === "dessert" ? 2 : isExtra ? 1 : 0);

const addonsFor = (
  main: Component,
  targetKcal: number,
  shelf: AddonShelf,
  kitchen: Kitchen,
  wanted: number,
): Component[] => {
  const chosen: Component[] = [];
  let kcal = main.kcal;
  while (chosen.length < mostAddons(targetKcal)) {
    const rest =
      chosen.length < wanted
        ? Math.max(targetKcal - kcal, kcal * 0.3)
        : targetKcal / comfortableFactor(targetKcal) - kcal;
    if (rest < Math.max(50, targetKcal * 0.07)) break;
    const addon = shelf.pick({ main, chosen, restKcal: rest, targetKcal, random: kitchen.random });
    if (addon === null) break;
    chosen.push(addon);
    kcal += addon.kcal;
  }
  return chosen.toSorted((a, b) => course(a) - course(b));
};

const hasDayLimits = ({ rule, pursuit }: Demands): boolean =>
  pursuit.hasDayWishes || rule.dayLimits.some((limit) => !limit.isWish);

/** Whether a figure decides what may be eaten. */
const hasFigures = (demands: Demands): boolean =>
  hasDayLimits(demands) || demands.rule.mealLimits.length > 0 || demands.pursuit.hasMealWishes;

/** By how much a day made of this alone would break its hard limits, and half of what it would miss of its wishes. */
const limitStrain = (figures: Figures, kcal: number, demands: Demands): number => {
  if (!hasDayLimits(demands)) return 0;
  const { rule, request, pursuit } = demands;
  const wholeDay = createFigures();
  addScaled(wholeDay, figures, request.calories / Math.max(1, kcal));
  return Math.min(1, hardExcessOf(wholeDay, rule)) + Math.min(1, pursuit.dayMiss(wholeDay)) / 2;
};

/** Beside a dish that has to be quick stands what takes no more than this part of its minutes. */
const QUICK_SIDE = 0.25;
const QUICK_SIDE_MINUTES = 5;

/** The shelves that sides and extras are taken from: all of them, where a day has limits the safe ones, and the quick ones. */
const shelvesFor = ({ pool, demands }: Kitchen, { kind }: Position): readonly AddonShelf[] => {
  const { rule, pursuit } = demands;
  const shelfOf = (isRight: (component: Component) => boolean): AddonShelf =>
    createAddonShelf(pool.filter(isRight), kind, rule);
  const most = pursuit.minutesAt(kind);
  const minutes = Math.max(QUICK_SIDE_MINUTES, (most ?? 0) * QUICK_SIDE);
  return [
    createAddonShelf(pool, kind, rule),
    ...(hasDayLimits(demands)
      ? [shelfOf((component) => limitStrain(component.figures, component.kcal, demands) === 0)]
      : []),
    ...(most === null
      ? []
      : [shelfOf(({ dish: { prepMinutes, cookMinutes } }) => prepMinutes + cookMinutes <= minutes)]),
  ];
};

/** How a main dish may be completed: with as little as its energy needs, or with a side that it does not need. */
const completions = (main: Component, targetKcal: number, shelves: readonly AddonShelf[]): Completion[] => {
  const canTakeSide = !main.isExtra && main.kcal * 1.05 < targetKcal;
  return shelves.flatMap((shelf, place) =>
    (canTakeSide ? (place === 0 ? [0, 1, 1] : [0, 1]) : place === 0 ? [0] : []).map((wanted) => ({
      shelf,
      wanted,
    })),
  );
};

type Completion = { readonly shelf: AddonShelf; readonly wanted: number };

/** A dish that fits as it was written goes before one in which something stands in. */
const STAND_IN_COST = 0.1;
const MOST_STAND_INS = 3;

const disguise = ({ changes }: Component): number => STAND_IN_COST * Math.min(MOST_STAND_INS, changes.length);

/** The Mediterranean diet is a way of cooking too: its own kitchens come first unless another is asked for. */
const HOME_CUISINES: ReadonlySet<string> = new Set(["mediterranean", "italian", "french", "middle-eastern"]);
const HOMESICKNESS = 0.6;

const atHome = ({ dish }: Component, { request }: Demands): number =>
  request.diet === "mediterranean" && request.cuisineStyle === "any" && HOME_CUISINES.has(dish.cuisine)
    ? HOMESICKNESS
    : 0;

/** What a plate costs beyond its budget, sides and all. */
const overspent = (figures: Figures, { request }: Demands): number => {
  const dollars = (at(figures, CENTS) / 100) * (USUAL_PLATE_KCAL / Math.max(200, at(figures, KCAL)));
  return Math.min(1, 0.25 * Math.max(0, dollars - EXPECTED_DOLLARS[request.budget]));
};

const breaksMealLimit = (plate: Plate, { rule }: Demands): boolean =>
  rule.mealLimits.some((limit) => !limit.isWish && excessOver(plate.figures, limit) > 0);

/** What a meal costs that misses a wished figure: nearly all other wishes together. */
const MISSED_WISH_COST = 6;

/** What is asked of a plate: where it stands first, how large it is, how often it is eaten and made, and how long it must keep. */
export type PlateWanted = Omit<Occasion, "kind"> & {
  readonly position: Position;
  readonly targetKcal: number;
  readonly keepsDays: number;
  /** The only dish that may stand there: one that stands there every week. */
  readonly dishId?: string | undefined;
};

/** What is eaten again later is made of what keeps so long. */
const keepingFor = (kitchen: Kitchen, keepsDays: number): Kitchen =>
  keepsDays === 0
    ? kitchen
    : { ...kitchen, pool: kitchen.pool.filter((component) => component.keepsDays >= keepsDays) };

/** What may stand beside a dish, each choice once. */
const variantsOf = (
  main: Component,
  targetKcal: number,
  shelves: readonly AddonShelf[],
  kitchen: Kitchen,
): Iterable<Component[]> => {
  const variants = new Map<string, Component[]>();
  for (const { shelf, wanted } of completions(main, targetKcal, shelves)) {
    const addons = addonsFor(main, targetKcal, shelf, kitchen, wanted);
    variants.set(addons.map((addon) => addon.dishNumber).join(), addons);
  }
  return variants.values();
};

/** As many dishes are completed to plates; those that lie behind these would not be among the plates on offer. */
const MOST_MAINS = 200;

type LikedMain = { readonly component: Component; readonly liking: number };

/** The dishes worth completing: what stands beside a dish never makes it more welcome. Where figures are asked for, all of them. */
const bestMains = (
  mains: readonly Main[],
  likingOf: (main: Main) => number,
  when: Occasion,
  demands: Demands,
): readonly LikedMain[] => {
  const liked = mains.map((main) => ({ component: main.component, liking: likingOf(main) }));
  if (liked.length <= MOST_MAINS || hasFigures(demands)) return liked;
  const most = ({ component, liking }: LikedMain): number => {
    const alone = { main: component, addons: [] };
    return when.eaten * (liking - strangenessOf(alone, demands)) - toilOf(alone, when, demands);
  };
  return liked
    .map((main) => ({ main, most: most(main) }))
    .toSorted((one, other) => other.most - one.most)
    .slice(0, MOST_MAINS)
    .map(({ main }) => main);
};

/** The plates that may stand in one place of the day, the best first, at most a few hundred. */
export const offersFor = (
  everything: Kitchen,
  { position, targetKcal, dishId, ...occasion }: PlateWanted,
): Plate[] => {
  const kitchen = keepingFor(everything, occasion.keepsDays);
  const { demands, random } = kitchen;
  const wishes = wishesOf(demands);
  const scale = 1 / (totalWeight(wishes) * kitchen.mealCount);
  const shelves = shelvesFor(kitchen, position);
  const { seed, diet } = demands.request;
  const appetiteSeed = seed * 613 + seedOf(diet);
  const when = { ...occasion, kind: position.kind };
  const likingOf = ({ component, misfit }: Main): number =>
    mealScore(meetsOf(component, position, demands), wishes) +
    appetiteOf(demands) * createRandom(appetiteSeed + component.dishNumber)() +
    atHome(component, demands) +
    turnOf(component, demands) -
    memoryOf(component, when, demands) +
    fondnessOf(component, demands) -
    stalenessOf(component, when) -
    misfit * 0.9 -
    unlikePlace(component, position) * 2 -
    disguise(component);
  const offers: Plate[] = [];
  for (const { component, liking } of bestMains(
    mainsFor(kitchen, position, dishId),
    likingOf,
    when,
    demands,
  )) {
    const valueOf = (plate: Omit<Plate, "value">): number => {
      const { factor, addons, figures } = plate;
      return (
        scale *
        (occasion.eaten *
          (liking -
            overspent(figures, demands) -
            strangenessOf(plate, demands) -
            barenessOf(plate, position.kind) -
            4 * portionStrain(factor) -
            0.06 * Math.max(0, addons.length - 1) -
            MISSED_WISH_COST * demands.pursuit.plateMiss(plate, position.kind)) -
          toilOf(plate, when, demands))
      );
    };
    for (const addons of variantsOf(component, targetKcal, shelves, kitchen))
      offers.push(createPlate(component, addons, targetKcal, valueOf));
  }
  const kept = offers.filter((plate) => !breaksMealLimit(plate, demands));
  const ranked = kept.map((plate) => ({
    plate,
    rank: plate.value + (random() * 0.15 - 12 * limitStrain(plate.figures, targetKcal, demands)) * scale,
  }));
  return ranked
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_OFFERS)
    .map(({ plate }) => plate);
};
