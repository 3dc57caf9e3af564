import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { Meal, PlanRequest } from "@meal/domain/chef/plans";
import { isStartedAhead } from "@meal/domain/planner/started-ahead";
import { isWeekendDay } from "@meal/domain/chef/weekdays";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import type { Component } from "./component.ts";
import { isGoodAgain, isGoodForDays } from "./ease.ts";
import { isMockMeat } from "./plate-value.ts";
import { planMeals } from "./plan-meals.ts";
import { wantsFiller } from "./meal-base.ts";
import { isWholeFor } from "./whole-bird.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const index = kitchen.planner;

const HOUSEHOLDS: readonly Partial<PlanRequest>[] = [
  {},
  { calories: 2300, budget: "cheap" },
  { calories: 1900, servings: 4, allergies: ["nuts"] },
  { calories: 1700, diet: "low-sodium", servings: 2 },
  { diet: "vegan", servings: 2 },
  { cooking: "batch", servings: 2 },
];

const weekOf = (household: Partial<PlanRequest>, seed: number) => {
  const request = aRequest({
    days: 7,
    mealsPerDay: 3,
    cooking: "easy",
    calories: 2000,
    seed,
    ...household,
  });
  const plan = planMeals(index, request);
  if (plan.kind === "impossible") throw new Error("impossible");
  return plan.days;
};

const weeks = HOUSEHOLDS.flatMap((household) => [71, 72].map((seed) => weekOf(household, seed)));
const days = weeks.flat();
const ketoDays = [71, 72, 73].flatMap((seed) => weekOf({ diet: "keto", calories: 1800 }, seed));

const dishOf = ({ dishId = "" }: Meal): Component | undefined => index.byDishId.get(dishId);
const isMade = ({ leftoverOf }: Meal): boolean => leftoverOf === undefined;

const FILLERS: ReadonlySet<string> = new Set(["bread", "grain", "pasta"]);

const fills = (id: string): boolean => {
  const food = index.foodOf(id);
  return food !== undefined && (FILLERS.has(food.kind) || food.tags.includes("starchy"));
};

/** A soup without bread, a curry without rice. */
const isBare = (meal: Meal): boolean => {
  const main = dishOf(meal);
  return main !== undefined && wantsFiller(main) && !(meal.foodIds ?? []).some(fills);
};

const LEAST_FRESH_GRAMS = 40;
const FRESH: ReadonlySet<string> = new Set(["vegetable", "legume", "fruit"]);

/** Grams of vegetables, beans and fruit for one, whatever they are there for. */
const freshGrams = ({ foodIds = [], grams = [], servings = 1 }: Meal): number =>
  foodIds.reduce((sum, id, at) => {
    const food = index.foodOf(id);
    const isFresh = food !== undefined && FRESH.has(food.kind);
    return sum + (isFresh ? (grams[at] ?? 0) / servings : 0);
  }, 0);

const isMain = ({ type }: Meal): boolean => type === "lunch" || type === "dinner";

const dishesAt = (slot: Meal["type"]) =>
  days.flatMap(({ meals }) =>
    meals.flatMap((meal) => (meal.type === slot ? (dishOf(meal)?.dish ?? []) : [])),
  );

/** How large a part of many is odd. */
const partOf = <T>(all: readonly T[], isOdd: (each: T) => boolean): number => {
  expect(all.length).toBeGreaterThan(20);
  return all.filter(isOdd).length / all.length;
};

const foodsOf = ({ foodIds = [] }: Meal) => foodIds.flatMap((id) => index.foodOf(id) ?? []);

describe("a week of any household", () => {
  it("keeps nobody waiting at the noon of a working day", () => {
    const noons = days.flatMap(({ day, meals }) =>
      isWeekendDay(undefined, day - 1) ? [] : meals.filter((meal) => meal.type === "lunch" && isMade(meal)),
    );
    const waits = noons.filter((meal) => !isStartedAhead(meal) && minutesToTable(meal) > 45);
    expect(waits.map(({ name }) => name)).toEqual([]);
  });

  it("tastes of nuts from a jar at one meal of a day", () => {
    const butter = index.numberOf("peanut-butter");
    const tastes = (meal: Meal): boolean => dishOf(meal)?.flavors.includes(butter) === true;
    expect(partOf(days, ({ meals }) => meals.filter(tastes).length > 1)).toBeLessThan(0.04);
  });

  it("has bread with its soup and rice with its curry", () => {
    const dinners = days.flatMap(({ meals }) => meals.filter(({ type }) => type === "dinner")).filter(isMade);
    expect(partOf(dinners, isBare)).toBeLessThan(0.1);
  });

  it("has vegetables, beans or fruit at lunch and dinner", () => {
    const mains = days.flatMap(({ meals }) => meals.filter((meal) => isMain(meal) && isMade(meal)));
    expect(partOf(mains, (meal) => freshGrams(meal) < LEAST_FRESH_GRAMS)).toBeLessThan(0.04);
  });

  it("eats again only what is good the next day", () => {
    const again = days.flatMap(({ meals }) => meals.filter((meal) => !isMade(meal)));
    const poor = again.filter((meal) => {
      const dish = dishOf(meal);
      return dish !== undefined && !isGoodAgain(dish);
    });
    expect(again.length).toBeGreaterThan(20);
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it("cooks for three times only what is made for that", () => {
    const dinners = weeks.flatMap((week) => {
      const meals = week.flatMap((day) => day.meals);
      const eaten = Map.groupBy(meals, ({ id, leftoverOf = id }) => leftoverOf);
      return meals.filter(({ id, type }) => type === "dinner" && (eaten.get(id)?.length ?? 0) > 2);
    });
    expect(dinners.length).toBeGreaterThan(8);
    const odd = dinners.filter((meal) => {
      const dish = dishOf(meal);
      return dish !== undefined && !isGoodForDays(dish);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it("roasts no bird for one", () => {
    const birds = weeks.flatMap((week) => {
      const meals = week.flatMap((day) => day.meals);
      const eaten = Map.groupBy(meals, ({ id, leftoverOf = id }) => leftoverOf);
      return meals.filter((meal) => {
        const dish = dishOf(meal);
        const times = eaten.get(meal.id)?.length ?? 0;
        return isMade(meal) && dish !== undefined && !isWholeFor(dish, (meal.servings ?? 1) * times);
      });
    });
    expect(birds.map(({ name }) => name)).toEqual([]);
  });

  it("has dinner on the table of a working day within an hour and a half", () => {
    const evenings = days.flatMap(({ day, meals }) =>
      isWeekendDay(undefined, day - 1) ? [] : meals.filter((meal) => meal.type === "dinner" && isMade(meal)),
    );
    const late = evenings.filter((meal) => !isStartedAhead(meal) && minutesToTable(meal) > 90);
    expect(late.map(({ name }) => name)).toEqual([]);
  });

  it("hardly ever makes what it calls the same a second time", () => {
    const families = weeks.map((week) =>
      week.flatMap(({ meals }) =>
        meals.filter((meal) => isMain(meal) && isMade(meal)).flatMap((meal) => dishOf(meal)?.families ?? []),
      ),
    );
    const again = families.reduce((sum, week) => sum + week.length - new Set(week).size, 0);
    expect(again / weeks.length).toBeLessThan(0.5);
  });

  it("hardly ever has a jar of nuts for lunch in a week that has it for breakfast", () => {
    const [jar = -1] = index.byDishId.get("classic-peanut-butter-sandwich")?.families ?? [];
    const isOfJar = (meal: Meal): boolean => dishOf(meal)?.families.includes(jar) === true;
    const kinds = weeks.map((week) => {
      const meals = week.flatMap((day) => day.meals).filter(isOfJar);
      return new Set(meals.map(({ dishId }) => dishId)).size;
    });
    expect(kinds.filter((count) => count > 0).length).toBeGreaterThan(3);
    expect(kinds.filter((count) => count > 1).length).toBeLessThan(3);
  });

  it("spends the money of a tight week on the week, whatever a day of it costs", () => {
    const budgetCentsWeek = 9000;
    for (const seed of [71, 72, 73, 74]) {
      const tight = weekOf({ servings: 3, budget: "cheap", limits: { budgetCentsWeek } }, seed);
      const spent = tight
        .flatMap(({ meals }) => meals)
        .reduce((sum, { price, servings = 3 }) => sum + price * servings, 0);
      expect(spent).toBeLessThanOrEqual(budgetCentsWeek);
      expect(spent).toBeGreaterThan(0.9 * budgetCentsWeek);
      const jars = tight.flatMap(({ meals }) =>
        meals.filter(({ foodIds = [] }) => foodIds.some((id) => id.startsWith("peanut-butter"))),
      );
      expect(jars.length).toBeLessThanOrEqual(4);
    }
  });

  it("has no side by itself for breakfast", () => {
    const mornings = days.flatMap(({ meals }) => meals.filter(({ type }) => type === "breakfast"));
    const sides = mornings.filter((meal) => dishOf(meal)?.dish.category === "vegetable");
    expect(mornings.length).toBeGreaterThan(80);
    expect(sides.map(({ name }) => name)).toEqual([]);
  });

  it("has no side for dinner, and no sandwich of the lunch box in the morning", () => {
    const sides = dishesAt("dinner").filter(({ category }) => category === "vegetable");
    const boxed = dishesAt("breakfast").filter(
      ({ form, category }) => form === "sandwich" && category === "main",
    );
    expect(dishesAt("dinner").length).toBeGreaterThan(80);
    expect([...sides, ...boxed].map(({ name }) => name)).toEqual([]);
  });

  it("has few near-twins within two days", () => {
    const pairs = weeks.flatMap((week) => {
      const made = week.flatMap(({ day, meals }) =>
        meals.flatMap((meal) => (isMain(meal) && isMade(meal) ? [{ day, dish: dishOf(meal) }] : [])),
      );
      return made.flatMap((one, which) =>
        made.slice(which + 1).flatMap((other) => (other.day - one.day <= 2 ? [{ one, other }] : [])),
      );
    });
    const shared = ({ one, other }: (typeof pairs)[number]): number =>
      one.dish?.likenesses.filter((likeness) => other.dish?.likenesses.includes(likeness) === true).length ??
      0;
    expect(partOf(pairs, (pair) => shared(pair) > 2)).toBeLessThan(0.02);
  });

  it("hardly ever has eggs at two meals of a day, not even where they are most of its breakfasts", () => {
    const egg = index.numberOf("egg");
    const ofEggs = ({ meals }: (typeof days)[number]): number =>
      meals.filter((meal) => dishOf(meal)?.flavors.includes(egg) === true).length;
    expect(ketoDays.filter((day) => ofEggs(day) > 0).length).toBeGreaterThan(8);
    expect(partOf(ketoDays, (day) => ofEggs(day) > 1)).toBeLessThan(0.1);
  });

  it("has no two dinners of a kind that it cooks anew", () => {
    const kinds = weeks.map((week) =>
      week.flatMap(({ meals }) =>
        meals
          .filter((meal) => meal.type === "dinner" && isMade(meal))
          .flatMap((meal) => {
            const dish = dishOf(meal);
            return dish === undefined ? [] : [`${dish.starch} ${dish.proteinGroup}`];
          }),
      ),
    );
    const again = kinds.map((week) => week.length - new Set(week).size);
    expect(again.reduce((sum, count) => sum + count, 0) / kinds.flat().length).toBeLessThan(0.2);
  });
});

describe("a week with diabetes", () => {
  it("begins its days with little that raises the blood sugar", () => {
    const mornings = [71, 72, 73]
      .flatMap((seed) => weekOf({ diet: "diabetic-friendly", calories: 1700, servings: 2 }, seed))
      .flatMap(({ meals }) => meals.filter(({ type }) => type === "breakfast"));
    expect(partOf(mornings, ({ nutrition }) => (nutrition?.carbs ?? Infinity) > 56)).toBeLessThan(0.1);
  });
});

describe("a week of fish and no meat", () => {
  const theirs = [71, 72, 73, 74].map((seed) => weekOf({ diet: "pescatarian", servings: 2 }, seed));
  const made = theirs.map((week) =>
    week.flatMap(({ meals }) => meals.filter((meal) => isMain(meal) && isMade(meal))),
  );

  it("has hardly anything that stands in for meat", () => {
    const mock = made
      .flat()
      .filter((meal) => foodsOf(meal).some(isMockMeat) && dishOf(meal)?.foods.some(isMockMeat) === false);
    expect(made.flat().length).toBeGreaterThan(30);
    expect(new Set(mock.map(({ name }) => name)).size).toBeLessThan(3);
  });

  it("has another fish each time", () => {
    const fish = made.map((week) =>
      week.flatMap((meal) => {
        const first = foodsOf(meal).find(({ kind, id }) => /fish/.test(kind) && id !== "anchovy");
        return first === undefined ? [] : [first.id.split("-")[0]];
      }),
    );
    const again = fish.reduce((sum, week) => sum + week.length - new Set(week).size, 0);
    expect(fish.flat().length).toBeGreaterThan(7);
    expect(again).toBeLessThan(2);
  });
});
