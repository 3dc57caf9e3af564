import { listOfDays } from "@meal/contract/shopping-list";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { recipeOf } from "../planner/testing/saved-things.ts";

const path = "/api/functions/list-of-days";

describeAccounts("the list of a guest's plan", ({ open }) => {
  it("adds up what its days need, and keeps nothing", async () => {
    const guest = (await open()).browser();
    const answered = await guest.post(path, {
      days: [1, 2].map((day) => ({
        day,
        meals: [recipeOf("Omelet", { ingredients: ["3 large eggs", "salt"] })],
      })),
    });
    const { items } = listOfDays.output.parse(await answered.json());
    expect(items).toMatchObject([
      { name: expect.stringContaining("egg"), checked: false, origin: { planId: "here" } },
    ]);
  });

  it("is not made of nothing", async () => {
    const guest = (await open()).browser();
    await expectProblem(await guest.post(path, { days: [] }), "invalid_input");
  });
});
