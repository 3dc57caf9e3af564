import type { RecipeDetails } from "@meal/domain/chef/recipes";
import { DIETS, type Diet } from "@meal/domain/chef/vocabulary";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDiet } from "../diets/check-diet.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { readAllergies } from "../diets/read-allergies.ts";
import { estimateRecipe } from "../nutrition/estimate-recipe.ts";
import { PATTERNS } from "./pattern.ts";
import names from "./recipe-names.json" with { type: "json" };
import { paintRecipe } from "./paint-recipe.ts";
import { dishForName, writeRecipe } from "./write-recipe.ts";
import { kitchen as testKitchen } from "../../scripts/testing/cookbook.ts";

const ANYBODY = { backgroundStory: "", ingredients: [], diet: "none", allergies: [] };

const write = (
  recipeName: string,
  backgroundStory = "",
  ingredients: readonly string[] = [],
): RecipeDetails => {
  const answer = writeRecipe(testKitchen, { ...ANYBODY, recipeName, backgroundStory, ingredients });
  if (answer.kind !== "recipe") throw new Error(`${recipeName}: ${answer.message}`);
  return answer.recipeDetails;
};

const said = (details: RecipeDetails): string =>
  [...details.ingredients, ...details.instructions].join("\n").toLowerCase();

const foodsFor = (recipeName: string): readonly string[] => {
  const found = dishForName(testKitchen, { ...ANYBODY, recipeName });
  return (found?.written.dish.ingredients ?? []).map(({ foodId }) => foodId);
};

describe("kinds of dishes", () => {
  it("name only foods of the table, and no words twice", () => {
    const lost = PATTERNS.flatMap(({ id, lines }) =>
      lines.flatMap(({ choices }) =>
        choices
          .flat()
          .filter((food) => testKitchen.foods.byId(food) === undefined)
          .map((food) => `${id}: ${food}`),
      ),
    );
    expect(lost).toEqual([]);
    const phrases = PATTERNS.flatMap(({ words }) => words);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});

describe("a written recipe", () => {
  it.each(names)("holds together: %s", (name) => {
    const details = write(name);
    expect(details.ingredients.length).toBeGreaterThanOrEqual(3);
    expect(details.instructions.length).toBeGreaterThanOrEqual(2);
    expect(said(details)).not.toMatch(/[{}]|undefined|nan\b|,\s*,|the the/);
    const kcal = Number.parseInt(details.nutritionalInfo.calories, 10);
    expect(kcal).toBeGreaterThan(20);
    expect(kcal).toBeLessThan(1300);
  });

  it("brings what its own lines bring", () => {
    const off = names.filter((title) => {
      const details = write(title);
      const servings = Number.parseInt(details.servingSize, 10);
      const { perServing } = estimateRecipe(testKitchen.foods, {
        title,
        servings,
        ingredients: details.ingredients,
      });
      const kcal = Number.parseInt(details.nutritionalInfo.calories, 10);
      return Math.abs(perServing.kcal - kcal) > Math.max(25, kcal * 0.12);
    });
    // The reader drains cans and bones meat, so a few lines are read otherwise than they were meant.
    expect(off.length).toBeLessThanOrEqual(Math.ceil(names.length * 0.08));
  });

  it("tells when meat is safe", () => {
    for (const name of [
      "chicken curry",
      "turkey burger",
      "salmon with rice",
      "pork skewers",
      "beef meatballs",
      "shrimp tacos",
    ])
      expect([name, said(write(name))]).toEqual([name, expect.stringContaining("°c")]);
  });

  it.each<[string, Diet]>([
    ["vegan chicken curry", "vegan"],
    ["vegan lasagna", "vegan"],
    ["vegan mac and cheese", "vegan"],
    ["vegan cheesecake", "vegan"],
    ["vegetarian paella", "vegetarian"],
    ["keto lasagna", "keto"],
    ["low carb pizza", "keto"],
    ["keto burger", "keto"],
    ["gluten free banana bread", "gluten-free"],
    ["gluten-free pancakes", "gluten-free"],
    ["dairy free mac and cheese", "dairy-free"],
    ["paleo chicken stir fry", "paleo"],
    ["whole30 meatballs", "whole30"],
    ["nut free granola", "nut-free"],
    ["kosher beef burger with cheese", "kosher"],
    ["halal pork tacos", "halal"],
    ["raw vegan dessert", "raw"],
    ["carnivore breakfast", "carnivore"],
    ["pescatarian burrito", "pescatarian"],
    ["low fodmap soup", "low-fodmap"],
  ])("keeps the diet in its name: %s", (name, diet) => {
    const foods = foodsFor(name).flatMap((id) => testKitchen.foods.byId(id) ?? []);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.flatMap((food) => DIET_RULES[diet].forbids(food) ?? [])).toEqual([]);
    expect(DIET_RULES[diet].conflict(foods)).toBeNull();
  });

  it("keeps every diet in every kind of dish", () => {
    const broken = DIETS.filter((diet) => diet !== "none" && diet !== "mediterranean").flatMap((diet) =>
      PATTERNS.flatMap(({ words }) => {
        const name = `${diet === "raw" ? "raw vegan" : diet.replaceAll("-", " ")} ${words[0] ?? ""}`;
        const foods = foodsFor(name).flatMap((id) => testKitchen.foods.byId(id) ?? []);
        const against = foods.flatMap((food) => (DIET_RULES[diet].forbids(food) === null ? [] : [food.id]));
        return against.length > 0 || DIET_RULES[diet].conflict(foods) !== null
          ? [`${name}: ${against.join(" ")}`]
          : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it("never writes an empty pot", () => {
    const soup = write("carnivore soup");
    expect(soup.tips[0]).toContain("leave nothing of");
    expect(checkDiet(testKitchen.foods, "carnivore", soup.ingredients).fits).toBe("yes");
    expect(foodsFor("keto fries")).toContain("cauliflower");
  });

  it.each([
    ["low fodmap custard tart", "dessert"],
    ["carnivore soup", "soup"],
    ["carnivore pancakes", "breakfast"],
  ])("stays near what was asked for where a diet leaves nothing of it: %s", (recipeName, category) => {
    const written = dishForName(testKitchen, { ...ANYBODY, recipeName })?.written;
    expect(written?.remarks[0]).toContain("leave nothing of");
    expect(written?.dish.category).toBe(category);
  });

  it.each(["thickened milk", "vegan thickened milk"])(
    "lays nothing on choices that did it not: %s",
    (name) => {
      const remark = dishForName(testKitchen, { ...ANYBODY, recipeName: name })?.written.remarks[0];
      expect(remark).toBe(`I have no recipe for "${name}"; here is another dish from the cookbook.`);
    },
  );

  it("leaves out what it is told to, and listens to the story", () => {
    expect(foodsFor("tomato pasta without garlic")).not.toContain("garlic");
    const forGuest = write("chicken satay with peanut butter", "my guest is allergic to peanuts");
    expect(forGuest.ingredients.join("\n")).not.toMatch(/peanut/);
    expect(
      checkDiet(testKitchen.foods, "vegan", write("tacos", "for my vegan daughter").ingredients).fits,
    ).toBe("yes");
  });

  it("cooks for as many as it is told", () => {
    expect(write("lentil soup for 6").servingSize).toBe("6 servings");
    const [two, four] = [write("beef stew for 2"), write("beef stew for 4")];
    expect(Number.parseInt(four.ingredients[1] ?? "", 10)).toBe(
      2 * Number.parseInt(two.ingredients[1] ?? "", 10),
    );
  });

  it("uses the cookbook where it has the dish", () => {
    expect(write("pad thai").tips[0]).toContain("From the cookbook: Pad thai");
    expect(foodsFor("chicken pad thai")).toContain("chicken-breast");
  });

  it("uses what is at hand where the dish has room", () => {
    expect(write("stir fry", "", ["tofu", "zucchini"]).ingredients.join("\n")).toMatch(/tofu[\s\S]*zucchini/);
  });

  it.each(["laptop", "my homework", "🍕", "", "   ", "bleach smoothie", "红烧肉", "x".repeat(3000), "????"])(
    "kindly says that %j is nothing to eat",
    (recipeName) => {
      const answer = writeRecipe(testKitchen, { ...ANYBODY, recipeName });
      expect(answer).toEqual({ kind: "not-food", message: expect.stringMatching(/lentil soup/) });
    },
  );

  it.each([
    ["peanuts and tree nuts"],
    ["milk protein (casein)"],
    ["anything made of wheat"],
    ["soy", "shellfish"],
  ])("holds nothing that the eater is allergic to: %s", (...allergies) => {
    const own = readAllergies(testKitchen.foods, allergies);
    expect(own.notUnderstood).toEqual([]);
    const bad = names.flatMap((recipeName) => {
      const dish = dishForName(testKitchen, { ...ANYBODY, recipeName, allergies })?.written.dish;
      const foods = (dish?.ingredients ?? []).flatMap(({ foodId }) => testKitchen.foods.byId(foodId) ?? []);
      return foods.filter((food) => own.forbids(food) !== null).map(({ id }) => `${recipeName}: ${id}`);
    });
    expect(bad).toEqual([]);
  });

  it("keeps the diet of the eater, also one that the words contradict", () => {
    const wish = { ...ANYBODY, recipeName: "beef lasagna with cheese", diet: "vegan" };
    const dish = dishForName(testKitchen, wish)?.written.dish;
    const foods = (dish?.ingredients ?? []).flatMap(({ foodId }) => testKitchen.foods.byId(foodId) ?? []);
    expect(foods.filter((food) => DIET_RULES.vegan.forbids(food) !== null)).toEqual([]);
  });

  it("answers any text without fail", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 80, unit: "grapheme" }),
        fc.string({ maxLength: 40 }),
        (recipeName, backgroundStory) => {
          const answer = writeRecipe(testKitchen, {
            ...ANYBODY,
            recipeName,
            backgroundStory,
            ingredients: [backgroundStory],
          });
          expect(["recipe", "not-food"]).toContain(answer.kind);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("a painted recipe", () => {
  it("shows the foods of the dish and says which", () => {
    const wish = { recipeName: "tomato soup", backgroundStory: "", enhance: true };
    const painting = paintRecipe(testKitchen, wish);
    expect(painting.svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(painting.enhancedPrompt).toMatch(/tomato soup, in a .*tomato/i);
    expect(painting.provider).toBe("builtin");
    expect(paintRecipe(testKitchen, { ...wish, enhance: false }).enhancedPrompt).toBe("tomato soup");
    expect(painting.isEmptyPlate).toBe(false);
    expect(paintRecipe(testKitchen, { ...wish, recipeName: "laptop" })).toMatchObject({
      svg: expect.stringMatching(/^<svg/u),
      isEmptyPlate: true,
    });
  });
});
