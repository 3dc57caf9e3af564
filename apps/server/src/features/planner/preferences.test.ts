import { DEFAULT_SETTINGS, usualOf } from "@meal/domain/planner/settings";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { signIn } from "../accounts/testing/people.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const path = "/api/planner-preferences";

describeAccounts("what a person plans for", ({ open }) => {
  it("is one person without dislikes, until they say so", async () => {
    const { anna } = await annaAndBert(await open());
    expect(await (await anna.get(path)).json()).toEqual({
      servings: 1,
      dislikes: [],
      dishesLeftOut: [],
      usual: null,
    });
  });

  it("comes back as it was saved, and keeps what a later save leaves out", async () => {
    const { anna, bertsBrowser } = await annaAndBert(await open());
    const dislikes = ["Olives", "blue cheese"];
    const dishesLeftOut = [{ dishId: "chickpea-stew", name: "Chickpea stew" }];
    expect(await (await anna.put(path, { dislikes, dishesLeftOut })).json()).toEqual({
      servings: 1,
      dislikes,
      dishesLeftOut,
      usual: null,
    });
    expect(await (await anna.put(path, { servings: 4 })).json()).toEqual({
      servings: 4,
      dislikes,
      dishesLeftOut,
      usual: null,
    });
    const again = [" Olives ", "olives", "Celery"];
    expect(await (await anna.put(path, { dislikes: again })).json()).toEqual({
      servings: 4,
      dislikes: ["Olives", "Celery"],
      dishesLeftOut,
      usual: null,
    });
    const nothing = { dislikes: [], dishesLeftOut: [] };
    expect(await (await anna.put(path, nothing)).json()).toEqual({ servings: 4, ...nothing, usual: null });
    expect(await (await bertsBrowser.get(path)).json()).toEqual({ servings: 1, ...nothing, usual: null });
  });

  it("is what they asked for last, on any device, beside what a plan has of its own", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const dinners = {
      ...usualOf(DEFAULT_SETTINGS),
      days: 5,
      mealsPerDay: 3,
      slots: ["dinner"],
      target: "custom",
      customCalories: "1,800",
      budget: "cheap",
      difficulty: "easy",
      cooking: "batch",
      figures: { workday: "20", budgetCentsWeek: "$90.50" },
      standing: [
        { kind: "dish", dishId: "margherita-pizza", name: "Pizza", weekdays: [4], slot: "dinner" },
        { kind: "people", servings: 2, weekdays: [5, 6], slot: "dinner" },
      ],
    };
    await anna.put(path, { servings: 4, usual: { ...dinners, days: 7 } });
    expect(await (await anna.put(path, { usual: dinners })).json()).toMatchObject({ servings: 4 });
    const phone = world.browser();
    await signIn(phone);
    expect(await (await phone.get(path)).json()).toMatchObject({ servings: 4, usual: dinners });
    expect(await (await phone.put(path, { usual: null })).json()).toMatchObject({ servings: 4, usual: null });
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
      { usual: { days: 5 } },
      { usual: { ...usualOf(DEFAULT_SETTINGS), days: 2 } },
      { usual: { ...usualOf(DEFAULT_SETTINGS), slots: ["brunch"] } },
      { usual: { ...usualOf(DEFAULT_SETTINGS), target: "custom", customCalories: "a lot" } },
      { usual: { ...usualOf(DEFAULT_SETTINGS), figures: { workday: "soon" } } },
      { usual: { ...usualOf(DEFAULT_SETTINGS), standing: [{ kind: "out", weekdays: [7], slot: "lunch" }] } },
      { usual: { ...usualOf(DEFAULT_SETTINGS), taste: "spicy" } },
    ];
    for (const body of bad) await expectProblem(await anna.put(path, body), "invalid_input");
    const guest = (await open()).browser();
    await expectProblem(await guest.get(path), "not_signed_in");
    await expectProblem(await guest.put(path, { servings: 2 }), "not_signed_in");
  });
});
