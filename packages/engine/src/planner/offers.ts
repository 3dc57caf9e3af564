import type { Diet } from "@meal/domain/chef/vocabulary";
import { type PlannerKitchen, limitStrain, otherSidesOf, shelvesFor, variantsOf } from "./complete-plate.ts";
import type { Component } from "./component.ts";
import { at, PROTEIN } from "./figures.ts";
import type { Position, PositionKind } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import { isGoodAgain, isGoodForDays, isReadyInTime, type Occasion, strangenessOf, toilOf } from "./ease.ts";
import { likingFor, type Main, valueFor } from "./plate-value.ts";
import { draftPlate, finishPlate, type Plate, type PlateDraft } from "./plate.ts";
import { totalWeight, wishesOf } from "./preferences.ts";
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

/** A side is no breakfast and no dinner, and with less protein in a serving than this no lunch: biscuits and a glass of milk, a broccoli casserole, carrot salad and toast. */
const LEAST_PROTEIN_GRAMS = 8;

const isNoMeal = ({ dish, figures }: Component, { kind, wished }: Position, diet: Diet): boolean =>
  kind !== "snack" &&
  dish.category === "vegetable" &&
  wished !== "vegetable" &&
  (kind !== "lunch" || at(figures, PROTEIN) < LEAST_PROTEIN_GRAMS) &&
  diet !== "raw";

const isServable = (component: Component, position: Position, diet: Diet): boolean =>
  component.kcal > 0 &&
  (!component.isExtra || position.kind === "snack") &&
  !isNoMeal(component, position, diet);

/** A wish for a category also brings dishes that would not stand there by themselves: pancakes for dinner. */
const isWishedFor = ({ dish }: Component, position: Position): boolean =>
  position.wished === dish.category && position.wished !== "dessert" && position.kind !== "snack";

/** With fewer dishes that are good again, what keeps is eaten again. */
const ENOUGH_AGAIN = 12;

/** What stands on the table for a third time is made for that. */
const MOST_TIMES = 2;

/** Where somebody said how long a meal may take, so many that are ready by then are enough. */
const ENOUGH_IN_TIME = 4;

const goodFor = (mains: Main[], { eaten, made, position }: PlateWanted, most: number | null): Main[] => {
  if (eaten === made) return mains;
  const isInTime = ({ component }: Main): boolean =>
    most === null || component.tableMinutes + component.leadMinutes <= most;
  // What is cooked at noon has to be ready soon, and few of these are.
  const isForDays = eaten > MOST_TIMES && position.kind === "dinner";
  const choices = [...(isForDays ? [isGoodForDays] : []), isGoodAgain];
  const good = choices.map((isGood) => mains.filter((main) => isGood(main.component) && isInTime(main)));
  const enough = most === null ? ENOUGH_AGAIN : ENOUGH_IN_TIME;
  return good.find(({ length }) => length >= enough) ?? mains;
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
      if (mains.has(component) || !isServable(component, position, diet)) continue;
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
    kitchen.demands.pursuit.minutesAt(kind),
  );
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
      when.eaten * (liking - strangenessOf(alone, when.kind, demands)) -
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

/** What may stand in one place of the day. */
export type Offers = {
  /** The plates, the best first, at most a few hundred. */
  readonly plates: readonly Plate[];
  /** The same dish with one of the things beside it exchanged for another. */
  readonly besides: (plate: Plate) => readonly Plate[];
};

/** What may stand in one place of the day. */
export const offersFor = (everything: PlannerKitchen, wanted: PlateWanted): Offers => {
  const { position, targetKcal, dishId, kinds: _kinds, ...occasion } = wanted;
  const kitchen = keepingFor(everything, occasion.keepsDays);
  const { demands, random } = kitchen;
  const scale = 1 / (totalWeight(wishesOf(demands)) * kitchen.mealCount);
  const shelves = shelvesFor(kitchen, wanted);
  const when = { ...occasion, kind: position.kind };
  const likings = new Map<Component, number>();
  const valueOf = valueFor(kitchen, when);
  const valueIn = (plate: PlateDraft): number => valueOf(plate, likings.get(plate.main) ?? 0);
  const isReady = (plate: PlateDraft): boolean => dishId !== undefined || isReadyInTime(plate, when, demands);
  const likingOf = likingFor(kitchen, wanted, when);
  const offers: PlateDraft[] = [];
  for (const { component, liking } of bestMains(mainsFor(kitchen, wanted), likingOf, when, demands)) {
    likings.set(component, liking);
    for (const addons of variantsOf(component, targetKcal, shelves, kitchen))
      offers.push(draftPlate(component, addons, targetKcal));
  }
  const ready = offers.filter(isReady);
  const ranked = (ready.length < ENOUGH_READY ? offers : ready).map((plate) => {
    const value = valueIn(plate);
    const strain = COST_OF_STRAIN * limitStrain(plate.figures, targetKcal, demands);
    return { plate, value, rank: value + (random() * 0.15 - strain) * scale };
  });
  return {
    plates: ranked
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, MOST_OFFERS)
      .map(({ plate, value }) => finishPlate(plate, value)),
    besides: ({ main, addons: old }) =>
      otherSidesOf({ main, addons: old }, targetKcal, shelves)
        .map((addons) => draftPlate(main, addons, targetKcal))
        .filter(isReady)
        .map((plate) => finishPlate(plate, valueIn(plate))),
  };
};
