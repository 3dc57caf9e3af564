import type { PastDish } from "@meal/domain/chef/past-dishes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { type Allergies, type NamedFood, readAllergies } from "../diets/read-allergies.ts";
import type { DietRule } from "../diets/diet-rules.ts";
import { dietsOf } from "@meal/domain/chef/diets-of";
import { ruleOfDiets } from "../diets/rule-of-diets.ts";
import { pursue, type Pursuit } from "../wishes/pursue-wishes.ts";
import { limitWishes } from "../wishes/limit-wishes.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { Wishes } from "../wishes/wish.ts";
import { readFoodsAtHand } from "./foods-at-hand.ts";
import { readFoodsAtHome } from "./foods-at-home.ts";
import { boughtFor } from "./listed.ts";
import type { PlannerIndex } from "./planner-index.ts";
import type { ThingAtHand } from "./thing-at-hand.ts";
import { readHistory } from "./read-history.ts";

/** A request, and what binds those who eat. */
export type Eaters = {
  readonly request: PlanRequest;
  /** All that bind; none of them where nobody keeps one. */
  readonly diets: readonly Diet[];
  readonly rule: DietRule;
  readonly allergies: Allergies;
  readonly dislikes: Allergies;
  readonly atHand: readonly ThingAtHand[];
  /** The numbers of the foods that nobody has to buy. */
  readonly stock: ReadonlyMap<number, number>;
  /** The same as a list would have them: a lemon where its juice is at home. */
  readonly listedAtHome: ReadonlySet<number>;
  /** What the free words ask for, and how the search goes after it. */
  readonly wishes: Wishes;
  readonly pursuit: Pursuit;
  /** What the household had, by the id of the dish. */
  readonly past: ReadonlyMap<string, PastDish>;
};

/** Asks once for each food: a plan looks at the same few hundred some hundred thousand times. */
const askedOnce = (allergies: Allergies): Allergies => {
  const answers = new Map<NamedFood, string | null>();
  return {
    ...allergies,
    forbids: (food) => {
      const known = answers.get(food);
      if (known !== undefined) return known;
      const answer = allergies.forbids(food);
      answers.set(food, answer);
      return answer;
    },
  };
};

/**
 * Who dislikes olives cooks in their oil, and who dislikes apples sours with their vinegar. Sesame oil tastes of sesame, and
 * tuna in oil is tuna.
 */
const TASTES_OTHERWISE = /^(?:olive-oil|avocado-oil|grapeseed-oil|vinegar-)/u;
const PRESSED = /\b(?:oil|vinegar)\b/u;

const readDislikes = (index: PlannerIndex, words: readonly string[]): Allergies => {
  const dislikes = readAllergies(index.foodIndex, words);
  const isMeant = words.some((word) => PRESSED.test(word.toLowerCase()));
  return {
    ...dislikes,
    forbids: (food) => (TASTES_OTHERWISE.test(food.id) && !isMeant ? null : dislikes.forbids(food)),
  };
};

const stockOf = (index: PlannerIndex, request: PlanRequest): Pick<Eaters, "stock" | "listedAtHome"> => {
  const { stock } = readFoodsAtHome(index, request);
  const ids = [...stock.keys()].flatMap((number) => index.foods[number]?.id ?? []);
  return { stock, listedAtHome: new Set(boughtFor(ids, index)) };
};

/** Reads the words of a request with the food table. */
export const readEaters = (index: PlannerIndex, request: PlanRequest): Eaters => {
  const said = readWishes(index, request.tastePreferences, request.calories);
  const wishes = { ...said, wishes: [...limitWishes(request), ...said.wishes] };
  const diets = dietsOf(request);
  return {
    request,
    diets,
    rule: ruleOfDiets(diets),
    allergies: askedOnce(readAllergies(index.foodIndex, request.allergies)),
    dislikes: askedOnce(readDislikes(index, request.dislikes)),
    atHand: readFoodsAtHand(index, request),
    ...stockOf(index, request),
    wishes,
    pursuit: pursue(wishes.wishes),
    past: readHistory(request),
  };
};
