import { describe, expect, it } from "vitest";
import { inOwnPortion } from "./in-own-portion.ts";
import { ownPortion } from "./own-portion.ts";
import { hintFor, PORTION_HINTS, sizeOf } from "./portion-hints.ts";

describe("the usual portion of a food", () => {
  it("is the specified one", () => {
    expect(PORTION_HINTS).toMatchObject({
      cake: 75,
      pizza: 80,
      bread: 30,
      rice: 100,
      pasta: 100,
      coffee: 240,
    });
    expect(PORTION_HINTS).toMatchObject({
      drink: 250,
      soup: 250,
      meat: 85,
      cookie: 15,
      fruit: 150,
      salad: 100,
    });
  });

  it.each([
    ["Chocolate cake", "cake"],
    ["Coffee cake", "cake"],
    ["Chicken soup", "soup"],
    ["Pizza with ham", "pizza"],
    ["Rye bread", "bread"],
    ["Fruit salad", "salad"],
    ["Orange juice", "drink"],
    ["Oatmeal cookies", "cookie"],
    ["Bananas", "fruit"],
  ])("is found by what the food is called last: %s is %s", (name, food) => {
    expect(hintFor(name)?.food).toBe(food);
  });

  it.each(["Tofu", "", "🍕", "with rice on top"])("is not known of %j", (name) => {
    expect(hintFor(name)?.food ?? null).toBe(name === "with rice on top" ? "rice" : null);
  });

  it("is a bite, small, medium or large by its weight", () => {
    expect([30, 31, 100, 101, 200, 201].map(sizeOf)).toEqual([
      "bite",
      "small",
      "small",
      "medium",
      "medium",
      "large",
    ]);
  });
});

const noted = (food_description: string, portion: string) => ({ food_description, portion });

describe("somebody's own portion", () => {
  it("is the latest that they noted in grams, however they wrote the name", () => {
    const entries = [noted("Rice", "1 bowl"), noted(" cooked  RICE ", "180 g"), noted("Cooked rice", "90 g")];
    expect(ownPortion(entries, "Cooked rice")).toBe(180);
    expect(ownPortion(entries, "Rice")).toBeNull();
    expect(ownPortion([], "Cooked rice")).toBeNull();
  });

  const rice = {
    description: "Cooked rice",
    portion: "158 g",
    calories: 205,
    protein: 4.3,
    carbs: 44.5,
    fats: 0.4,
    fiber: 0.6,
    calories_range: { low: 123, high: 287 },
    grams: 158,
    is_amount_said: false,
  };

  it("stands in for an amount that nobody said, with all figures and the range", () => {
    const { item, own } = inOwnPortion(rice, [noted("Cooked rice", "79 g")]);
    expect(own).toBe(79);
    expect(item).toMatchObject({ portion: "79 g", grams: 79, calories: 103, carbs: 22.3 });
    expect(item.calories_range).toEqual({ low: 62, high: 144 });
  });

  it.each([
    ["was said", { ...rice, is_amount_said: true }, [noted("Cooked rice", "79 g")]],
    ["was never noted in grams", rice, [noted("Cooked rice", "1 bowl")]],
    ["has no weight", { ...rice, grams: 0 }, [noted("Cooked rice", "79 g")]],
  ])("does not where the amount %s", (_, given, entries) => {
    expect(inOwnPortion(given, entries)).toEqual({ item: given, own: null });
  });
});
