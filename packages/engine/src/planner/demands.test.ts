import { expect, it } from "vitest";
import type { Food } from "../foods/food.ts";
import { readDemands } from "./demands.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus, SYNTHETIC_FOODS } from "./testing/synthetic-corpus.ts";

it("works out once a request whether a food may be eaten, however long the lists are", () => {
  const index = createPlannerIndex(createSyntheticCorpus(1));
  const { allergies, dislikes } = readDemands(index, aRequest({ allergies: ["milk"], dislikes: ["nuts"] }));
  const [plain] = SYNTHETIC_FOODS;
  if (plain === undefined) throw new Error("no food");
  let looks = 0;
  const food: Food = {
    ...plain,
    get allergens() {
      looks += 1;
      return ["milk" as const];
    },
  };
  expect([allergies.forbids(food), dislikes.forbids(food)]).toEqual(['Left out because of "milk".', null]);
  const once = looks;
  for (let again = 0; again < 10; again += 1) {
    allergies.forbids(food);
    dislikes.forbids(food);
  }
  expect(looks).toBe(once);
});
