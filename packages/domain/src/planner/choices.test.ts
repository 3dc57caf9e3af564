import { array, assert, constantFrom, double, integer, property, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { MEAL_CATEGORIES } from "../chef/vocabulary.ts";
import { categoryByName } from "./category-by-name.ts";
import { keepLocked } from "./kept-meals.ts";
import { climb, RAMPS } from "./progress.ts";
import {
  areCaloriesSound,
  caloriesOf,
  changeSettings,
  DEFAULT_SETTINGS,
  MEALS_A_DAY,
  tasteOf,
} from "./settings.ts";
import { mendMeal } from "./stored-plan.ts";

const custom = (customCalories: string) =>
  changeSettings(DEFAULT_SETTINGS, { target: "custom", customCalories });

function meal(id: string, isLocked: boolean) {
  const made = mendMeal({ id, name: id }, { id });
  if (made === undefined) throw new Error("A meal with a name is a meal.");
  return { ...made, isLocked };
}

const dayOf = (day: number, locks: readonly boolean[]) => ({
  day,
  meals: locks.map((isLocked, at) => meal(`${day}-${at}`, isLocked)),
});

describe("the settings of a plan", () => {
  it("never leave more categories than meals", () => {
    const law = property(
      subarray([...MEAL_CATEGORIES]),
      array(constantFrom(...MEALS_A_DAY)),
      (all, counts) => {
        let settings = changeSettings(DEFAULT_SETTINGS, { mealsPerDay: 5, categories: all });
        for (const mealsPerDay of counts) settings = changeSettings(settings, { mealsPerDay });
        expect(settings.categories.length).toBeLessThanOrEqual(settings.mealsPerDay);
        expect(all.slice(0, settings.categories.length)).toEqual(settings.categories);
      },
    );
    assert(law);
  });

  it("take the typed calories when Custom is chosen and something is typed", () => {
    expect(caloriesOf(changeSettings(DEFAULT_SETTINGS, { target: 2500, customCalories: "1700" }))).toBe(2500);
    expect(caloriesOf(custom(" 1,750 "))).toBe(1750);
    expect(caloriesOf(custom(""))).toBe(2000);
    for (const wrong of ["abc", "0", "499", "10001", "999999", "-2000", "NaN"]) {
      expect(areCaloriesSound(custom(wrong))).toBe(false);
    }
    for (const right of ["500", "10000", "2000.5", ""]) expect(areCaloriesSound(custom(right))).toBe(true);
  });

  it("say gourmet in words, beside what was typed", () => {
    expect(tasteOf(DEFAULT_SETTINGS)).toBe("");
    const gourmet = changeSettings(DEFAULT_SETTINGS, { style: "gourmet", taste: " smoky " });
    expect(tasteOf(gourmet)).toMatch(/^smoky, sophisticated/u);
  });
});

describe("the progress of a plan", () => {
  it("climbs by one to three up to 85, then by one to five up to 95, and never goes back", () => {
    const law = property(
      integer({ min: 0, max: 100 }),
      constantFrom("planning" as const, "pictures" as const),
      double({ min: 0, max: 1, noNaN: true }),
      (percent, phase, random) => {
        const next = climb(percent, phase, random);
        const { cap, mostAtOnce } = RAMPS[phase];
        expect(next).toBeGreaterThanOrEqual(percent);
        expect(next).toBeLessThanOrEqual(Math.max(cap, percent));
        expect(next - percent).toBeLessThanOrEqual(mostAtOnce);
        expect(next > percent).toBe(percent < cap);
      },
    );
    assert(law);
    expect(climb(10, "planning", 0.999)).toBe(13);
    expect(climb(90, "pictures", 0)).toBe(91);
  });
});

describe("keeping the locked meals of a plan", () => {
  it("leaves them where they are as long as there is such a place", () => {
    const { keep, mealsPerDay, fits } = keepLocked([dayOf(1, [true, false, true])], 3);
    expect(keep.map(({ position }) => position)).toEqual([0, 2]);
    expect({ mealsPerDay, fits }).toEqual({ mealsPerDay: 3, fits: true });
  });

  it("gives a meal behind the last place a free one, and loses none", () => {
    const { keep } = keepLocked([dayOf(1, [true, false, false, true]), dayOf(2, [false, true])], 3);
    expect(keep.map(({ day, position }) => [day, position])).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it("makes the days longer for many, and says when they are too many", () => {
    expect(keepLocked([dayOf(1, [true, true, true, true])], 3)).toMatchObject({ mealsPerDay: 4, fits: true });
    expect(
      keepLocked(
        [
          dayOf(
            1,
            Array.from({ length: 6 }, () => true),
          ),
        ],
        3,
      ).fits,
    ).toBe(false);
    expect(keepLocked([], 2)).toEqual({ keep: [], mealsPerDay: 2, fits: true });
  });
});

describe("the category of a dish that nobody could ask about", () => {
  it("is read from its name, and is a main where the name says nothing", () => {
    const names = {
      breakfast: ["Blueberry Pancakes", "Overnight oats", "Spinach omelette"],
      soup: ["Lentil soup", "Chicken ramen", "Beef chili stew"],
      dessert: ["Chocolate cake", "Mango sorbet"],
      vegetable: ["Greek salad", "Roasted vegetables"],
      main: ["Baked salmon", "Tofu curry", ""],
    } as const;
    for (const [category, all] of Object.entries(names)) {
      for (const name of all) expect([name, categoryByName(name)]).toEqual([name, category]);
    }
  });
});
