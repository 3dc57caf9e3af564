import { balanceOf, hardExcessOf } from "./balance.ts";
import { type Counts, createCounts, type PlanSize } from "./counts.ts";
import { plannedDay } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import {
  addScaled,
  asWholeDay,
  at,
  CENTS,
  copyFigures,
  createFigures,
  type Figures,
  SODIUM,
} from "./figures.ts";
import { fishIn, isFish } from "./fish.ts";
import { flavorsBeside } from "./flavor-loss.ts";
import { handsLimitAt } from "./hands-limit.ts";
import { createHandCounter, type HandCounter } from "./hand-counter.ts";
import { type Losses, lossesOf } from "./losses.ts";
import { isMainMeal, type Place, type Sitting } from "./place.ts";
import type { Plate } from "./plate.ts";
import { varietyLoss } from "./variety-loss.ts";

/** A meal that stands already: what it brings, and what it uses up of the plan's variety. */
export type FixedMeal = {
  readonly day: number;
  readonly figures: Figures;
  readonly dishNumber: number;
  readonly proteinGroup: number;
  readonly starch: number;
  readonly families: readonly number[];
  readonly likenesses: readonly number[];
  readonly cuisineNumber: number;
  readonly foodNumbers: readonly number[];
  readonly bought: readonly number[];
  readonly handsOnMinutes: number;
  /** How many eat of it. */
  readonly people: number;
  /** The meal is a leftover: it was cooked with another one. */
  readonly isLeftover: boolean;
};

/** The state of a plan while it is searched: adding, taking away, and what adding would bring. */
export type Board = {
  gain(plate: Plate, place: Place): number;
  /** The plate that adding would bring most. */
  best(plates: readonly Plate[], place: Place): Plate | null;
  add(plate: Plate, place: Place): void;
  remove(plate: Plate, place: Place): void;
  /** Counts a meal that stays. */
  fix(meal: FixedMeal): void;
};

/** How much breaking a rule of the day costs, far above every wish. */
const HARD_COST = 3;
/** What a day costs that misses a wished figure by all of it: more than a dish that comes twice, less than a rule. */
const WISH_COST = 1;
/** What a meal costs is told in parts of all meals; the figures of few days would weigh less beside it than those of a week. */
const weightOfDay = (days: number): number => Math.max(1, 7 / days);
/** Rounding to measures moves a day a little; the search keeps that far from every limit. */
const ROUNDING_MARGIN = 0.06;
/** Over a week that comes out even, all but a little of it. */
const MARGIN_OF_WEEK = 0.02;
/** As many minutes of hands beyond the limit of a day are counted at most. */
const MOST_HANDS = 60;
const ADVISED_SODIUM_MG = 2300;

/** Each food that no other meal of the plan has is one more thing to find, to pay and to use up. */
const purchaseLoss = (
  { bought }: Plate,
  { makes }: Place,
  {
    counts,
    losses,
    atHome,
  }: { readonly counts: Counts; readonly losses: Losses; readonly atHome: Demands["listedAtHome"] },
): number => {
  const first = losses.purchase + (makes === 1 ? losses.usedOnce : 0);
  let loss = 0;
  for (const number of bought) {
    if (atHome.has(number)) continue;
    const meals = counts.food(number);
    if (meals === 0) loss += first;
    else if (meals === 1) loss -= losses.usedOnce;
  }
  return loss;
};

const createDays = (demands: Demands, losses: Losses, days: number) => {
  const sums = Array.from({ length: days }, createFigures);
  const trial = createFigures();
  const scores = new Float64Array(days);
  const hands = new Float64Array(days);
  const limits = Array.from({ length: days }, (_, day) => handsLimitAt(demands.request, day));
  /** What it costs that a day keeps its cook busier than the household wants. */
  const lateBy = (day: number, minutes: number): number => {
    const limit = limits[day] ?? null;
    if (limit === null || minutes <= limit) return 0;
    return losses.handsAtAll + losses.hands * Math.min(MOST_HANDS, minutes - limit);
  };
  const weight = weightOfDay(days);
  const shares = Array.from({ length: days }, (_, day) => plannedDay(demands.request, day + 1).share);
  const scoreOf = (planned: Figures, day: number): number => {
    const figures = asWholeDay(planned, shares[day] ?? 1);
    return (
      losses.balance * balanceOf(figures, demands.rule) -
      losses.sodium * Math.min(1, 2 * Math.max(0, at(figures, SODIUM) / ADVISED_SODIUM_MG - 1)) -
      weight * HARD_COST * Math.min(1, hardExcessOf(figures, demands.rule, ROUNDING_MARGIN) * 2) -
      weight * WISH_COST * demands.pursuit.dayMiss(figures, ROUNDING_MARGIN)
    );
  };
  // What everybody spends counts for the plan as a whole: a roast on Sunday is paid by lentils on Tuesday.
  let spent = 0;
  const spentCost = (cents: number): number =>
    days * weight * WISH_COST * demands.pursuit.weekMiss(cents, MARGIN_OF_WEEK);
  return {
    /** More than this a plate cannot bring to a day, whatever is in it. */
    mostGain: (day: number): number => losses.balance - (scores[day] ?? 0),
    gain: (plate: Figures, { day }: Sitting, minutes: number): number => {
      const sum = sums[day];
      if (sum === undefined) return 0;
      copyFigures(trial, sum);
      addScaled(trial, plate, 1);
      const busy = hands[day] ?? 0;
      return scoreOf(trial, day) - (scores[day] ?? 0) - lateBy(day, busy + minutes) + lateBy(day, busy);
    },
    /** What it costs that everybody who eats of a plate has to pay for it. */
    dearness: (figures: Figures, { sittings }: Place): number => {
      if (!demands.pursuit.hasWeekWishes) return 0;
      const plates = sittings.reduce((sum, { position }) => sum + position.people, 0);
      return spentCost(spent + plates * at(figures, CENTS)) - spentCost(spent);
    },
    add: (
      figures: Figures,
      { day, people }: { day: number; people: number },
      by: 1 | -1,
      minutes: number,
    ): void => {
      spent += by * people * at(figures, CENTS);
      const sum = sums[day];
      if (sum === undefined) return;
      addScaled(sum, figures, by);
      hands[day] = (hands[day] ?? 0) + by * minutes;
      scores[day] = scoreOf(sum, day);
    },
  };
};

/** Sums of parts in another order differ by less. */
const ROUNDING_ROOM = 1e-9;

/** What is left over wants only warming. */
const WARMING_MINUTES = 2;

const minutesAt = ({ main, addons }: Plate, { makes, sittings }: Place, which: number): number =>
  which === 0 || makes === sittings.length
    ? addons.reduce((sum, { handsOnMinutes }) => sum + handsOnMinutes, main.handsOnMinutes)
    : WARMING_MINUTES;

type State = {
  readonly demands: Demands;
  readonly size: PlanSize;
  readonly losses: Losses;
  readonly counts: Counts;
  readonly hand: HandCounter;
  readonly days: ReturnType<typeof createDays>;
};

/** What adding a plate would bring, and which of many would bring most. */
const createGains = ({ demands, size, losses, counts, hand, days }: State): Pick<Board, "gain" | "best"> => {
  const handGain = (plate: Plate, { sittings: [{ day }] }: Place): number => {
    if (losses.hand === 0) return 0;
    let uses = hand.newUses(plate.main.foodNumbers, day);
    for (const addon of plate.addons) uses += hand.newUses(addon.foodNumbers, day);
    // What is at hand is wanted early in the plan, before it spoils.
    return uses * losses.hand * (1 + 0.15 * (1 - day / size.days));
  };
  const fishGain = ({ main }: Plate, place: Place): number =>
    isFish(main) && isMainMeal(place)
      ? losses.fish *
        Math.max(0, Math.min(place.sittings.length, losses.fishMeals - fishIn(counts, size.days)))
      : 0;
  const list = { counts, losses, atHome: demands.listedAtHome };
  /** Minus infinity where the plate can be seen to bring less than `least`, since its days bring it at most `room`. */
  const gainOver = (plate: Plate, place: Place, least: number, room: number): number => {
    let gain =
      plate.value + handGain(plate, place) + fishGain(plate, place) - days.dearness(plate.figures, place);
    const purchase = purchaseLoss(plate, place, list);
    if (gain + room - purchase < least) return -Infinity;
    const variety = varietyLoss(plate, place, counts, losses);
    if (gain + room - purchase - variety < least) return -Infinity;
    for (const [which, sitting] of place.sittings.entries())
      gain += days.gain(plate.figures, sitting, minutesAt(plate, place, which));
    return gain - variety - purchase;
  };
  return {
    gain: (plate, place) => gainOver(plate, place, -Infinity, 0),
    best: (plates, place) => {
      const room = place.sittings.reduce((sum, { day }) => sum + days.mostGain(day), ROUNDING_ROOM);
      let best: Plate | null = null;
      let most = -Infinity;
      for (const plate of plates) {
        const gain = gainOver(plate, place, most, room);
        if (gain > most) [best, most] = [plate, gain];
      }
      return best;
    },
  };
};

/** Makes an empty board; for a plan that is laid anew, at its later attempts. */
export const createBoard = (demands: Demands, size: PlanSize, attempt = 0): Board => {
  const losses = lossesOf(demands, size, attempt);
  const counts = createCounts(size);
  const hand = createHandCounter(demands.atHand);
  const days = createDays(demands, losses, size.days);
  const count = (plate: Plate, place: Place, by: 1 | -1): void => {
    const isMain = isMainMeal(place);
    counts.addFoods(plate.bought, by * place.makes);
    for (const { heap, grams } of plate.heavy) counts.addGrams(heap, by * grams * place.sittings.length);
    for (const component of [plate.main, ...plate.addons]) {
      counts.addDish(component.dishNumber, by);
      hand.add(component.foodNumbers, place.sittings[0].day, by);
      for (const { day } of place.sittings) counts.addDishOfDay(component.dishNumber, day, by);
    }
    const { families, cuisineNumber } = plate.main;
    const { proteinGroup, starch } = plate;
    const kind = { proteinGroup, families, cuisineNumber, starch };
    counts.addKind(kind, isMain, by);
    if (isMain) counts.addLikenesses(plate.main.likenesses, by);
    for (const [which, { day, position }] of place.sittings.entries()) {
      if (isMain) {
        counts.addKindOfDay(kind, day, by);
        counts.addLikenessesNear(plate.main.likenesses, day, by);
      }
      counts.addFlavors(plate.main.flavors, day, by);
      for (const addon of plate.addons) counts.addFlavors(flavorsBeside(addon, position.kind), day, by);
      if (position.kind === "breakfast") counts.addMorning(plate.main.flavors, day, by);
      days.add(plate.figures, { day, people: position.people }, by, minutesAt(plate, place, which));
    }
  };
  return {
    ...createGains({ demands, size, losses, counts, hand, days }),
    add: (plate, place) => count(plate, place, 1),
    remove: (plate, place) => count(plate, place, -1),
    fix: (meal) => {
      counts.addDishOfDay(meal.dishNumber, meal.day, 1);
      counts.addKindOfDay(meal, meal.day, 1);
      counts.addLikenessesNear(meal.likenesses, meal.day, 1);
      days.add(meal.figures, meal, 1, meal.handsOnMinutes);
      hand.add(meal.foodNumbers, meal.day, 1);
      if (meal.isLeftover) return;
      counts.addDish(meal.dishNumber, 1);
      counts.addFoods(meal.bought, 1);
      counts.addKind(meal, true, 1);
      counts.addLikenesses(meal.likenesses, 1);
    },
  };
};
