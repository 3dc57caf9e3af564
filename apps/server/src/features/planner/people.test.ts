import { peopleAsTheyStand } from "@meal/domain/planner/people-at-meals";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { planned, signedUp } from "./testing/planned.ts";

const week = { days: 5, mealsPerDay: 3, seed: 1, servings: 2 };
const isGuests = (day: number, type: string) => day === 2 && type === "dinner";

describeAccounts("those who come to one meal", ({ open }) => {
  it.each([
    ["its day", (day: number) => day !== 2],
    ["the week", () => false],
  ])("come still when %s is made anew, and all others are as many as they were", async (_what, isKept) => {
    const anna = await signedUp(await open());
    const { days } = await planned(anna, week);
    const said = days.map(({ day, meals }) => ({
      day,
      meals: meals.map((meal) => (isGuests(day, meal.type) ? { ...meal, servings: 6 } : meal)),
    }));
    const people = peopleAsTheyStand(said, [], week.servings);
    expect(people).toEqual([{ day: 2, slot: "dinner", people: 6 }]);
    const keep = said.flatMap(({ day, meals }) =>
      isKept(day) ? meals.map((meal, position) => ({ day, position, meal })) : [],
    );
    const anew = await planned(anna, { ...week, seed: 2, people, keep });
    for (const { day, meals } of anew.days) {
      for (const { type, servings } of meals) expect(servings).toBe(isGuests(day, type) ? 6 : 2);
    }
  });
});
