import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const path = "/api/planner-preferences";

describeAccounts("what a person plans for", ({ open }) => {
  it("is one person without dislikes, until they say so", async () => {
    const { anna } = await annaAndBert(await open());
    expect(await (await anna.get(path)).json()).toEqual({ servings: 1, dislikes: [], dishesLeftOut: [] });
  });

  it("comes back as it was saved, and keeps what a later save leaves out", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const dislikes = ["Olives", "blue cheese"];
    const dishesLeftOut = [{ dishId: "chickpea-stew", name: "Chickpea stew" }];
    expect(await (await anna.put(path, { dislikes, dishesLeftOut })).json()).toEqual({
      servings: 1,
      dislikes,
      dishesLeftOut,
    });
    expect(await (await anna.put(path, { servings: 4 })).json()).toEqual({
      servings: 4,
      dislikes,
      dishesLeftOut,
    });
    const again = [" Olives ", "olives", "Celery"];
    expect(await (await anna.put(path, { dislikes: again })).json()).toEqual({
      servings: 4,
      dislikes: ["Olives", "Celery"],
      dishesLeftOut,
    });
    const nothing = { dislikes: [], dishesLeftOut: [] };
    expect(await (await anna.put(path, nothing)).json()).toEqual({ servings: 4, ...nothing });
    expect(await (await bertsBrowser.get(path)).json()).toEqual({ servings: 1, ...nothing });
  });

  it("is refused where it makes no sense", async () => {
    const { anna } = await annaAndBert(await open());
    const bad: readonly object[] = [
      { servings: 0 },
      { servings: 21 },
      { servings: "two" },
      { dislikes: [""] },
      { dislikes: ["x".repeat(101)] },
      { dislikes: Array(101).fill("x") },
      { dislikes: "olives" },
      { dishesLeftOut: ["chickpea-stew"] },
    ];
    for (const body of bad) await expectProblem(await anna.put(path, body), "invalid_input");
    const guest = (await open()).browser();
    await expectProblem(await guest.get(path), "not_signed_in");
    await expectProblem(await guest.put(path, { servings: 2 }), "not_signed_in");
  });
});
