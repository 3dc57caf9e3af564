import type { SavedRecipe } from "@meal/contract/recipes";
import { expect, it } from "vitest";
import { consumptionOf } from "./nutrition-entry.ts";

const unknown: SavedRecipe = {
  id: "1",
  name: "Brrtl",
  type: "main",
  description: "",
  calories: 0,
  price: 0,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 10,
  ingredients: ["2 cups brrtl"],
  instructions: [],
  category: "main",
  actualCategory: "main",
  isFavorite: false,
};
const known = {
  kcal: 410,
  protein: 20,
  carbs: 40,
  fat: 18,
  fiber: 5,
  sugars: 4,
  saturatedFat: 6,
  sodiumMg: 300,
};

it("tracks the fixed estimate of a recipe of which nothing is known, and never nothing", () => {
  expect(consumptionOf(unknown, null, "x")).toMatchObject({
    calories: 270,
    protein: 15,
    carbs: 30,
    fats: 10,
    fiber: 3,
    is_estimate: true,
  });
});

it("tracks the energy that is stated, or that was read from the lines", () => {
  expect(consumptionOf({ ...unknown, calories: 500 }, null, "x")).toMatchObject({
    calories: 500,
    is_estimate: true,
  });
  expect(consumptionOf(unknown, known, "x")).toMatchObject({ calories: 410, fats: 18, is_estimate: false });
});
