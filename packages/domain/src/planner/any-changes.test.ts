import { array, assert, constantFrom, integer, nat, property, record } from "fast-check";
import { expect, it } from "vitest";
import { hangingOn, LEFTOVERS_OF_A_MEAL, settleLeftovers } from "../chef/leftovers.ts";
import type { Meal, PlanDay } from "../chef/plans.ts";
import { lockedMeals, type MealPlace, setLocked, swapMeal } from "./edit-days.ts";
import { keepLocked } from "./kept-meals.ts";
import { mendMeal } from "./stored-plan.ts";
import { bringBack, bringToDay, exchangeMeals, setAway, takeOut, withFollowing } from "./week-edits.ts";

/** Random sequences of changes. `npm run proof` asks for 2,000. */
const numRuns = Number(process.env["WEEK_RUNS"] ?? 20);
const gramsEach = 150;

function meal(id: string, type: string, more: Partial<Meal> = {}): Meal {
  const made = mendMeal({ id, name: id, type }, { id });
  if (!made) throw new Error("A meal with a name is a meal.");
  return { ...made, dishId: id, keepsDays: 3, servings: 2, grams: [2 * gramsEach], ...more };
}

/** Five days: each dinner but the last two is cooked for the next day's lunch, and the first for a later dinner, too. */
const week: readonly PlanDay[] = [1, 2, 3, 4, 5].map((day) => {
  const breakfast = meal(`b${day}`, "breakfast");
  const cooked = `d${day - 1}`;
  const lunch =
    day === 1 || day === 5
      ? meal(`l${day}`, "lunch")
      : meal(`l${day}`, "lunch", { dishId: cooked, leftoverOf: cooked });
  const again = { dishId: "d1", leftoverOf: "d1" };
  const dinner = day === 4 ? meal("d4", "dinner", again) : meal(`d${day}`, "dinner");
  return { day, meals: [breakfast, lunch, dinner] };
});
const settled = settleLeftovers(week, week).days;

const place = record({ day: integer({ min: 1, max: 6 }), position: integer({ min: -1, max: 4 }) });
const what = constantFrom("exchange", "bring", "delete", "away", "back", "swap", "lock", "unlock", "serve");
const edits = array(record({ what, from: place, to: place, people: nat(5) }), { maxLength: 25 });

type Change = { readonly from: MealPlace; readonly to: MealPlace; readonly people: number };

const at = (days: readonly PlanDay[], { day, position }: MealPlace): Meal | undefined =>
  days.find((each) => each.day === day)?.meals[position];

function done(days: readonly PlanDay[], which: number, kind: string, change: Change): readonly PlanDay[] {
  const { from, to, people } = change;
  const one = at(days, from);
  if (kind === "back") {
    const waiting = days.find(({ day }) => day === from.day)?.away?.[0]?.meal.id ?? "";
    return bringBack(days, from.day, waiting);
  }
  if (one === undefined) return days;
  if (kind === "exchange") return withFollowing(days, exchangeMeals(days, from, to), one.id);
  if (kind === "bring") return withFollowing(days, bringToDay(days, from, to.day), one.id);
  if (kind === "delete") return takeOut(days, from);
  if (kind === "away") return setAway(days, from, "out");
  if (kind === "swap") return swapMeal(days, from, meal(`new${which}`, one.type));
  if (kind === "serve") {
    const servings = people + 1;
    return swapMeal(days, from, { ...one, servings, grams: [servings * gramsEach] });
  }
  return setLocked(days, from, kind === "lock");
}

/** What is not true of a plan: what is cooked is not what is eaten, or a leftover is eaten too late. */
function untruths(days: readonly PlanDay[]): readonly string[] {
  const all = days.flatMap(({ day, meals }) => meals.map((each) => ({ day, each })));
  const ids = all.map(({ each }) => each.id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  const wrong = all.flatMap(({ day, each }) => {
    const { id, leftoverOf, servings = 1, cookedServings = servings, grams = [] } = each;
    const isBought = grams[0] === servings * gramsEach;
    const source = all.find((other) => other.each.id === leftoverOf);
    if (leftoverOf === undefined) {
      const eaters = all.filter((other) => other.each.leftoverOf === id);
      const eaten = eaters.reduce((sum, other) => sum + (other.each.servings ?? 1), servings);
      const isEaten = cookedServings === eaten && eaters.length <= LEFTOVERS_OF_A_MEAL;
      return isEaten && isBought ? [] : [`${id} is cooked for ${cookedServings}, and ${eaten} eat`];
    }
    const age = day - (source?.day ?? Infinity);
    const isGood = age >= 1 && age <= (source?.each.keepsDays ?? 0) && source?.each.dishId === each.dishId;
    return isGood && isBought ? [] : [`${id} eats of ${leftoverOf} after ${age} days`];
  });
  return [...doubled, ...wrong];
}

it("is true of a week that all that is cooked is eaten in time, whatever is done to its meals in whatever order", () => {
  expect(untruths(settled)).toEqual([]);
  expect(hangingOn(settled, "d1")).toEqual(["l2", "d4"]);
  const law = property(edits, (all) => {
    let days = settled;
    for (const [which, { what: kind, ...change }] of all.entries()) {
      days = settleLeftovers(days, done(days, which, kind, change)).days;
      expect(untruths(days)).toEqual([]);
    }
    // Whoever locks everything keeps everything where it stands.
    const locked = days.map((each) => ({
      ...each,
      meals: each.meals.map((one) => ({ ...one, isLocked: true })),
    }));
    expect(settleLeftovers(days, locked).days).toBe(locked);
    const { keep } = keepLocked(locked, 3);
    expect(keep).toEqual(lockedMeals(locked));
  });
  assert(law, { numRuns });
});
