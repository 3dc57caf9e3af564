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

  it("is one thing a line, where a recipe leaves a choice, in a word that a shop has", async () => {
    const guest = (await open()).browser();
    const ingredients = [
      "90 g Oaxaca cheese or mozzarella, pulled apart",
      "8 lemons",
      "4 pitas pita bread",
      "3 rings red onion",
      "1 dill pickle",
    ];
    const known = {
      foodIds: ["oaxaca-cheese", "lemon", "pita", "red-onion", "pickle-dill"],
      grams: [90, 464, 240, 30, 60],
    };
    const answered = await guest.post(path, {
      days: [{ day: 1, meals: [recipeOf("Plate", { ingredients, ...known })] }],
    });
    const { items } = listOfDays.output.parse(await answered.json());
    expect(items.map(({ name }) => name)).toEqual([
      "dill pickle",
      "lemons",
      "Oaxaca cheese",
      "pita bread",
      "red onion",
    ]);
    const own = [recipeOf("Mine", { ingredients: ["90 g Oaxaca cheese or mozzarella"] })];
    const answeredOwn = await guest.post(path, { days: [{ day: 1, meals: own }] });
    const [mine] = listOfDays.output.parse(await answeredOwn.json()).items;
    expect(mine?.name).toBe("Oaxaca cheese");
    expect(items.every(({ shop }) => shop !== undefined && shop.sold.length > 0)).toBe(true);
  });

  it("is not made of nothing", async () => {
    const guest = (await open()).browser();
    await expectProblem(await guest.post(path, { days: [] }), "invalid_input");
  });
});
