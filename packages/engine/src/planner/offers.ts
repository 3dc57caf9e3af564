import type { Diet } from "@meal/domain/chef/vocabulary";
import { excessOver } from "./day-limits.ts";
import { type PlannerKitchen, limitStrain, shelvesFor, variantsOf } from "./complete-plate.ts";
import type { Component } from "./component.ts";
import { at, CENTS, type Figures, KCAL, PROTEIN } from "./figures.ts";
import type { Position, PositionKind } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import {
  barenessOf,
  isGoodAgain,
  isGoodForDays,
  isReadyInTime,
  outOfSeason,
  type Occasion,
  strangenessOf,
  toilOf,
} from "./ease.ts";
import { EXPECTED_DOLLARS, USUAL_PLATE_KCAL } from "./expected-dollars.ts";
import { heapOf } from "./heaps.ts";
import { appetiteOf, fondnessOf, memoryOf, turnOf } from "./memory.ts";
import { sparedShareOf } from "./spared.ts";
import { createPlate, type Plate, portionStrain } from "./plate.ts";
import { mealScore, meetsOf, totalWeight, wishesOf } from "./preferences.ts";
import { createRandom, seedOf } from "./random.ts";
import { isCold } from "./side-roles.ts";
import { isWholeFor } from "./whole-bird.ts";

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

/** A side with less protein in a serving is no lunch by itself: carrot salad and toast. */
const LEAST_PROTEIN_GRAMS = 8;

const isNoMeal = ({ dish, figures }: Component, kind: PositionKind, diet: Diet): boolean =>
  (kind === "lunch" || kind === "dinner") &&
  dish.category === "vegetable" &&
  at(figures, PROTEIN) < LEAST_PROTEIN_GRAMS &&
  diet !== "raw";

const isServable = (component: Component, kind: PositionKind, diet: Diet): boolean =>
  component.kcal > 0 && (!component.isExtra || kind === "snack") && !isNoMeal(component, kind, diet);

/** A wish for a category also brings dishes that would not stand there by themselves: pancakes for dinner. */
const isWishedFor = ({ dish }: Component, position: Position): boolean =>
  position.wished === dish.category && position.wished !== "dessert" && position.kind !== "snack";

/** With fewer dishes that are good again, what keeps is eaten again. */
const ENOUGH_AGAIN = 12;

/** What stands on the table for a third time is made for that. */
const MOST_TIMES = 2;

const goodFor = (mains: Main[], { eaten, made, position }: PlateWanted): Main[] => {
  if (eaten === made) return mains;
  // What is cooked at noon has to be ready soon, and few of these are.
  const isForDays = eaten > MOST_TIMES && position.kind === "dinner";
  const choices = [...(isForDays ? [isGoodForDays] : []), isGoodAgain];
  const good = choices.map((isGood) => mains.filter(({ component }) => isGood(component)));
  return good.find(({ length }) => length >= ENOUGH_AGAIN) ?? mains;
};

const mainsFor = (kitchen: PlannerKitchen, wanted: PlateWanted): Main[] => {
  const { position, dishId, kinds } = wanted;
  const { kind } = position;
  const { diet } = kitchen.demands.request;
  const servings = (position.people * wanted.eaten) / wanted.made;
  if (dishId !== undefined)
    return kitchen.pool
      .filter((component) => component.dish.id === dishId && component.kcal > 0)
      .map((component) => ({ component, misfit: 0 }));
  const mains = new Map<Component, number>();
  for (const [step, slots] of WIDER[kind].entries()) {
    if (step > 0 && mains.size >= enoughMains(kitchen.demands.request.days)) break;
    for (const component of kitchen.pool) {
      if (mains.has(component) || !isServable(component, kind, diet)) continue;
      if (!kitchen.demands.pursuit.mayBe(component, "main", kinds)) continue;
      if (!isWholeFor(component, servings)) continue;
      const isHome = component.dish.slots.some((slot) => slots.includes(slot));
      if (isHome) mains.set(component, step);
      else if (step === 0 && isWishedFor(component, position)) mains.set(component, 0.5);
    }
  }
  return goodFor(
    [...mains].map(([component, misfit]) => ({ component, misfit })),
    wanted,
  );
};

/** A salad, a soup or a sandwich is not what somebody eats who eats once or twice a day. */
const LARGE_MEAL_KCAL = 1200;

/** A cold sandwich and a salad are for noon. */
const NOON_FORMS: ReadonlySet<string> = new Set(["salad", "sandwich", "wrap"]);

/** At dinner one expects a cooked main, with coffee something small: what is unlike its place stands back a little. */
const unlikePlace = (component: Component, position: Position, targetKcal: number): number => {
  if (position.wished !== null) return 0;
  const { dish } = component;
  const { category } = dish;
  if (targetKcal >= LARGE_MEAL_KCAL && (category !== "main" || isCold(component))) return 0.6;
  if (position.kind === "dinner") {
    if (NOON_FORMS.has(dish.form) && isCold(component)) return 0.3;
    return category === "main" ? 0 : category === "soup" ? 0.12 : 0.3;
  }
  if (position.kind === "snack") return category === "dessert" || category === "breakfast" ? 0 : 0.12;
  const isSmall = category === "breakfast" || (category === "vegetable" && dish.slots.includes("side"));
  if (position.kind === "lunch") return isSmall ? 0.3 : category === "main" ? 0 : 0.05;
  return 0;
};

/** A dish that fits as it was written goes before one in which something stands in. */
const STAND_IN_COST = 0.1;
const MOST_STAND_INS = 3;

const standInCost = ({ changes }: Component): number =>
  STAND_IN_COST * Math.min(MOST_STAND_INS, changes.length);

/** The Mediterranean diet is a way of cooking too: its own kitchens come first unless another is asked for. */
const HOME_CUISINES: ReadonlySet<string> = new Set(["mediterranean", "italian", "french", "middle-eastern"]);
const HOME_CUISINE_BONUS = 0.6;

const homeCuisineBonus = ({ dish }: Component, { request }: Demands): number =>
  request.diet === "mediterranean" && request.cuisineStyle === "any" && HOME_CUISINES.has(dish.cuisine)
    ? HOME_CUISINE_BONUS
    : 0;

/** What a plate costs beyond its budget, sides and all. */
const overspent = (figures: Figures, { request }: Demands): number => {
  const dollars = (at(figures, CENTS) / 100) * (USUAL_PLATE_KCAL / Math.max(200, at(figures, KCAL)));
  return Math.min(1, 0.25 * Math.max(0, dollars - EXPECTED_DOLLARS[request.budget]));
};

/** What a meal costs that misses a wished figure: nearly all other wishes together. */
const MISSED_WISH_COST = 6;

/** Portions still move a little once the plate is chosen. */
const ROOM_TO_MOVE = 0.05;

/** By how much a plate misses what its diet wishes of every meal. */
const wishMissOfMeal = ({ figures }: Pick<Plate, "figures">, { rule }: Demands): number => {
  let miss = 0;
  for (const limit of rule.mealLimits) miss += excessOver(figures, limit, ROOM_TO_MOVE);
  return 2 * miss;
};

/** What is asked of a plate: where it stands first, how large it is, how often it is eaten and made, and how long it must keep. */
export type PlateWanted = Omit<Occasion, "kind"> & {
  readonly position: Position;
  /** What it is eaten for: the place it is cooked for, and those of its leftovers. */
  readonly kinds: readonly PositionKind[];
  readonly targetKcal: number;
  readonly keepsDays: number;
  /** The only dish that may stand there: one that stands there every week. */
  readonly dishId?: string | undefined;
};

/** What is eaten again later is made of what keeps so long. */
const keepingFor = (kitchen: PlannerKitchen, keepsDays: number): PlannerKitchen =>
  keepsDays === 0
    ? kitchen
    : { ...kitchen, pool: kitchen.pool.filter((component) => component.keepsDays >= keepsDays) };

/** With fewer plates that are ready in time, somebody waits. */
const ENOUGH_READY = 12;

/** What a plate costs that breaks the limits of a day by as much as a whole day of it can. */
const COST_OF_STRAIN = 12;

/** What a dish costs that is all of what its diet has only now and then, and how much less of that what stands beside it. */
const COST_OF_SPARED = 4;
const PART_OF_SIDE = 0.5;

const sparedBeside = ({ addons }: Pick<Plate, "addons">, kitchen: PlannerKitchen): number =>
  addons.reduce((sum, addon) => sum + COST_OF_SPARED * PART_OF_SIDE * sparedShareOf(addon, kitchen), 0);

/** As many dishes are completed to plates; those that lie behind these would not be among the plates on offer. */
const MOST_MAINS = 150;

type LikedMain = { readonly component: Component; readonly liking: number };

/** The dishes worth completing: what stands beside a dish never makes it more welcome. Where figures are asked for, all of them. */
const bestMains = (
  mains: readonly Main[],
  likingOf: (main: Main) => number,
  when: Occasion,
  demands: Demands,
): readonly LikedMain[] => {
  const liked = mains.map((main) => ({ component: main.component, liking: likingOf(main) }));
  if (liked.length <= MOST_MAINS || demands.pursuit.hasMealWishes) return liked;
  const most = ({ component, liking }: LikedMain): number => {
    const alone = { main: component, addons: [] };
    const strain = limitStrain(component.figures, component.kcal, demands);
    return (
      when.eaten * (liking - strangenessOf(alone, demands)) -
      toilOf(alone, when, demands) -
      COST_OF_STRAIN * strain
    );
  };
  return liked
    .map((main) => ({ main, most: most(main) }))
    .toSorted((one, other) => other.most - one.most)
    .slice(0, MOST_MAINS)
    .map(({ main }) => main);
};

/** How well dishes meet the wishes that a meal can meet; it depends on the place only by the category wished for there. */
const scoresFor = (
  { known, demands }: PlannerKitchen,
  position: Position,
  wishes: ReturnType<typeof wishesOf>,
): ((component: Component) => number) => {
  const scores = known.scores.get(position.wished) ?? new Map<Component, number>();
  known.scores.set(position.wished, scores);
  return (component) => {
    const score = scores.get(component) ?? mealScore(meetsOf(component, position, demands), wishes);
    scores.set(component, score);
    return score;
  };
};

/** The plates that may stand in one place of the day, the best first, at most a few hundred. */
export const offersFor = (everything: PlannerKitchen, wanted: PlateWanted): Plate[] => {
  const { position, targetKcal, dishId, kinds: _kinds, ...occasion } = wanted;
  const kitchen = keepingFor(everything, occasion.keepsDays);
  const { demands, random } = kitchen;
  const wishes = wishesOf(demands);
  const scale = 1 / (totalWeight(wishes) * kitchen.mealCount);
  const shelves = shelvesFor(kitchen, wanted);
  const scoreOf = scoresFor(kitchen, position, wishes);
  const { seed, diet } = demands.request;
  const appetiteSeed = seed * 613 + seedOf(diet);
  const when = { ...occasion, kind: position.kind };
  const likingOf = ({ component, misfit }: Main): number =>
    scoreOf(component) +
    appetiteOf(demands) * createRandom(appetiteSeed + component.dishNumber)() +
    homeCuisineBonus(component, demands) +
    turnOf(component, demands) -
    memoryOf(component, when, demands) +
    fondnessOf(component, demands) -
    COST_OF_SPARED * sparedShareOf(component, kitchen) -
    misfit * 0.9 -
    unlikePlace(component, position, targetKcal) * 2 -
    standInCost(component);
  const offers: Plate[] = [];
  for (const { component, liking } of bestMains(mainsFor(kitchen, wanted), likingOf, when, demands)) {
    const valueOf = (plate: Omit<Plate, "value">): number => {
      const { factor, addons, figures } = plate;
      return (
        scale *
        (occasion.eaten *
          (liking -
            overspent(figures, demands) -
            strangenessOf(plate, demands) -
            barenessOf(plate, position.kind, demands) -
            outOfSeason(plate, demands) -
            heapOf(plate, diet) -
            4 * portionStrain(factor) -
            0.06 * Math.max(0, addons.length - 1) -
            sparedBeside(plate, kitchen) -
            MISSED_WISH_COST *
              (demands.pursuit.plateMiss(plate, position.kind) + wishMissOfMeal(plate, demands))) -
          toilOf(plate, when, demands))
      );
    };
    for (const addons of variantsOf(component, targetKcal, shelves, kitchen))
      offers.push(createPlate(component, addons, targetKcal, valueOf));
  }
  const ready = dishId === undefined ? offers.filter((plate) => isReadyInTime(plate, when, demands)) : offers;
  const ranked = (ready.length < ENOUGH_READY ? offers : ready).map((plate) => ({
    plate,
    rank:
      plate.value +
      (random() * 0.15 - COST_OF_STRAIN * limitStrain(plate.figures, targetKcal, demands)) * scale,
  }));
  return ranked
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_OFFERS)
    .map(({ plate }) => plate);
};
