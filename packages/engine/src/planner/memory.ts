import type { Component } from "./component.ts";
import type { Demands } from "./demands.ts";
import { COST_OF_RATING } from "./fondness.ts";
import { createRandom } from "./random.ts";
import type { Occasion } from "./ease.ts";

/** So long a dinner is not cooked again where there is another. */
const WEEKS_OF_REST = 3;
const COST_WITHIN_REST = 8;
/** After that a dish that was eaten costs something still, the less the longer ago; what was never eaten costs nothing. */
const COST_AFTER_REST = 7;
const WEEKS_TO_FORGET = 20;
/** The breakfasts and snacks of an easy week come again sooner, though not every week. */
const COST_OF_SMALL_MEAL = 4;
/** What somebody swapped away waits. */
const COST_OF_SWAP = 2;

/**
 * Between dishes that meet the wishes alike the seed decides, so that no two plans hold the same favorites. Whoever comes back
 * has had what lies nearest: chance decides more of what comes next.
 */
export const appetiteOf = ({ past }: Demands): number => (past.size === 0 ? 0.8 : 2);

const isSmall = ({ kind }: Occasion): boolean => kind === "breakfast" || kind === "snack";

const weariness = (weeksAgo: number, occasion: Occasion, demands: Demands): number => {
  const isEasy = demands.request.cooking !== "fresh" && isSmall(occasion);
  const left = Math.max(0, 1 - Math.max(0, weeksAgo - WEEKS_OF_REST) / WEEKS_TO_FORGET);
  if (isEasy) return COST_OF_SMALL_MEAL * left;
  return weeksAgo <= WEEKS_OF_REST ? COST_WITHIN_REST : COST_AFTER_REST * left;
};

/** In so many weeks every dish of the cookbook has its turn. */
const WEEKS_OF_ROUND = 38;
const GAIN_OF_TURN = 7;

/** Weeks since a Monday long ago. */
const weekOfDate = (startDate: string): number => Math.floor((Date.parse(startDate) / 86_400_000 - 4) / 7);

/**
 * Whoever cooks every meal fresh, and is known, gets to know the whole cookbook: two hundred dishes of memory are not ten
 * weeks of theirs, so the date says whose turn it is.
 */
export const turnOf = ({ dishNumber }: Component, { request, past }: Demands): number => {
  const { cooking, familiar, startDate } = request;
  if (cooking !== "fresh" || familiar === "everyday" || past.size === 0 || startDate === undefined) return 0;
  const place = Math.floor(createRandom(dishNumber * 7919)() * WEEKS_OF_ROUND);
  return weekOfDate(startDate) % WEEKS_OF_ROUND === place ? GAIN_OF_TURN : 0;
};

export const fondnessOf = ({ dish }: Component, { fondness }: Demands): number => fondness.get(dish.id) ?? 0;

/** What it costs that a household had a dish not long ago, swapped it away or did not like it; less than nothing for what they liked. */
export const memoryOf = ({ dish }: Component, occasion: Occasion, demands: Demands): number => {
  const past = demands.past.get(dish.id);
  if (past === undefined) return 0;
  const { weeksAgo, rating, swappedAway = false } = past;
  const judged = rating === undefined ? 0 : COST_OF_RATING[rating];
  const swapped = swappedAway && weeksAgo <= WEEKS_TO_FORGET ? COST_OF_SWAP : 0;
  return weariness(weeksAgo, occasion, demands) + judged + swapped;
};
