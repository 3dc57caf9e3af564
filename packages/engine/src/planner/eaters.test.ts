import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { readEaters } from "./eaters.ts";

const isDisliked = (words: string, foodId: string): boolean => {
  const food = kitchen.planner.foodOf(foodId);
  if (food === undefined) throw new Error(foodId);
  const { dislikes } = readEaters(kitchen.planner, { ...plainPlanRequest, dislikes: [words] });
  return dislikes.forbids(food) !== null;
};

it.each([
  ["olives", "kalamata-olive", true],
  ["olives", "olive-oil", false],
  ["apples", "vinegar-cider", false],
  ["olive oil", "olive-oil", true],
  ["sesame", "sesame-oil", true],
  ["peanuts", "peanut-oil", true],
  ["coconut", "coconut-oil", true],
  ["tuna", "tuna-canned-oil", true],
  ["tomatoes", "tomato-sun-dried-in-oil", true],
  ["sesame oil", "sesame-oil", true],
  ["mushrooms", "cremini-mushroom", true],
])("who dislikes %s: %s %s", (words, foodId, is) => {
  expect(isDisliked(words, foodId)).toBe(is);
});
