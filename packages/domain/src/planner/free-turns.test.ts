import { expect, it } from "vitest";
import { freeTurnOf, MORE_PROPOSALS, RESTS_ANEW } from "./free-turns.ts";

const made = { days: 7, mealsPerDay: 3, startDate: "2026-11-22", madeAt: 1000 };
const asked = { days: 7, mealsPerDay: 3, startDate: "2026-11-22", keepsMeals: false };
const turn = (part: Partial<typeof asked>, later = 0) =>
  freeTurnOf(made, { ...asked, ...part }, 1000 + later);

it("counts another plan for the same dates as a proposal for an hour", () => {
  expect(turn({})).toBe("proposal");
  expect(turn({ mealsPerDay: 2 }, MORE_PROPOSALS.withinMs - 1)).toBe("proposal");
  expect(turn({}, MORE_PROPOSALS.withinMs)).toBeUndefined();
  expect(turn({ startDate: "2026-11-23" })).toBeUndefined();
  expect(turn({ startDate: "" })).toBeUndefined();
  expect(turn({ days: 3 })).toBeUndefined();
});

it("takes the rest made anew for no more than the plan it was, until that is old", () => {
  expect(turn({ keepsMeals: true, startDate: "" }, MORE_PROPOSALS.withinMs)).toBe("rest");
  expect(turn({ keepsMeals: true, days: 3, mealsPerDay: 5 })).toBe("rest");
  expect(turn({ keepsMeals: true, mealsPerDay: 4 })).toBeUndefined();
  expect(turn({ keepsMeals: true, days: 21, mealsPerDay: 1 })).toBeUndefined();
  expect(turn({ keepsMeals: true }, RESTS_ANEW.withinMs)).toBeUndefined();
  expect(turn({ keepsMeals: true }, -1)).toBeUndefined();
});
