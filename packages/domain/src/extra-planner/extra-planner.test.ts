import { describe, expect, it } from "vitest";
import { NO_DETAILS, readDetails } from "./details.ts";
import { monthAfter } from "./month-after.ts";
import { pictureFileName, recipeOfPlan, titleOf } from "./recipe-of-plan.ts";

const details = {
  ...NO_DETAILS,
  prepTime: "1 hour 20 minutes, plus 8 hours of waiting",
  cookTime: "45 minutes",
  servingSize: "4 servings",
  difficultyLevel: "hard" as const,
  ingredients: ["500 g lentils", "1 onion"],
  instructions: ["Soften the onion.", "Simmer the lentils."],
  nutritionalInfo: { calories: "1,420 kcal", protein: "20 g", carbs: "60 g", fat: "9 g" },
  tips: ["Salt it late."],
  culturalNotes: "Eaten at the new year.",
};
const plan = {
  id: "7",
  recipe_name: "Lentil soup",
  background_story: "As at home",
  image_url: "/files/meal-images/x.svg",
  details_json: details,
};

describe("details of an extra plan", () => {
  it("are the specified defaults where nothing is known", () => {
    for (const stored of [undefined, null, "text", 7, {}, [], { ingredients: "flour", prepTime: 5 }])
      expect(readDetails(stored)).toEqual(NO_DETAILS);
    expect(NO_DETAILS).toMatchObject({
      prepTime: "Not specified",
      cookTime: "Not specified",
      servingSize: "Not specified",
      difficultyLevel: "medium",
      nutritionalInfo: { calories: "Not available", fat: "Not available" },
    });
  });

  it("keep what is there", () => {
    expect(readDetails(details)).toEqual(details);
    expect(readDetails({ ...details, difficultyLevel: "impossible", tips: ["a", 5, " "] })).toEqual({
      ...details,
      difficultyLevel: "medium",
      tips: ["a"],
    });
  });
});

describe("an extra plan as a recipe", () => {
  it("has the figures that its texts say", () => {
    expect(recipeOfPlan(plan)).toEqual({
      id: "7",
      name: "Lentil soup",
      type: "dinner",
      description: "As at home",
      calories: 1420,
      price: 0,
      difficulty: "hard",
      prepTime: 80,
      cookTime: 45,
      leadMinutes: 480,
      ingredients: details.ingredients,
      instructions: details.instructions,
      category: "soup",
      actualCategory: "soup",
      isFavorite: false,
      servings: 4,
      picture: "/files/meal-images/x.svg",
      tips: ["Salt it late."],
      culturalNotes: "Eaten at the new year.",
    });
  });

  it("claims nothing that nobody said", () => {
    const recipe = recipeOfPlan({ ...plan, image_url: "", details_json: NO_DETAILS });
    expect(recipe).toMatchObject({ calories: 0, prepTime: 0, cookTime: 0, ingredients: [] });
    for (const name of ["servings", "leadMinutes", "picture", "tips", "culturalNotes"])
      expect(recipe).not.toHaveProperty(name);
  });

  it.each([
    ["  Lentil soup ", "Lentil soup", ""],
    ["Lentil soup. With lemon, as in Cairo.", "Lentil soup", "With lemon, as in Cairo."],
    ["Pancakes\nthick ones", "Pancakes", "thick ones"],
    ["2.5 kg of roast", "2.5 kg of roast", ""],
  ])("is called by the first line or sentence of %j", (said, title, rest) => {
    expect(titleOf(said)).toEqual({ title, rest });
  });

  it("has a name that ends with a word, however long the description is, and loses none of it", () => {
    const said = "a stew of beans ".repeat(60).trim();
    const { title, rest } = titleOf(said);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(`${title} ${rest}`).toBe(said);
    expect(titleOf("🍲".repeat(300)).title).not.toMatch(/[\uD800-\uDBFF]$/u);
  });
});

it.each([
  ["Lentil soup", "Lentil soup.png"],
  ['a/b\\c: "d"?\u202Egnp', "a b c d gnp.png"],
  ["...", "recipe.png"],
  ["../../etc/passwd", "etc passwd.png"],
  ["x".repeat(500), `${"x".repeat(80)}.png`],
])("a picture of %j is a file called %j", (name, file) => {
  expect(pictureFileName(name)).toBe(file);
});

it.each([
  ["2026-11-23", "2026-12-01"],
  ["2026-12-31", "2027-01-01"],
  ["2027-01-01", "2027-02-01"],
])("after %s counting starts over on %s", (day, next) => {
  expect(monthAfter(day)).toBe(next);
});
