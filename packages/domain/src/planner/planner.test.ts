import { array, assert, constantFrom, integer, jsonValue, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_NUTRITION } from "../chef/nutrition.ts";
import type { Meal, PlanDay } from "../chef/plans.ts";
import { totalsOfDay } from "./day-totals.ts";
import { lockedMeals, moveMeal, setLocked, swapMeal } from "./edit-days.ts";
import { dateOfDay } from "./plan-dates.ts";
import { autoSavedPlanName, nameAmong } from "./plan-names.ts";
import { mendDays, mendMeal, unwrapPlan } from "./stored-plan.ts";

function meal(id: string, more: Partial<Meal> = {}): Meal {
  const made = mendMeal({ id, name: `Dish ${id}`, calories: 500, price: 250 }, { id });
  if (!made) throw new Error("A meal with a name is a meal.");
  return { ...made, ...more };
}

const week: readonly PlanDay[] = [
  { day: 1, meals: [meal("a"), meal("b"), meal("c")] },
  { day: 2, meals: [meal("d"), meal("e")] },
];
const idsOf = (days: readonly PlanDay[]) => days.map(({ meals }) => meals.map(({ id }) => id).join(""));

describe("editing a plan", () => {
  it("puts a moved meal where it was dropped and closes the gap it left", () => {
    const first = { day: 1, position: 0 };
    expect(idsOf(moveMeal(week, first, { day: 1, position: 2 }))).toEqual(["bca", "de"]);
    expect(idsOf(moveMeal(week, first, { day: 2, position: 1 }))).toEqual(["bc", "dae"]);
    expect(idsOf(moveMeal(week, first, { day: 2, position: 9 }))).toEqual(["bc", "dea"]);
  });

  it("changes nothing where there is no such meal or day", () => {
    expect(moveMeal(week, { day: 1, position: 7 }, { day: 2, position: 0 })).toBe(week);
    expect(moveMeal(week, { day: 1, position: -1 }, { day: 2, position: 0 })).toBe(week);
    expect(moveMeal(week, { day: 1, position: 0 }, { day: 3, position: 0 })).toBe(week);
    expect(swapMeal(week, { day: 4, position: 0 }, meal("x"))).toEqual(week);
  });

  it("never loses or doubles a meal by moving", () => {
    const place = record({ day: constantFrom(1, 2, 3), position: integer({ min: -1, max: 5 }) });
    const moves = array(record({ from: place, to: place }), { maxLength: 20 });
    const law = property(moves, (all) => {
      const moved = all.reduce((days, { from, to }) => moveMeal(days, from, to), week);
      expect(idsOf(moved).join("").split("").toSorted().join("")).toBe("abcde");
    });
    assert(law);
  });

  it("swaps and locks one meal and leaves the others alone", () => {
    const place = { day: 2, position: 0 };
    const swapped = swapMeal(week, place, meal("x"));
    expect(idsOf(swapped)).toEqual(["abc", "xe"]);
    const locked = setLocked(swapped, place, true);
    expect(lockedMeals(locked)).toEqual([{ ...place, meal: meal("x", { isLocked: true }) }]);
    expect(lockedMeals(setLocked(locked, place, false))).toEqual([]);
  });
});

describe("a day's figures", () => {
  it("are the sum of what its cards show, beside the target", () => {
    const nutrition = { ...NO_NUTRITION, kcal: 480, protein: 30 };
    const day = { day: 1, meals: [meal("a"), meal("b", { nutrition, calories: 480 })] };
    expect(totalsOfDay(day, 1960)).toMatchObject({
      kcal: 980,
      costCents: 500,
      nutrition: { kcal: 980, protein: 30 },
      shareOfTarget: 0.5,
    });
    expect(totalsOfDay(day, undefined).shareOfTarget).toBeNull();
  });
});

describe("names and dates", () => {
  it("name a plan that saves itself after its day", () => {
    expect(autoSavedPlanName(Date.UTC(2026, 10, 22), { timeZone: "UTC" })).toBe(
      "Meal Plan - November 22, 2026",
    );
  });

  it("number plans that save themselves on one day, and leave a name that somebody gave", () => {
    const day = "Meal Plan - November 22, 2026";
    expect(nameAmong(day, [])).toBe(day);
    expect(nameAmong(day, [day])).toBe(`${day} (2)`);
    expect(nameAmong(day, [`${day} (2)`, day])).toBe(`${day} (3)`);
    expect(nameAmong(day, [day, `${day} (3)`])).toBe(`${day} (2)`);
    expect(nameAmong(`${day} (2)`, [day, `${day} (2)`])).toBe(`${day} (3)`);
    expect(nameAmong("Our week", ["Our week"])).toBe("Our week");
  });

  it("count days over the end of a month, a year and a change of clocks", () => {
    expect(dateOfDay("2026-11-22", 1)).toBe("2026-11-22");
    expect(dateOfDay("2026-12-29", 5)).toBe("2027-01-02");
    expect(dateOfDay("2026-10-24", 3)).toBe("2026-10-26");
    expect(dateOfDay("2028-02-28", 2)).toBe("2028-02-29");
  });
});

describe("a stored plan that is not as we write it", () => {
  it("is found inside its wrapping", () => {
    const days = [{ day: 1, meals: [] }];
    expect(unwrapPlan({ content: { content: { days } } })).toEqual({ days });
    expect(mendDays({ content: { days } })).toEqual(days);
  });

  it("keeps what makes sense and fills in the rest", () => {
    const stored = {
      name: "Soup",
      calories: "450 kcal",
      category: "soup",
      prepTime: -1,
      ingredients: ["a", 2, {}],
    };
    expect(mendDays({ days: [{ meals: [stored] }] })).toEqual([
      {
        day: 1,
        meals: [
          {
            id: "1-1",
            name: "Soup",
            type: "",
            description: "",
            calories: 450,
            price: 0,
            difficulty: "medium",
            prepTime: 15,
            cookTime: 25,
            ingredients: ["a", "2"],
            instructions: [],
            category: "soup",
            actualCategory: "soup",
            isFavorite: false,
          },
        ],
      },
    ]);
  });

  it("has no days where they are missing, of the wrong type, or hold a meal that is none", () => {
    const bad = [null, 7, "days", [], {}, { days: {} }, { days: [3] }, { days: [{ day: 1 }] }];
    for (const stored of [...bad, { days: [{ day: 1, meals: [{ calories: 3 }] }] }])
      expect(mendDays(stored)).toEqual([]);
  });

  it("never throws, whatever is stored", () => {
    assert(
      property(jsonValue(), (value) => {
        expect(Array.isArray(mendDays({ days: [{ meals: [value] }] }))).toBe(true);
        expect(Array.isArray(mendDays(value))).toBe(true);
      }),
    );
  });
});
