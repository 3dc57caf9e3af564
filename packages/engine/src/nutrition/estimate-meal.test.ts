import { DIETS } from "@meal/domain/chef/vocabulary";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { estimateMealFromLines } from "./estimate-meal.ts";

const index = kitchen.foods;
const pancakes = ["150 g plain flour", "300 ml milk", "2 eggs", "1 tbsp butter"];
const estimate = (lines: readonly string[], servings = 2, steps: readonly string[] = []) =>
  estimateMealFromLines(index, lines, servings, steps);

const rawMark = (steps: readonly string[]) =>
  estimate(["2 carrots", "1 apple"], 1, steps).marks.diets.find(({ diet }) => diet === "raw")?.fits;

const marksOfPasta = (grams: number) =>
  new Map(
    estimate([`${grams} g spaghetti`, "100 g tomatoes"], 1).marks.diets.map(({ diet, ...mark }) => [
      diet,
      mark,
    ]),
  );

describe("what a recipe in anybody's words brings", () => {
  it("gives figures of a serving and the food and grams of each line", () => {
    const { perServing, lines, confidence } = estimate(pancakes);
    expect(perServing.kcal).toBeGreaterThan(400);
    expect(perServing.kcal).toBeLessThan(550);
    expect(lines.map(({ foodId }) => foodId)).toEqual(["wheat-flour", "milk-whole", "egg", "butter"]);
    expect(lines.map(({ grams }) => Math.round(grams))).toEqual([150, 309, 100, 14]);
    expect(confidence).toBe(1);
  });

  it("names each allergen with the lines that bring it", () => {
    expect(estimate(pancakes).marks.allergens).toEqual([
      { allergen: "gluten", lines: ["150 g plain flour"] },
      { allergen: "eggs", lines: ["2 eggs"] },
      { allergen: "milk", lines: ["300 ml milk", "1 tbsp butter"] },
    ]);
  });

  it("marks every diet, with the reason where it does not fit", () => {
    const { diets } = estimate(pancakes).marks;
    expect(diets.map(({ diet }) => diet)).toEqual(DIETS.filter((diet) => diet !== "none"));
    const marks = new Map(diets.map(({ diet, ...mark }) => [diet, mark]));
    expect(marks.get("vegetarian")).toEqual({ fits: "yes", reasons: [] });
    expect(marks.get("vegan")?.reasons).toContainEqual(expect.stringMatching(/^2 eggs: /));
    expect(marks.get("gluten-free")?.fits).toBe("no");
    expect(marks.get("high-protein")?.reasons).toEqual([
      expect.stringMatching(/^A day of three such meals: /),
    ]);
  });

  it("calls no plate fit for diabetics or low in calories that has too much for one meal", () => {
    expect(marksOfPasta(80).get("diabetic-friendly")?.fits).toBe("yes");
    expect(marksOfPasta(120).get("diabetic-friendly")?.reasons).toEqual([
      "Up to 75 g of carbohydrate a meal keeps the blood sugar even.",
    ]);
    expect(marksOfPasta(120).get("low-calorie")?.fits).toBe("yes");
    expect(marksOfPasta(200).get("low-calorie")?.reasons).toEqual(["At most 600 calories a serving."]);
  });

  it("promises nothing about a line that it does not know", () => {
    const { marks } = estimate(["200 g tofu", "1 tbsp zyxtra powder"]);
    expect(marks.unknownLines).toEqual(["1 tbsp zyxtra powder"]);
    expect(marks.diets.find(({ diet }) => diet === "vegan")?.fits).toBe("unknown");
  });

  it("says of a recipe of unknown lines neither that it fits a diet nor that it does not", () => {
    const { marks, confidence } = estimate(["1 tbsp zyxtra powder", "2 cups brrtl"]);
    expect(confidence).toBe(0);
    expect(marks.allergens).toEqual([]);
    expect(marks.unknownLines).toHaveLength(2);
    expect(new Set(marks.diets.map(({ fits }) => fits))).toEqual(new Set(["unknown"]));
    expect(new Set(estimate([]).marks.diets.map(({ fits }) => fits))).toEqual(new Set(["unknown"]));
  });

  it("calls nothing raw that was on the fire", () => {
    expect(rawMark(["Grate and mix."])).toBe("yes");
    expect(rawMark(["Boil until soft."])).toBe("no");
  });

  it("answers for nothing at all", () => {
    expect(estimate([], 0)).toMatchObject({ confidence: 0, lines: [], marks: { allergens: [] } });
  });
});
