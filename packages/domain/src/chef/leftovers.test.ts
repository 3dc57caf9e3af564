import { assert, array, constantFrom, integer, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { moveMeal, setLocked, swapMeal } from "../planner/edit-days.ts";
import { hangingOn, LEFTOVERS_OF_A_MEAL, settleLeftovers } from "./leftovers.ts";
import type { Meal, PlanDay } from "./plans.ts";

function mealOf(id: string, more: Partial<Meal> = {}): Meal {
  return {
    id,
    dishId: id,
    name: id,
    type: "dinner",
    description: "",
    calories: 600,
    price: 300,
    difficulty: "easy",
    prepTime: 10,
    cookTime: 30,
    ingredients: ["200 g rice"],
    instructions: [`Cook the ${id}.`],
    category: "main",
    actualCategory: "main",
    isFavorite: false,
    keepsDays: 3,
    servings: 2,
    foodIds: ["rice-white"],
    grams: [200],
    ...more,
  };
}

function leftoverOf(cooked: string, id: string): Meal {
  const warming = { prepTime: 0, cookTime: 5, instructions: ["Reheat it."] };
  return mealOf(id, { dishId: cooked, leftoverOf: cooked, ...warming });
}

function week(...days: readonly (readonly Meal[])[]): readonly PlanDay[] {
  return days.map((meals, at) => ({ day: at + 1, meals }));
}

/** Chili for three meals, a soup for two, and two dinners for themselves. */
const planned = week(
  [mealOf("chili", { cookedServings: 6 })],
  [leftoverOf("chili", "chili-2"), mealOf("soup", { cookedServings: 4 })],
  [leftoverOf("soup", "soup-2"), leftoverOf("chili", "chili-3")],
  [mealOf("pasta")],
  [mealOf("fish", { keepsDays: 0 })],
);

function mealsOf(days: readonly PlanDay[]) {
  return days.flatMap(({ day, meals }) => meals.map((meal) => ({ day, meal })));
}

function mealNamed(days: readonly PlanDay[], id: string): Meal | undefined {
  return mealsOf(days).find(({ meal }) => meal.id === id)?.meal;
}

function without(days: readonly PlanDay[], id: string): readonly PlanDay[] {
  return days.map(({ day, meals }) => ({ day, meals: meals.filter((meal) => meal.id !== id) }));
}

/** What is not true of the leftovers of a plan. */
function untruths(days: readonly PlanDay[]): readonly string[] {
  const all = mealsOf(days);
  return all.flatMap(({ meal, day }) => {
    const { id, leftoverOf: origin, dishId, cookedServings = 2, instructions } = meal;
    if (origin === undefined) {
      const eaters = all.filter((each) => each.meal.leftoverOf === id).length;
      const isCounted = cookedServings === 2 + eaters * 2 && eaters <= LEFTOVERS_OF_A_MEAL;
      const isTold = instructions[0] === `Cook the ${dishId}.`;
      return isCounted && isTold ? [] : [`${id} is cooked for ${cookedServings}: ${instructions[0]}`];
    }
    const source = all.find((each) => each.meal.id === origin);
    const age = day - (source?.day ?? Infinity);
    const isFed = source?.meal.dishId === dishId && source?.meal.leftoverOf === undefined;
    return isFed && age >= 1 && age <= (source?.meal.keepsDays ?? 0) ? [] : [`${id} eats of ${origin}`];
  });
}

/** Which leftovers have to be cooked once a meal of the third day stands on another. */
function cookedWhenMoved(position: number, day: number): readonly string[] {
  return settleLeftovers(planned, moveMeal(planned, { day: 3, position }, { day, position: 9 })).cooked;
}

const places = record({ day: integer({ min: 1, max: 5 }), position: nat(2) });
const edits = record({ what: constantFrom("delete", "move", "swap", "lock"), at: places, to: places });

describe("leftovers after a change of the plan", () => {
  it("stay as they are where nothing about them changed", () => {
    expect(settleLeftovers(planned, planned)).toEqual({ days: planned, cooked: [] });
    expect(settleLeftovers(planned, planned).days).toBe(planned);
    expect(hangingOn(planned, "chili")).toEqual(["chili-2", "chili-3"]);
  });

  it("are cooked by the first that is left when their meal is deleted, the way it was to be cooked", () => {
    const { days, cooked } = settleLeftovers(planned, without(planned, "chili"));
    expect(cooked).toEqual(["chili-2"]);
    expect(mealNamed(days, "chili-2")).toMatchObject({
      cookedServings: 4,
      instructions: ["Cook the chili."],
      cookTime: 30,
    });
    expect(mealNamed(days, "chili-2")).not.toHaveProperty("leftoverOf");
    expect(mealNamed(days, "chili-3")?.leftoverOf).toBe("chili-2");
    expect(untruths(days)).toEqual([]);
  });

  it("are no longer cooked for when they are deleted", () => {
    const { days, cooked } = settleLeftovers(planned, without(planned, "soup-2"));
    expect(cooked).toEqual([]);
    expect(mealNamed(days, "soup")).not.toHaveProperty("cookedServings");
  });

  it("are cooked themselves when they are eaten before their meal, with it, or when it no longer keeps", () => {
    const [soup, chili] = [0, 1];
    expect([1, 2, 5].map((day) => cookedWhenMoved(soup, day))).toEqual([["soup-2"], ["soup-2"], []]);
    expect([1, 4, 5].map((day) => cookedWhenMoved(chili, day))).toEqual([["chili-3"], [], ["chili-3"]]);
  });

  it("are true after any changes in any order, and settled once they are settled for good", () => {
    assert(
      property(array(edits, { maxLength: 12 }), (changes) => {
        let days = planned;
        for (const [which, { what, at, to }] of changes.entries()) {
          const id = days.find(({ day }) => day === at.day)?.meals[at.position]?.id ?? "";
          const changed = {
            delete: () => without(days, id),
            move: () => moveMeal(days, at, to),
            swap: () => swapMeal(days, at, mealOf(`other-${which}`)),
            lock: () => setLocked(days, at, true),
          }[what]();
          days = settleLeftovers(days, changed).days;
          expect(untruths(days)).toEqual([]);
          expect(settleLeftovers(days, days).days).toBe(days);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
