import { array, assert, constantFrom, property, record, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { MEAL_SLOTS } from "../chef/day-shares.ts";
import { MOST_STANDING } from "../chef/week-wishes.ts";
import {
  type StandingWish,
  standingMeals,
  standingPeople,
  WEEKDAYS,
  withStanding,
} from "./standing-wishes.ts";

const oatmeal = { kind: "dish", dishId: "oatmeal", name: "Oatmeal" } as const;
const everyMorning: StandingWish = { ...oatmeal, weekdays: [0, 1, 2, 3, 4], slot: "breakfast" };

describe("what is the same every week", () => {
  it("gives way where something else is wished for the same meal", () => {
    const pancakes = { kind: "dish", dishId: "pancakes", name: "Pancakes" } as const;
    const wishes = withStanding([everyMorning], { ...pancakes, weekdays: [4, 5], slot: "breakfast" });
    expect(wishes).toEqual([
      { ...everyMorning, weekdays: [0, 1, 2, 3] },
      { ...pancakes, weekdays: [4, 5], slot: "breakfast" },
    ]);
    expect(withStanding(wishes, { kind: "out", weekdays: [...WEEKDAYS], slot: "breakfast" })).toHaveLength(1);
  });

  it("lets a dish have its guests, and another meal its own dish", () => {
    const guests: StandingWish = { kind: "people", servings: 4, weekdays: [0], slot: "breakfast" };
    expect(withStanding([everyMorning], guests)).toEqual([everyMorning, guests]);
    expect(withStanding([everyMorning], { ...everyMorning, slot: "lunch" })).toHaveLength(2);
  });

  it("is told to a plan by its days, whichever weekday it begins on", () => {
    const friday: StandingWish = { kind: "out", weekdays: [4], slot: "dinner" };
    const guests: StandingWish = { kind: "people", servings: 6, weekdays: [5, 6], slot: "lunch" };
    expect(standingPeople([everyMorning, friday, guests], 4, "2026-11-26")).toEqual([
      { day: 2, slot: "dinner", people: 0 },
      { day: 3, slot: "lunch", people: 6 },
      { day: 4, slot: "lunch", people: 6 },
    ]);
    expect(standingPeople([friday], 3, undefined)).toEqual([]);
  });

  it("is never more than a request takes, and never two dishes at one place", () => {
    const wish = record({
      kind: constantFrom("dish" as const, "out" as const),
      dishId: constantFrom("a", "b"),
      name: constantFrom("A"),
      weekdays: subarray([...WEEKDAYS], { minLength: 1 }),
      slot: constantFrom(...MEAL_SLOTS),
    });
    const law = property(array(wish, { maxLength: 60 }), (added) => {
      const meals = standingMeals(added.reduce<readonly StandingWish[]>(withStanding, []));
      const places = new Set(meals.map(({ weekday, slot }) => `${weekday} ${slot}`));
      expect(places.size).toBe(meals.length);
      expect(meals.length).toBeLessThanOrEqual(MOST_STANDING);
    });
    assert(law);
  });
});
