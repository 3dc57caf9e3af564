import type { Meal, PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { plainWord } from "../dishes/find-exchange.ts";
import { foodWords, speaksOf } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { isSpecialty } from "../foods/specialty.ts";
import { kindsOf } from "./kinds.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const index = kitchen.planner;
const kinds = kindsOf(index.corpus);
const foodOf = (id: string): Food => {
  const food = index.foodOf(id);
  if (food === undefined) throw new Error(id);
  return food;
};

const planOf = (request: Partial<PlanRequest>) => {
  const plan = planMeals(index, aRequest({ days: 7, mealsPerDay: 3, cooking: "easy", ...request }));
  if (plan.kind === "impossible") throw new Error("impossible");
  return { ...plan, meals: plan.days.flatMap(({ meals }) => meals) };
};
const HOUSEHOLDS: readonly Partial<PlanRequest>[] = [
  { servings: 4, allergies: ["nuts"] },
  { servings: 2, budget: "cheap" },
  { servings: 3, diet: "vegetarian" },
  { servings: 2, diet: "kosher" },
  { servings: 1, diet: "diabetic-friendly", allergies: ["celery"] },
  { servings: 2, diet: "whole30" },
];
const weeks = HOUSEHOLDS.flatMap((household) =>
  [770_003, 770_004].map((seed) => planOf({ ...household, seed })),
);
const meals = weeks.flatMap((week) => week.meals);

const has = ({ foodIds = [] }: Meal, id: string): boolean => foodIds.includes(id);
/** The foods of a meal that have a name in which the word stands. */
const isSaidOfAnother = ({ foodIds = [] }: Meal, word: string): boolean =>
  foodIds.some((id) => speaksOf([foodOf(id).name, ...foodOf(id).aliases].join("; "), foodWords([word], [])));

describe("a week of one kind", () => {
  it("exchanges foods that the table has, none for itself", () => {
    expect(kinds.filter(({ from, to }) => from === to || foodOf(from).id === foodOf(to).id)).toEqual([]);
  });

  it("sends nobody to another grocer for what a supermarket has something like, unless a cuisine is asked for", () => {
    const stand = kinds.filter(({ isAlways }) => isAlways).map(({ to }) => to);
    expect(stand.length).toBeGreaterThan(5);
    expect(stand.filter(isSpecialty)).toEqual([]);
    const standing = [{ weekday: 0, slot: "dinner", dishId: "beef-broccoli-ginger" }] as const;
    const wineIn = (cuisineStyle: PlanRequest["cuisineStyle"]): readonly string[] =>
      planOf({ servings: 2, cuisineStyle, standing, seed: 5 })
        .meals.filter(({ dishId }) => dishId === "beef-broccoli-ginger")
        .flatMap(({ foodIds = [] }) => foodIds.filter((id) => id.endsWith("-wine")));
    expect(new Set(wineIn("any"))).toEqual(new Set(["cooking-wine"]));
    expect(new Set(wineIn("chinese"))).toEqual(new Set(["shaoxing-wine"]));
  });

  it("tells in every meal of the food that is in it, in lines and in steps", () => {
    const changed = meals.filter(({ description }) => description.includes(" instead of "));
    expect(changed.length).toBeGreaterThan(10);
    const untold = meals.flatMap((meal) =>
      kinds.flatMap(({ from, to }) => {
        if (!has(meal, to) || has(meal, from)) return [];
        const word = plainWord(foodOf(from));
        const said = [...meal.ingredients, ...meal.instructions].join(" ");
        const isSaid = speaksOf(said, foodWords([word], [])) && !isSaidOfAnother(meal, word);
        return isSaid ? [`${meal.name}: ${word} for ${to}`] : [];
      }),
    );
    expect(untold).toEqual([]);
  });

  it("names no meal after a food that went", () => {
    const promised = meals.flatMap((meal) =>
      kinds.flatMap(({ from, to }) => {
        const word = plainWord(foodOf(from));
        const isSaid = speaksOf(meal.name, foodWords([word], []));
        return isSaid && has(meal, to) && !has(meal, from) && !isSaidOfAnother(meal, word)
          ? [`${meal.name}: ${to}`]
          : [];
      }),
    );
    expect(promised).toEqual([]);
  });

  it("opens one stock, but for a week with a dish whose name says what it is made with", () => {
    const stocks = weeks.map((week) => [
      ...new Set(
        week.meals.flatMap(({ foodIds = [] }) =>
          foodIds.filter((id) => /^stock-(?:chicken|beef|vegetable)/u.test(id)),
        ),
      ),
    ]);
    expect(stocks.filter((each) => each.length > 0).length).toBeGreaterThan(3);
    const binds = /\b(?:vegan|vegetarian|veggie|meatless|[a-z]+-free|stock|broth)\b/iu;
    const unpromised = weeks.map((week, at) =>
      (stocks[at] ?? []).filter((id) =>
        week.meals.every((meal) => !has(meal, id) || !binds.test(`${meal.name} ${meal.description}`)),
      ),
    );
    expect(unpromised.filter((each) => each.length > 1)).toEqual([]);
  });

  it("keeps diets and allergies", () => {
    expect(weeks.flatMap(({ certificate }) => certificate.broken)).toEqual([]);
  });

  it("leaves what is at home, and meals that stay", () => {
    const request = { servings: 4, allergies: ["nuts"], seed: 770_003, ingredients: ["beef stock"] };
    const { meals: asked } = planOf(request);
    const isExchanged = asked.some(({ description }) =>
      /instead of (?:low-sodium )?beef stock/u.test(description),
    );
    expect(isExchanged).toBe(false);
  });
});
