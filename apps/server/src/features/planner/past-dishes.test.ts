import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { planned, signedUp } from "./testing/planned.ts";

const week = { days: 7, mealsPerDay: 3, seed: 1 };
const [first, second] = ["2027-03-01", "2027-03-08"];

type Answer = Awaited<ReturnType<typeof planned>>;

function cookedIn({ days }: Answer) {
  return days.flatMap(({ meals }) => meals.filter(({ leftoverOf }) => leftoverOf === undefined));
}

function dinnersOf({ days }: Answer): readonly (string | undefined)[] {
  return days.flatMap(({ meals }) =>
    meals.filter(({ type }) => type === "dinner").map(({ dishId }) => dishId),
  );
}

describeAccounts("what was planned before", ({ open }) => {
  it("is remembered of the plans in use, with how it was rated, and does not come again the week after", async () => {
    const anna = await signedUp(await open());
    const before = await planned(anna, { ...week, startDate: first });
    expect(before.history).toEqual([]);
    const content = { days: before.days, startDate: first };
    await anna.post("/api/meal-plans", { id: randomUUID(), name: "First", content });
    const [rated] = cookedIn(before);
    const step = { instruction: "Cook it.", timeInMinutes: 10, color: "", category: "cooking" };
    const id = randomUUID();
    const cooked = { id, recipe_name: rated?.name, recipe_steps: [step] };
    await anna.post("/api/cooking-history", cooked);
    await anna.send("PATCH", `/api/cooking-history/${id}`, { rating: 1 });

    const after = await planned(anna, { ...week, seed: 2, startDate: second });
    const dishes = new Set(cookedIn(before).map(({ dishId }) => dishId));
    expect(new Set(after.history?.map(({ dishId }) => dishId))).toEqual(dishes);
    expect(after.history?.every(({ weeksAgo }) => weeksAgo === 1)).toBe(true);
    expect(dinnersOf(after).filter((dishId) => dishes.has(dishId))).toEqual([]);
    expect(after.history?.find(({ dishId }) => dishId === rated?.dishId)?.rating).toBe(1);
  });

  it("is what a guest's browser tells, and nobody else's", async () => {
    const guest = (await open()).browser();
    const history = [{ dishId: "pesto-pasta", weeksAgo: 1 }];
    expect((await planned(guest, { ...week, history })).history).toEqual(history);
    expect((await planned(guest, week)).history).toBeUndefined();
  });
});
