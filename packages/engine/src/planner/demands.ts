import type { PlanRequest } from "@meal/domain/chef/plans";
import { type Allergies, type NamedFood, readAllergies } from "../diets/read-allergies.ts";
import { DIET_RULES, type DietRule } from "../diets/diet-rules.ts";
import type { Food } from "../foods/food.ts";
import { readFoodsAtHand } from "./foods-at-hand.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { readTaste, type TasteWish } from "./read-taste.ts";

/** A request as the search understands it. */
export type Demands = {
  readonly request: PlanRequest;
  readonly rule: DietRule;
  readonly allergies: Allergies;
  readonly dislikes: Allergies;
  /** For each thing at hand, the numbers of the foods that it may be. */
  readonly atHand: readonly ReadonlySet<number>[];
  readonly taste: TasteWish;
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

/** Reads the words of a request with the food table. */
export const readDemands = (index: PlannerIndex, request: PlanRequest): Demands => ({
  request,
  rule: DIET_RULES[request.diet],
  allergies: askedOnce(readAllergies(index.foodIndex, request.allergies)),
  dislikes: askedOnce(readAllergies(index.foodIndex, request.dislikes)),
  atHand: readFoodsAtHand(index, request.ingredients),
  taste: readTaste(request.tastePreferences),
});

/** Whether the person can never eat this food. */
export const isForbidden = (demands: Demands, food: Food): boolean =>
  demands.rule.forbids(food) !== null || demands.allergies.forbids(food) !== null;
