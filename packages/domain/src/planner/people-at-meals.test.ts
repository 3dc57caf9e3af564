import { expect, it } from "vitest";
import type { Meal, PlanDay } from "../chef/plans.ts";
import { peopleAsTheyStand, peopleByHand, withPeopleByHand } from "./people-at-meals.ts";
import { mendMeal } from "./stored-plan.ts";

function meal(type: string, servings: number): Meal {
  const made = mendMeal({ id: type, name: type, type }, { id: type });
  if (!made) throw new Error("A meal with a name is a meal.");
  return { ...made, servings };
}

const days: readonly PlanDay[] = [
  { day: 1, meals: [meal("Breakfast", 2), meal("dinner", 6)] },
  { day: 2, meals: [meal("lunch", 2)] },
];

it("counts the people at each meal as it stands, and those who eat out as they were asked for", () => {
  const out = { day: 2, slot: "dinner", people: 0 } as const;
  const asked = [out, { day: 2, slot: "lunch", people: 4 }] as const;
  expect(peopleAsTheyStand(days, asked, 2)).toEqual([out, { day: 1, slot: "dinner", people: 6 }]);
});

it("knows what somebody said at a meal from what the plan was asked for", () => {
  const asked = [{ day: 1, slot: "dinner", people: 6 }] as const;
  expect(peopleByHand(days, asked, 2)).toEqual([]);
  expect(peopleByHand(days, [], 2)).toEqual(asked);
});

it("lets what was said at a meal go before what is so every week, but where nobody cooks", () => {
  const byHand = [
    { day: 1, slot: "dinner", people: 6 },
    { day: 2, slot: "lunch", people: 3 },
  ] as const;
  const asked = [
    { day: 1, slot: "dinner", people: 4 },
    { day: 2, slot: "lunch", people: 0 },
  ] as const;
  expect(withPeopleByHand(asked, byHand)).toEqual([asked[1], byHand[0]]);
});
