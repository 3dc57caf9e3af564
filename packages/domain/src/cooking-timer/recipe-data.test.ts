import { array, assert, boolean, constantFrom, integer, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { timedSteps } from "../chef/meal-steps.ts";
import { STEP_CATEGORIES } from "../chef/vocabulary.ts";
import { readRecipeData, writeRecipeData } from "./recipe-data.ts";

const linked = (data: unknown) => readRecipeData(JSON.stringify(data));
const recipe = { name: "Soup", description: "Warm.", instructions: ["Chop the onion.", "Simmer."] };
const steps = recipe.instructions.map((instruction) => {
  return { instruction, timeInMinutes: 7, category: "cooking" as const };
});

describe("the recipe in an address", () => {
  it("is called after its first step where it has no name", () => {
    const first = "Chop the onions, the carrots and the celery.";
    expect(linked({ steps: [{ instruction: first }] })?.name).toBe(first.slice(0, 30));
    expect(linked({ name: " ", steps: "Chop\nFry" })?.name).toBe("Chop");
    expect(linked({ name: 7, description: "A soup." })).toMatchObject({ name: "", description: "A soup." });
  });

  it("may have steps of plain text, or of a category that nobody knows", () => {
    expect(linked({ name: "Soup", steps: ["Chop", "Fry"] })?.steps).toHaveLength(2);
    expect(linked({ name: "Soup", steps: [{ instruction: "Grill", category: "grilling" }] })?.steps).toEqual([
      { instruction: "Grill", timeInMinutes: 0, category: "preparation", color: "border-green-500" },
    ]);
    expect(linked({ name: "Soup", steps: null })).toMatchObject({ name: "Soup", steps: undefined });
  });

  it("is none where nothing in it is a recipe", () => {
    for (const wrong of [
      7,
      null,
      [],
      {},
      { steps: [] },
      { name: "Soup", steps: [7] },
      { description: " " },
    ]) {
      expect(linked(wrong)).toBeUndefined();
    }
    expect(readRecipeData("{soup")).toBeUndefined();
  });

  it("brings the steps of a meal with their minutes, and its words where somebody changed them", () => {
    expect(readRecipeData(writeRecipeData({ ...recipe, steps }))?.steps).toMatchObject(steps);
    const changed = { ...recipe, steps, instructions: ["Chop the leek.", "Simmer."] };
    expect(readRecipeData(writeRecipeData(changed))).toMatchObject({
      steps: undefined,
      instructions: changed.instructions,
    });
  });

  it("keeps the minutes of any meal, and never makes an address too long for a server", () => {
    const someSteps = array(
      record({
        instruction: string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() !== ""),
        timeInMinutes: integer({ min: 0, max: 14_400 }),
        category: constantFrom(...STEP_CATEGORIES),
        isWaiting: boolean(),
      }),
      { minLength: 1, maxLength: 60 },
    );
    assert(
      property(someSteps, string({ maxLength: 4000 }), (written, description) => {
        const instructions = written.map(({ instruction }) => instruction);
        const text = writeRecipeData({ name: "Soup", description, instructions, steps: written });
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(10_000);
        const times = written.map(({ timeInMinutes }) => timeInMinutes);
        const read = readRecipeData(text)?.steps?.map(({ timeInMinutes }) => timeInMinutes);
        expect(read ?? times).toEqual(times);
      }),
    );
  });
});

describe("the timed steps of a meal", () => {
  it("are none where a meal was stored without them, or its words are others now", () => {
    expect(timedSteps({ instructions: recipe.instructions, steps })).toEqual(steps);
    expect(timedSteps({ instructions: recipe.instructions })).toBeUndefined();
    expect(timedSteps({ instructions: ["Chop the onion."], steps })).toBeUndefined();
    expect(timedSteps({ instructions: [], steps: [] })).toBeUndefined();
  });
});
