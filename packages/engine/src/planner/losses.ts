import type { PlanSize } from "./counts.ts";
import type { Demands } from "./demands.ts";
import { fishWantedBy } from "./fish.ts";
import { totalWeight, wishesOf } from "./preferences.ts";
import { STARCHLESS } from "./starchless.ts";
import { roomFor } from "./week-heaps.ts";

const REPEAT_COST = 0.3;
/** A dish that comes twice saves its foods; so many it may save and is worth no less for it. */
const FOODS_OF_REPEAT = 5;
/** Of the weight of a wish, for each food that is bought; more of it where somebody wants an easy week. */
const PURCHASE_COST = { fresh: 0.12, easy: 0.7, batch: 0.7 } as const;
/** For each food that a single meal of an easy week is bought for. */
const USED_ONCE_COST = { fresh: 0, easy: 1.65, batch: 1.65 } as const;
/** What few days buy is bought for few meals whatever they are: one list pays from this many days on. */
const DAYS_OF_A_LIST = 6;
/** For each cuisine that an easy week takes up. */
const NEW_CUISINE_COST = { fresh: 0, easy: 0.4, batch: 0.4 } as const;
/** For what a day tastes of at two of its meals. */
const FLAVOR_COST = 5;
/** And for a vegetable or fruit beside it: broccoli at noon and broccoli in the evening. */
const FLAVOR_OF_SIDE_COST = 1.8;
/** And for a vegetable, a fruit or a nut butter that the day before or after has. */
const FLAVOR_OF_NEXT_DAY_COST = 0.6;
/** For each minute of hands beyond those that somebody set for a day. */
const HANDS_COST = 0.6;
/** And for a day that has any: one minute too many is a limit that was not kept. */
const HANDS_MISSED_COST = 3;
/** For a day whose sodium is half as much again as is advised. */
const SODIUM_COST = 2.4;

/** For each plate beyond two in seven lunches and dinners that stands on the same starch. */
const STARCH_COST = 4;
/** For each breakfast that tastes of the day before. */
const MORNING_COST = 1.6;
/** For each dish of the same starch and protein that the plan has already. */
const KIN_COST = 1.6;
/** For each dish that a household calls the same as one of the plan: half of what the very dish costs. */
const FAMILY_COST = 9;
/** For pasta the day after pasta. */
const PASTA_OF_NEXT_DAY_COST = 2;
/** For each two things that a dish has in common with one of the plan, and for those of the days around. */
const LIKENESS_COST = 0.2;
const LIKENESS_NEAR_COST = 1.4;
/** For red sauce, ground meat or a dish of the same family within two days. */
const SAME_SAUCE_NEAR_COST = 1.5;
/** For as much again of a food as a week has at most. */
const HEAP_OF_WEEK_COST = 6;
/** For the starch of a day's lunch at its dinner. */
const STARCH_OF_DAY_COST = 2;

const starchCapOf = ({ mains }: PlanSize): number => Math.max(1, Math.round((mains * 2) / 7));

/**
 * What each loss costs, in parts of the preference score. docs/features/planner-score.md
 * That a dish comes twice costs more with each attempt, until nothing that is wished of a meal outweighs it.
 */
export const lossesOf = ({ request, ...demands }: Demands, size: PlanSize, attempt: number) => {
  const wishes = wishesOf({ request, ...demands });
  const weight = totalWeight(wishes);
  const variety = (wishes.variety ?? 0) / weight;
  const { cooking } = request;
  const isAnyCuisine = request.cuisineStyle === "any";
  const isFresh = cooking === "fresh";
  const fish = fishWantedBy(request.diet);
  // Who eats next to no starch lives on vegetables, and has them again.
  const isTired = !STARCHLESS.has(request.diet);
  const listed = Math.min(1, size.days / DAYS_OF_A_LIST) / weight / size.meals;
  return {
    balance: (wishes.balance ?? 0) / weight / size.days,
    sodium: isFresh ? 0 : SODIUM_COST / weight / size.days,
    hands: HANDS_COST / weight / size.meals,
    handsAtAll: HANDS_MISSED_COST / weight / size.meals,
    hand:
      demands.atHand.length === 0
        ? 0
        : (wishes.atHand ?? 0) / weight / demands.atHand.reduce((sum, thing) => sum + thing.weight, 0),
    repeat:
      (1 + attempt) *
      ((0.5 * variety) / size.meals +
        REPEAT_COST / Math.sqrt(size.meals) +
        FOODS_OF_REPEAT * (PURCHASE_COST[cooking] + USED_ONCE_COST[cooking]) * listed),
    clash: (0.3 * variety) / Math.max(1, size.mains),
    flavor: isFresh ? 0 : FLAVOR_COST / weight / size.meals,
    flavorOfSide: isTired ? FLAVOR_OF_SIDE_COST / weight / size.meals : 0,
    flavorOfNextDay: isTired ? FLAVOR_OF_NEXT_DAY_COST / weight / size.meals : 0,
    cuisine: isAnyCuisine ? (0.2 * variety) / size.meals : 0,
    newCuisine: isAnyCuisine ? NEW_CUISINE_COST[cooking] / weight / size.meals : 0,
    purchase: PURCHASE_COST[cooking] * listed,
    usedOnce: USED_ONCE_COST[cooking] * listed,
    starchOfDay: STARCH_OF_DAY_COST / weight / size.meals,
    pastaOfNextDay: isFresh ? 0 : PASTA_OF_NEXT_DAY_COST / weight / size.meals,
    kin: KIN_COST / weight / size.meals,
    family: FAMILY_COST / weight / size.meals,
    heapOfWeek: HEAP_OF_WEEK_COST / weight / size.meals,
    roomForHeaps: roomFor(request.diet, request.calories, size.days),
    likeness: LIKENESS_COST / weight / size.meals,
    likenessNear: LIKENESS_NEAR_COST / weight / size.meals,
    sameSauceNear: SAME_SAUCE_NEAR_COST / weight / size.meals,
    groupCap: Math.ceil(size.mains / 4),
    fish: fish.gain / weight / size.meals,
    fishMeals: Math.round((size.mains * fish.meals) / 14),
    starch: STARCH_COST / weight / size.meals,
    starchCap: starchCapOf(size),
    sameMorning: isFresh ? 0 : MORNING_COST / weight / size.meals,
    cuisineCap: Math.ceil(size.meals / 3),
  };
};

export type Losses = ReturnType<typeof lossesOf>;
