import { balanceOf, hardExcessOf } from "./balance.ts";
import { type Counts, createCounts, type PlanSize } from "./counts.ts";
import { plannedDay, type Position } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import { addScaled, asWholeDay, createFigures, type Figures } from "./figures.ts";
import { createHandCounter } from "./hand-counter.ts";
import type { Plate } from "./plate.ts";
import { totalWeight, wishesOf } from "./preferences.ts";

/** A place on the board: which day, and what stands there in the day. */
export type Place = { readonly day: number; readonly position: Position };

/** A meal that stands already: what it brings, and what it uses up of the plan's variety. */
export type FixedMeal = {
  readonly day: number;
  readonly figures: Figures;
  readonly dishNumber: number;
  readonly proteinGroup: number;
  readonly starch: number;
  readonly cuisineNumber: number;
  readonly foodNumbers: readonly number[];
};

/** The state of a plan while it is searched: adding, taking away, and what adding would bring. */
export type Board = {
  gain(plate: Plate, place: Place): number;
  add(plate: Plate, place: Place): void;
  remove(plate: Plate, place: Place): void;
  /** Counts a meal that stays. */
  fix(meal: FixedMeal): void;
};

const isMainMeal = ({ position }: Place): boolean => position.kind === "lunch" || position.kind === "dinner";

/** How much breaking a rule of the day costs, far above every wish. */
const HARD_COST = 3;
/** What a day costs that misses a wished figure by all of it: more than a dish that comes twice, less than a rule. */
const WISH_COST = 1;
/** Rounding to measures moves a day a little; the search keeps that far from every limit. */
const ROUNDING_MARGIN = 0.06;
const REPEAT_COST = 0.3;
/** Of the weight of a wish, for each food that is bought. */
const PURCHASE_COST = 0.12;

/** What each loss costs, in parts of the preference score. docs/features/planner-score.md */
const lossesOf = ({ request, ...demands }: Demands, size: PlanSize) => {
  const wishes = wishesOf({ request, ...demands });
  const weight = totalWeight(wishes);
  const variety = (wishes.variety ?? 0) / weight;
  return {
    balance: (wishes.balance ?? 0) / weight / size.days,
    hand: demands.atHand.length === 0 ? 0 : (wishes.atHand ?? 0) / weight / demands.atHand.length,
    repeat: (0.5 * variety) / size.meals + REPEAT_COST / Math.sqrt(size.meals),
    clash: (0.3 * variety) / Math.max(1, size.mains),
    cuisine: request.cuisineStyle === "any" ? (0.2 * variety) / size.meals : 0,
    purchase: PURCHASE_COST / weight / size.meals,
    groupCap: Math.ceil(size.mains / 4),
    cuisineCap: Math.ceil(size.meals / 3),
  };
};

type Losses = ReturnType<typeof lossesOf>;

const repeatLoss = ({ main, addons }: Plate, place: Place, counts: Counts, losses: Losses): number => {
  let loss = counts.dish(main.dishNumber) * (main.isExtra ? 0.15 : 1);
  for (const addon of addons) {
    loss += counts.dish(addon.dishNumber) * (addon.isExtra ? 0.06 : 0.4);
    loss += counts.dishToday(addon.dishNumber, place.day) * 0.4;
  }
  return loss * losses.repeat;
};

/** The same protein twice a day, too often in the plan, or on the days around; the same starch too often. */
const clashLoss = (
  { main: { proteinGroup, starch } }: Plate,
  place: Place,
  counts: Counts,
  losses: Losses,
): number => {
  if (!isMainMeal(place)) return 0;
  let clashes = 0;
  if (counts.groupOnDay(proteinGroup, place.day) > 0) clashes += 1;
  if (counts.group(proteinGroup) >= losses.groupCap) clashes += 1;
  if (starch >= 0 && counts.starch(starch) >= losses.groupCap) clashes += 1;
  clashes += 0.25 * counts.groupOnDay(proteinGroup, place.day - 1);
  clashes += 0.25 * counts.groupOnDay(proteinGroup, place.day + 1);
  return clashes * losses.clash;
};

const varietyLoss = (plate: Plate, place: Place, counts: Counts, losses: Losses): number => {
  const isTooMuch =
    plate.main.cuisineNumber >= 0 && counts.cuisine(plate.main.cuisineNumber) >= losses.cuisineCap;
  return (
    repeatLoss(plate, place, counts, losses) +
    clashLoss(plate, place, counts, losses) +
    (isTooMuch ? losses.cuisine : 0)
  );
};

/** Each food that no other meal of the plan has is one more thing to find, to pay and to use up. */
const purchaseLoss = ({ main, addons }: Plate, counts: Counts, losses: Losses): number => {
  let foods = 0;
  for (const number of main.bought) if (counts.food(number) === 0) foods += 1;
  for (const addon of addons) for (const number of addon.bought) if (counts.food(number) === 0) foods += 1;
  return foods * losses.purchase;
};

/** Makes an empty board. */
export const createBoard = (demands: Demands, size: PlanSize): Board => {
  const losses = lossesOf(demands, size);
  const counts = createCounts(size);
  const hand = createHandCounter(demands.atHand);
  const dayFigures = Array.from({ length: size.days }, createFigures);
  const trial = createFigures();
  const dayScore = new Float64Array(size.days);
  const shares = Array.from({ length: size.days }, (_, day) => plannedDay(demands.request, day + 1).share);
  const scoreDay = (planned: Figures, day: number): number => {
    const figures = asWholeDay(planned, shares[day] ?? 1);
    return (
      losses.balance * balanceOf(figures, demands.rule) -
      HARD_COST * Math.min(1, hardExcessOf(figures, demands.rule, ROUNDING_MARGIN) * 2) -
      WISH_COST * demands.pursuit.dayMiss(figures, ROUNDING_MARGIN)
    );
  };
  const addFigures = (day: number, figures: Figures, by: 1 | -1): void => {
    const sum = dayFigures[day];
    if (sum === undefined) return;
    addScaled(sum, figures, by);
    dayScore[day] = scoreDay(sum, day);
  };
  const handGain = (plate: Plate, place: Place): number => {
    if (losses.hand === 0) return 0;
    let uses = hand.newUses(plate.main.foodNumbers);
    for (const addon of plate.addons) uses += hand.newUses(addon.foodNumbers);
    // What is at hand is wanted early in the plan, before it spoils.
    return uses * losses.hand * (1 + 0.15 * (1 - place.day / size.days));
  };
  const count = (plate: Plate, place: Place, by: 1 | -1): void => {
    for (const component of [plate.main, ...plate.addons]) {
      counts.addDish(component.dishNumber, place.day, by);
      counts.addFoods(component.foodNumbers, by);
      hand.add(component.foodNumbers, by);
    }
    counts.addKind(plate.main, place.day, isMainMeal(place), by);
    addFigures(place.day, plate.figures, by);
  };
  return {
    gain: (plate, place) => {
      const figures = dayFigures[place.day];
      if (figures === undefined) return 0;
      trial.set(figures);
      addScaled(trial, plate.figures, 1);
      const dayGain = scoreDay(trial, place.day) - (dayScore[place.day] ?? 0);
      const losing = varietyLoss(plate, place, counts, losses) + purchaseLoss(plate, counts, losses);
      return plate.value + dayGain + handGain(plate, place) - losing;
    },
    add: (plate, place) => count(plate, place, 1),
    remove: (plate, place) => count(plate, place, -1),
    fix: (meal) => {
      counts.addDish(meal.dishNumber, meal.day, 1);
      counts.addFoods(meal.foodNumbers, 1);
      counts.addKind(meal, meal.day, true, 1);
      hand.add(meal.foodNumbers, 1);
      addFigures(meal.day, meal.figures, 1);
    },
  };
};
