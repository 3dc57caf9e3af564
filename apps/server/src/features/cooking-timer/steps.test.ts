import { generateCookingSteps } from "@meal/contract/cooking-timer";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";

const path = "/api/functions/generate-cooking-steps";

async function annasBrowser(world: World) {
  const anna = world.browser();
  await signUp(anna);
  return anna;
}

async function stepsOf(caller: TestCaller, recipeText: string) {
  const response = await caller.post(path, { recipeText });
  expect(response.status).toBe(200);
  return generateCookingSteps.output.parse(await response.json());
}

describeAccounts("the steps of a recipe", ({ open }) => {
  it("are what its text asks for, each with minutes, a category and a style class", async () => {
    const anna = await annasBrowser(await open());
    const text = "Lentil soup\n\nWarm and filling.\n\n1. Chop the onion.\n2. Simmer for 20 minutes.";
    const { steps, generationInfo } = await stepsOf(anna, text);
    expect(steps).toEqual([
      {
        instruction: "Chop the onion.",
        timeInMinutes: 5,
        category: "preparation",
        color: "step-preparation",
      },
      {
        instruction: "Simmer for 20 minutes.",
        timeInMinutes: 20,
        category: "cooking",
        color: "step-cooking",
      },
    ]);
    expect(generationInfo).toEqual({ provider: "builtin", model: null, isFallback: false, note: null });
  });

  it("are the cookbook's where the text only names a dish, and the answer says so", async () => {
    const anna = await annasBrowser(await open());
    const { steps, generationInfo } = await stepsOf(anna, "Pad thai\n\nSweet, sour and quick.");
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ instruction }) => instruction).join(" ")).toMatch(/noodles/iu);
    expect(generationInfo.note).toMatch(/^The text has no steps of its own\. From the cookbook: Pad thai/u);
  });

  it("are none that the person must not eat", async () => {
    const anna = await annasBrowser(await open());
    expect(JSON.stringify((await stepsOf(anna, "Pad thai")).steps)).toMatch(/peanut/iu);
    await anna.put("/api/user-preferences", { allergies: "peanuts" });
    expect(JSON.stringify((await stepsOf(anna, "Pad thai")).steps)).not.toMatch(/peanut/iu);
  });

  it("come of any text, and of no text that is none or too long", async () => {
    const anna = await annasBrowser(await open());
    for (const text of ["🍲", "Grandfather's secret", "\u202E1.\n2.\n3."])
      expect((await stepsOf(anna, text)).steps).not.toEqual([]);
    for (const recipeText of ["", " \n", "x".repeat(50_001), "zero\0", 7, null])
      await expectProblem(await anna.post(path, { recipeText }), "invalid_input");
    const { fields } = await expectProblem(await anna.post(path, { recipeText: " " }), "invalid_input");
    expect(fields?.[0]?.message).toBe("Please enter a recipe first");
  });
});
