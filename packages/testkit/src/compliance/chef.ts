import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { MEAL_CATEGORIES, STEP_CATEGORIES } from "@meal/domain/chef/vocabulary";
import type { Chef, ChefCall, PlanProgress } from "@meal/server/ports/chef";
import { describe, expect, it } from "vitest";

const call = (): ChefCall => ({
  userId: null,
  callerKey: "a guest",
  signal: new AbortController().signal,
});

const request: PlanRequest = {
  ...plainPlanRequest,
  days: 2,
  diet: "vegetarian",
  allergies: ["peanuts"],
  servings: 2,
  seed: 7,
};

const vegan = { diet: "vegan", allergies: ["peanuts"] };
/** A grey square of one pixel. */
const photo = {
  dataUrl:
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==",
};

/**
 * What every chef must do, whoever stands behind it. `open` gives one whose model, where there is one, is a sensible one;
 * `comesOfPhoto` is a line of the recipe on a photo, or what a chef says that cannot see it.
 */
export function describeChef(open: () => Promise<Chef>, comesOfPhoto: string): void {
  describe("a chef", () => {
    describePlanning(open);
    describeWriting(open);
    describeAnswering(open);
    describeReading(open, comesOfPhoto);
  });
}

type Open = () => Promise<Chef>;

function describePlanning(open: Open): void {
  it("plans the days and meals asked for, near the calories, with a certificate", async () => {
    const { answer, info } = await (await open()).planMeals(request, call());
    if (answer.kind !== "plan") throw new Error("No plan came.");
    expect(answer.days.map(({ meals }) => meals.length)).toEqual([3, 3]);
    for (const { reached, targetKcal } of answer.certificate.days) {
      expect(Math.abs(reached.kcal - targetKcal) / targetKcal).toBeLessThanOrEqual(0.02);
    }
    expect(info.provider).not.toBe("");
  });

  it("tells how far a plan is, day after day, and ends with all of it", async () => {
    const told: PlanProgress[] = [];
    await (await open()).planMeals(request, call(), (progress) => told.push(progress));
    expect(told.flatMap(({ day }) => day?.day ?? [])).toEqual([1, 2]);
    const percents = told.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
  });
}

function describeWriting(open: Open): void {
  it("writes a recipe that keeps the diet, with figures", async () => {
    const wish = { recipeName: "lentil stew", backgroundStory: "", ingredients: ["carrots"], ...vegan };
    const { answer } = await (await open()).writeRecipe(wish, call());
    if (answer.kind !== "recipe") throw new Error("No recipe came.");
    expect(answer.recipeDetails.ingredients.join(" ")).toMatch(/lentil/iu);
    expect(answer.recipeDetails.ingredients.join(" ")).not.toMatch(/peanut|butter|chicken/iu);
    expect(answer.recipeDetails.nutritionalInfo.calories).toMatch(/^\d+ kcal$/u);
  });

  it("makes a picture", async () => {
    const wish = { recipeName: "lentil stew", backgroundStory: "", enhance: true };
    const { answer } = await (await open()).paintRecipe(wish, call());
    const isThere = answer.kind === "painted" ? answer.svg.startsWith("<svg") : answer.bytes.length > 0;
    expect(isThere).toBe(true);
    expect(answer.enhancedPrompt).not.toBe("");
  });

  it("splits a recipe into steps with their minutes", async () => {
    const recipeText = "Chop the leeks. Simmer them for 20 minutes.";
    const input = { recipeText, diet: "none", allergies: [] };
    const { answer } = await (await open()).writeCookingSteps(input, call());
    expect(answer.map(({ timeInMinutes }) => timeInMinutes).at(-1)).toBe(20);
    for (const { category } of answer) expect(STEP_CATEGORIES).toContain(category);
  });
}

function describeReading(open: Open, comesOfPhoto: string): void {
  it("writes down the recipe on a photo, or says why it cannot and makes nothing up", async () => {
    const asking = (await open()).transcribeRecipe({ photo }, call());
    const outcome = asking.then(({ answer }) => answer, String);
    expect(await outcome).toContain(comesOfPhoto);
  });
}

function describeAnswering(open: Open): void {
  it("names ingredients", async () => {
    const input = { photo, description: "two eggs and spinach" };
    const { answer } = await (await open()).detectIngredients(input, call());
    expect(answer.join(" ").toLowerCase()).toMatch(/egg.*spinach|spinach.*egg/u);
  });

  it("sorts a recipe into a category", async () => {
    const { answer } = await (await open()).categoriseRecipe("Leek soup", call());
    expect(MEAL_CATEGORIES).toContain(answer);
  });

  it("answers about a product, and never forgets an allergy", async () => {
    const asked = { productName: "peanut butter", recipeContext: "", question: "Is it good?", photo: null };
    const { answer } = await (await open()).answerProduct({ ...asked, ...vegan }, call());
    expect(answer).toMatch(/does not fit .*peanuts/iu);
  });

  it("estimates a meal, with a range around each figure", async () => {
    const input = { photo: null, description: "two slices of cheese pizza" };
    const { answer } = await (await open()).analyseFood(input, call());
    expect(answer).toHaveLength(1);
    for (const { calories, calories_range: range, confidence, assumptions } of answer) {
      expect(calories).toBeGreaterThan(350);
      expect(calories).toBeLessThan(800);
      expect(range.low).toBeLessThan(calories);
      expect(range.high).toBeGreaterThan(calories);
      expect(confidence).toBeGreaterThan(0.5);
      expect(assumptions).not.toHaveLength(0);
    }
  });

  it("talks, and says who does before the first word", async () => {
    const context = {
      diet: "vegan",
      allergies: [],
      dailyLimitKcal: 2000,
      eatenToday: [],
      plan: [],
      toBuy: [],
    };
    const turns = [{ role: "user" as const, content: "How many calories are in 100 g of apple?" }];
    const { answer, info } = await (await open()).chat({ turns, context }, call());
    expect(info.provider).not.toBe("");
    let said = "";
    for await (const words of answer) said += words;
    expect(said).toMatch(/5\d kcal/u);
  });
}
