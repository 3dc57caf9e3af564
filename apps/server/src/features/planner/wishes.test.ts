import { planAnswer, readPlanWishes } from "@meal/contract/planner";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";

const read = "/api/functions/read-plan-wishes";
const generate = "/api/functions/generate-meal-plan-gemini";
const oneDay = { days: 1, mealsPerDay: 3, seed: 1 };

describeAccounts("free words about a plan", ({ open }) => {
  it("are read for anybody before a plan is made, and cost no use", async () => {
    const guest = (await open()).browser();
    const asked = { tastePreferences: "Low carb, picky eaters", calories: 1800 };
    const answer = readPlanWishes.output.parse(await (await guest.post(read, asked)).json());
    expect(answer).toEqual({
      understood: [{ words: "low carb", wish: "At most 130 g of carbohydrate a day" }],
      notUnderstood: ["picky eaters"],
    });
  });

  it("are refused where they are a book, and may not be asked about without end", async () => {
    const world = await open();
    const guest = world.browser();
    await expectProblem(await guest.post(read, { tastePreferences: "x".repeat(1001) }), "invalid_input");
    await guest.post(read, { tastePreferences: "quick" });
    await world.database.db.updateTable("rate_limits").set({ used: 600 }).execute();
    await expectProblem(await guest.post(read, { tastePreferences: "quick" }), "too_many_requests");
  });

  it("stand on the certificate with their figure, and those that nobody understands as such", async () => {
    const guest = (await open()).browser();
    const body = { ...oneDay, tastePreferences: "low carb, picky eaters" };
    const { certificate } = planAnswer.parse(await (await guest.post(generate, body)).json());
    expect(certificate?.wishes).toMatchObject([
      { words: "low carb", isKept: true, found: expect.stringMatching(/^\d+ g a day$/u) },
    ]);
    expect(certificate?.wishesNotUnderstood).toEqual(["picky eaters"]);
    expect(certificate?.days[0]?.reached.carbs).toBeLessThan(130.5);
  });
});

describeAccounts("some meals of a day", ({ open }) => {
  it("are planned with their share of it, and a list goes on as it ends", async () => {
    const guest = (await open()).browser();
    const body = { ...oneDay, days: 3, slots: [["breakfast", "dinner"], ["dinner"]] };
    const { days, certificate } = planAnswer.parse(await (await guest.post(generate, body)).json());
    expect(days.map(({ meals }) => meals.map(({ type }) => type))).toEqual([
      ["breakfast", "dinner"],
      ["dinner"],
      ["dinner"],
    ]);
    expect(certificate?.days.map(({ targetKcal }) => targetKcal)).toEqual([1300, 760, 760]);
  });

  it("keep what stays only at places that the day has", async () => {
    const guest = (await open()).browser();
    const body = { ...oneDay, slots: [["dinner"]] };
    const first = planAnswer.parse(await (await guest.post(generate, body)).json());
    const meal = first.days[0]?.meals[0];
    const keep = [
      { day: 1, position: 0, meal },
      { day: 1, position: 1, meal },
    ];
    const again = { ...body, keep, generation: first.generation };
    const { days } = planAnswer.parse(await (await guest.post(generate, again)).json());
    expect(days[0]?.meals).toEqual([meal]);
  });

  it("are refused where a day names none", async () => {
    const guest = (await open()).browser();
    await expectProblem(await guest.post(generate, { ...oneDay, slots: [[]] }), "invalid_input");
    await expectProblem(await guest.post(generate, { ...oneDay, slots: [["brunch"]] }), "invalid_input");
  });
});
