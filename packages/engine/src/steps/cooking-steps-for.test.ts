import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import recipeNames from "../writer/recipe-names.json" with { type: "json" };
import { askingOf } from "./asking-of.ts";
import { cookingStepsFor } from "./cooking-steps-for.ts";
import { cookingStepOf } from "./waiting.ts";

const { dishes } = kitchen.planner.corpus;

const ask = (recipeText: string, allergies: readonly string[] = [], diet = "none") =>
  cookingStepsFor(kitchen, { recipeText, diet, allergies });
const told = (recipeText: string) => ask(recipeText).steps.map(({ instruction }) => instruction);

describe("whether a line asks the cook for something", () => {
  it("is never certain of a name, and of next to nothing that is told of a dish", () => {
    const names = [...dishes.map(({ name }) => name), ...recipeNames];
    expect(names.filter((name) => askingOf(name) === "yes")).toEqual([]);
    const praise = dishes.filter(({ description }) => askingOf(description) !== "no");
    expect(praise.length / dishes.length).toBeLessThan(0.05);
  });

  it("is next to never denied of a step", () => {
    const steps = dishes.flatMap((dish) => dish.steps.map(({ text }) => text));
    expect(steps.filter((step) => askingOf(step) === "no").length / steps.length).toBeLessThan(0.02);
    expect(steps.filter((step) => askingOf(step) === "yes").length / steps.length).toBeGreaterThan(0.9);
  });

  it.each([
    ["In a large pan, heat the oil.", "yes"],
    ["Sauce: whisk the oil with the lemon", "yes"],
    ["Meanwhile boil the pasta", "yes"],
    ["You can now fry it", "yes"],
    ["Oven to 200 °C.", "yes"],
    ["The dough rests for 60 minutes.", "yes"],
    ["Zwiebeln 5 Minuten anbraten.", "yes"],
    ["Roast chicken", "maybe"],
    ["Warm salad of lentils", "no"],
    ["Slow-cooked beef, tender after 3 hours", "no"],
    ["", "no"],
  ])("is clear: %j, %s", (line, asking) => {
    expect(askingOf(line)).toBe(asking);
  });
});

describe("the steps of a text that only names a dish", () => {
  it("are the steps of the cookbook's dish of that name, with its minutes, for every dish", () => {
    const other = dishes.filter(
      ({ name, steps }) => !isDeepStrictEqual(ask(name).steps, steps.map(cookingStepOf)),
    );
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  it("are found behind what a description says of it", () => {
    const [dish] = dishes;
    if (dish === undefined) throw new Error("The cookbook is empty.");
    const steps = dish.steps.map(({ text }) => text);
    expect(told(`${dish.name}\n\n${dish.description}`)).toEqual(steps);
    expect(told(`Recipe: ${dish.name.toUpperCase()}`)).toEqual(steps);
    expect(ask(dish.name).note).toBe(`The text has no steps of its own. From the cookbook: ${dish.name}.`);
  });

  it.each(recipeNames)("are written where the cookbook has none: %s", (name) => {
    const { steps, note } = ask(name);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(note).not.toBeNull();
    for (const { instruction, timeInMinutes } of steps) {
      expect(instruction).not.toBe("");
      expect(Number.isInteger(timeInMinutes) && timeInMinutes > 0).toBe(true);
    }
    expect(ask(name)).toEqual({ steps, note });
  });

  it("are what the eater may eat", () => {
    expect(told("Pad thai").join(" ")).toMatch(/peanut/iu);
    const { steps, note } = ask("Pad thai", ["peanuts"]);
    expect(steps.map(({ instruction }) => instruction).join(" ")).not.toMatch(/peanut/iu);
    expect(note).toContain("Changed for you");
    const vegan = ask("Spaghetti bolognese", [], "vegan").steps.map(({ instruction }) => instruction);
    expect(vegan.join(" ")).not.toMatch(/\b(?:beef|pork|bacon|(?<!vegan )parmesan)\b/iu);
  });
});

describe("the steps of a text that says what to do", () => {
  it("are its own, whatever the cookbook has by its name", () => {
    for (const { name, description } of dishes) {
      const text = `${name}\n\n${description}\n\nInstructions:\nOpen the tin.\nEat it cold.`;
      expect(told(text)).toEqual(["Open the tin.", "Eat it cold."]);
    }
    expect(ask("Lentil soup\nOpen the tin.\nEat it cold.").note).toBeNull();
  });

  it("are its own in words that nobody here knows", () => {
    const text = "Lasagne\nZwiebeln hacken.\n20 Minuten kochen.\nServieren.";
    expect(told(text).join(" ")).toContain("20 Minuten kochen.");
  });

  it("stand as they are where neither the text nor the cookbook knows what to do", () => {
    expect(ask("Grandfather's secret")).toEqual({
      steps: [{ instruction: "Grandfather's secret", timeInMinutes: 3, category: "preparation" }],
      note: null,
    });
  });
});
