import type { Certificate, Meal } from "@meal/domain/chef/plans";
import { writeRecipeData } from "@meal/domain/cooking-timer/recipe-data";
import { expect, it } from "vitest";
import { recipeText } from "../../../platform/recipe-text.ts";
import { certificateInWords } from "./certificate-words.ts";
import { allergiesOf, withCheckedAllergies } from "./plan-allergies.ts";
import { mealToWire } from "./to-wire.ts";

const certificate: Certificate = {
  days: [],
  costCents: 0,
  rulesChecked: [],
  broken: [],
  relaxed: [],
  allergies: ["milk", "peanuts"],
  notUnderstood: [],
  corrections: [],
  preferenceScore: 1,
};
const request = { days: 1, mealsPerDay: 3, allergies: ["Milk"] };

it("a plan names what the server added from the profile, and each allergy once", () => {
  expect(allergiesOf({ days: [], request, certificate })).toEqual(["Milk", "peanuts"]);
});

it("a plan goes on naming them while it is counted again", () => {
  const kept = withCheckedAllergies(request, certificate);
  expect(allergiesOf({ days: [], request: kept, certificate: null })).toEqual(["Milk", "peanuts"]);
});

it("wishes never grow beyond what a request may name", () => {
  const allergies = Array.from({ length: 60 }, (_, at) => `food ${at}`);
  expect(withCheckedAllergies(request, { ...certificate, allergies })).toBe(request);
});

it("what is shared of a meal, as a text or a link to the timer, tells nothing of the person", () => {
  const meal: Meal = {
    id: "meal-1",
    name: "Lentil soup",
    type: "dinner",
    description: "A soup.",
    calories: 500,
    price: 200,
    difficulty: "easy",
    prepTime: 5,
    cookTime: 30,
    ingredients: ["100 g lentils"],
    instructions: ["Cook the lentils."],
    category: "soup",
    actualCategory: "soup",
    isFavorite: true,
    why: "Without peanuts, as you said.",
    steps: [{ instruction: "Cook the lentils.", timeInMinutes: 35, category: "cooking" }],
  };
  const { why: _, isFavorite: _own, ...ofNobody } = meal;
  const other = { ...ofNobody, isFavorite: false };
  expect(recipeText(mealToWire(meal))).toBe(recipeText(mealToWire(other)));
  expect(writeRecipeData(meal)).toBe(writeRecipeData(other));
  expect(recipeText(mealToWire(meal)) + writeRecipeData(meal)).not.toMatch(/peanut/u);
});

it("the sentence that is printed names no allergy", () => {
  expect(certificateInWords(certificate, request)).not.toMatch(/milk|peanut/iu);
});
