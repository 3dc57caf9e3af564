import { minutesToTable, timedSteps } from "@meal/domain/chef/meal-steps";
import type { Meal } from "@meal/domain/chef/plans";
import type { CookingStep } from "@meal/domain/chef/recipes";
import { ALLERGENS, type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { readRecipeData, writeRecipeData } from "@meal/domain/cooking-timer/recipe-data";
import { beginTimer, type CookingTimer } from "@meal/domain/cooking-timer/timer";
import { forServings } from "@meal/reader/scaling/for-servings";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { quickMinutes } from "../dishes/own-steps.ts";
import { interleave, type WorkPlace, type WorkStep } from "../steps/interleave.ts";
import { waitingMinutesOf } from "../steps/waiting.ts";
import { stepsOfPlate } from "./steps-of-plate.ts";
import { servesIn } from "../steps/serving.ts";
import { createAddonShelf } from "./addons.ts";
import type { Component } from "./component.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { createFigures } from "./figures.ts";
import { createPlate } from "./plate.ts";
import { pairsOf, poolOfDiet, poolWithout } from "./pool.ts";
import { createRandom } from "./random.ts";
import { serveDay } from "./serve-day.ts";
import { writeMeal } from "./write-meal.ts";

const index = kitchen.planner;

function mealOf(main: Component, addons: readonly Component[], diet: Diet, servings: number): Meal {
  const plate = createPlate(main, addons, 700);
  const goal = {
    others: createFigures(),
    targetKcal: 700,
    rule: DIET_RULES[diet],
    share: 1,
    wishMiss: null,
  };
  const [served] = serveDay(index, [{ plate, people: servings }], goal);
  if (served === undefined) throw new Error("A plate is served.");
  return writeMeal(served, { seed: 1, day: 1, at: 0, kind: "dinner" }, () => "");
}

const total = ({ prepTime, cookTime }: Meal): number => prepTime + cookTime;

/** What a timer shows that was begun by the link of a recipe. */
function timerOf(meal: Meal): CookingTimer {
  const link = readRecipeData(writeRecipeData(meal));
  const timer = beginTimer(link?.steps ?? []);
  if (timer === undefined) throw new Error(`${meal.name} brings no steps along.`);
  return timer;
}

/** Minutes and category of each step, whatever its words. */
const timesOf = (steps: readonly Pick<CookingStep, "timeInMinutes" | "category">[]): string[] =>
  steps.map(({ timeInMinutes, category }) => `${timeInMinutes} ${category}`);

/** Whether something stands in that is not done when what it stands for is: cauliflower rice for rice, quinoa for couscous. */
function isDoneOtherwise({ dish }: Component): boolean {
  const written = new Set(index.byDishId.get(dish.id)?.dish.ingredients.map(({ foodId }) => foodId));
  return dish.ingredients.some(({ foodId }) => {
    const food = kitchen.foods.byId(foodId);
    const hasOwnTime = /^(?:quinoa|spring-onion-green)$/.test(foodId);
    return food !== undefined && (hasOwnTime || quickMinutes(food) !== null) && !written.has(foodId);
  });
}

function cookbookTimes(component: Component): string[] {
  const { dish } = component;
  const written = isDoneOtherwise(component) ? dish.steps : (index.byDishId.get(dish.id)?.dish.steps ?? []);
  return written.map(({ minutes, category }) => `${minutes} ${category}`);
}

/** What stands in no other diet's pool: as it was written, a dish is the same in all of them. */
const dishesOf = (diet: Diet): Component[] =>
  poolOfDiet(index, diet).filter(
    ({ isExtra, changes }) => !isExtra && (diet === "none" || changes.length > 0),
  );

/** For every dish of every diet some of what the planner may put beside it. */
function* plates(diet: Diet, each: number): Generator<readonly [Component, ...Component[]]> {
  const pool = poolOfDiet(index, diet);
  const random = createRandom(7);
  const shelf = createAddonShelf(pool, "dinner", pairsOf(index, [diet]));
  for (const main of dishesOf(diet).filter(({ dish }) => dish.category !== "dessert")) {
    for (let at = 0; at < each; at += 1) {
      const wish = { main, restKcal: 250, targetKcal: 900, random };
      const first = shelf.pick({ ...wish, chosen: [] });
      const second = first === null ? null : shelf.pick({ ...wish, chosen: [first] });
      yield [main, ...[first, at % 2 === 0 ? null : second].filter((addon) => addon !== null)];
    }
  }
}

/** How long one cook takes who goes on while something goes on by itself. */
function minutesOfWork(dishes: readonly (readonly WorkStep[])[], order: readonly WorkPlace[]): number {
  const ready = dishes.map(() => 0);
  let [handFreeAt, end] = [0, 0];
  for (const { dish, step } of order) {
    const { minutes, waitingMinutes } = dishes[dish]?.[step] ?? { minutes: 0, waitingMinutes: 0 };
    const from = Math.max(handFreeAt, ready[dish] ?? 0);
    ready[dish] = from + minutes;
    if (waitingMinutes < minutes) handFreeAt = from + minutes - waitingMinutes;
    end = Math.max(end, from + minutes);
  }
  return end;
}

const sumOf = (steps: readonly WorkStep[]): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

const workOf = ({ dish }: Component): WorkStep[] =>
  dish.steps.map((step, at) => ({
    minutes: step.minutes,
    waitingMinutes: waitingMinutesOf(step),
    isServing: at === dish.steps.length - 1 && servesIn(step.text),
  }));

describe("the steps of a meal", () => {
  it.each(DIETS)(
    "have the minutes of the cookbook on the timer, for every dish of %s and any servings",
    (diet) => {
      for (const component of dishesOf(diet)) {
        for (const servings of [1, 5]) {
          const meal = mealOf(component, [], diet, servings);
          expect([meal.name, ...timesOf(timerOf(meal).steps)]).toEqual([
            meal.name,
            ...cookbookTimes(component),
          ]);
          expect(total(meal)).toBe(timerOf(meal).totalTime / 60);
          expect((meal.handsOnMinutes ?? 0) + (meal.waitingMinutes ?? 0)).toBe(total(meal));
        }
      }
    },
  );

  it.each(ALLERGENS)(
    "have the minutes of the cookbook where %s gave way to something else, and once they are read for more people",
    (allergen) => {
      const changed = poolWithout(index, [], ({ allergens }) => allergens.includes(allergen)).filter(
        ({ isExtra, changes }) => !isExtra && changes.length > 0,
      );
      for (const component of changed) {
        const meal = mealOf(component, [], "none", 2);
        for (const read of [meal, forServings(meal, 7)])
          expect([meal.name, ...timesOf(timerOf(read).steps)]).toEqual([
            meal.name,
            ...cookbookTimes(component),
          ]);
      }
    },
  );

  it("are the cookbook's beside a side as well, each dish in its own order", () => {
    for (const diet of DIETS) {
      for (const [main, ...addons] of plates(diet, 1)) {
        const meal = mealOf(main, addons, diet, 2);
        const times = [main, ...addons].flatMap(cookbookTimes);
        expect([meal.name, ...timesOf(timerOf(meal).steps).toSorted()]).toEqual([
          meal.name,
          ...times.toSorted(),
        ]);
        const own = timedSteps(meal)?.filter(({ isSide }) => isSide !== true) ?? [];
        expect(timesOf(own)).toEqual(cookbookTimes(main));
        expect(total(meal)).toBe(timerOf(meal).totalTime / 60);
      }
    }
  });

  it("begin nothing once something is served, and serve nothing at once before the last", () => {
    for (const diet of DIETS) {
      for (const [main, ...addons] of plates(diet, 2)) {
        const { instructions } = mealOf(main, addons, diet, 2);
        const first = instructions.findIndex(servesIn);
        const after = first < 0 ? [] : instructions.slice(first);
        expect(after.filter((text) => !servesIn(text))).toEqual([]);
        expect(after.slice(0, -1).filter((text) => /at once|immediately/iu.test(text))).toEqual([]);
      }
    }
  });

  it("let the hand work on one dish while another goes on by itself", () => {
    const minutes = { whole: 0, inOrder: 0, oneByOne: 0 };
    const late: string[] = [];
    let count = 0;
    for (const [main, ...addons] of plates("none", 6)) {
      const dishes = [main, ...addons].map(workOf);
      const oneByOne = dishes.flatMap((steps, dish) => steps.map((_, step) => ({ dish, step })));
      const waits = dishes.flat().reduce((sum, { waitingMinutes }) => sum + waitingMinutes, 0);
      const hands = sumOf(dishes.flat()) - waits;
      const longest = Math.max(...dishes.map(sumOf));
      const inOrder = minutesOfWork(dishes, interleave(dishes));
      // A step cannot be cut in two, so at most the longest stands beside the best that can be thought of.
      const best = Math.max(longest, hands);
      const slack = Math.max(...dishes.flat().map((step) => step.minutes));
      count += 1;
      if (inOrder > best + Math.min(slack, waits)) late.push(main.dish.id);
      minutes.whole += sumOf(dishes.flat());
      minutes.inOrder += inOrder;
      minutes.oneByOne += minutesOfWork(dishes, oneByOne);
    }
    // The order is made step after step and not searched for: a plate in some thousands is a minute late.
    expect(late.length / count).toBeLessThan(1 / 1000);
    expect(minutes.inOrder).toBeLessThan(minutes.oneByOne);
  });

  it("are on the table when the clock says so, and not after all minutes one by one", () => {
    let shorter = 0;
    for (const [main, ...addons] of plates("none", 3)) {
      const meal = mealOf(main, addons, "none", 2);
      const dishes = [main, ...addons].map(workOf);
      const clock = minutesOfWork(dishes, interleave(dishes)) + (meal.leadMinutes ?? 0);
      const all = total(meal) + (meal.leadMinutes ?? 0);
      const said = minutesToTable(meal);
      // Two sides are taken as one: no promise is too short.
      const isTrue = addons.length < 2 ? said === clock : said >= clock && said <= all;
      expect([meal.name, said, isTrue]).toEqual([meal.name, said, true]);
      if (said < all) shorter += 1;
    }
    expect(shorter).toBeGreaterThan(0);
  });

  it("say of which dish they speak where a side came between a food and what is done to it", () => {
    const [chicken, rice] = [
      index.byDishId.get("sesame-chicken"),
      index.plain.find(({ dish }) => dish.id === "extra-rice"),
    ];
    if (chicken === undefined || rice === undefined) throw new Error("The cookbook has them.");
    const steps = stepsOfPlate({ main: chicken, addons: [rice] }).map(({ instruction }) => instruction);
    const fried = steps.findIndex((text) => /\bfry it in the oil/i.test(text));
    expect(steps[fried - 1]).toContain("rice");
    expect(steps[fried]).toMatch(/^For the sesame chicken: fry it/);
  });

  it("count a night in the fridge before it is on the table, and say so", () => {
    const night = index.byDishId.get("overnight-peanut-butter-oats");
    const beans = index.byDishId.get("fasolada");
    const quick = index.byDishId.get("bok-choy-garlic");
    if (night === undefined || beans === undefined || quick === undefined)
      throw new Error("The cookbook has them.");
    expect(minutesToTable(mealOf(night, [], "none", 1))).toBe(480 + 8);
    expect(mealOf(quick, [beans], "none", 1).leadMinutes).toBe(480);
    expect(mealOf(quick, [], "none", 1).leadMinutes).toBeUndefined();
  });
});
