import { array, assert, constantFrom, integer, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Meal, PlanDay } from "../chef/plans.ts";
import { dateOfDay } from "./plan-dates.ts";
import { datesOfPlan } from "./plan-in-use.ts";
import { mendMeal } from "./stored-plan.ts";
import { MEAL_IS_OVER, whatMatters } from "./what-matters.ts";

function meal(name: string, type: string, more: Partial<Meal> = {}) {
  const made = mendMeal({ id: name, name, calories: 500, price: 250, type }, { id: name });
  if (!made) throw new Error("A meal with a name is a meal.");
  return { ...made, type, ...more };
}

function plan(startDate: string | undefined, ...all: readonly (readonly Meal[])[]) {
  const numbered: readonly PlanDay[] = all.map((meals, index) => ({ day: index + 1, meals }));
  return {
    id: `plan of ${startDate}`,
    content: { days: numbered, startDate },
    datesInUse: datesOfPlan({ days: numbered, startDate }),
  };
}

type SomePlan = ReturnType<typeof plan>;

function at(time: string, today = "2026-11-23") {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { today, minute: hours * 60 + minutes };
}

const named = (planned: readonly { readonly meal: Meal }[]) => planned.map((each) => each.meal.name);

/** The next meal by its name, or why there is none. */
function nextAt(moment: ReturnType<typeof at>, ...plans: readonly SomePlan[]) {
  const { next } = whatMatters(plans, moment);
  return next.kind === "meal" ? next.planned.meal.name : next;
}

/** A Monday and a Tuesday: the stew of Monday's dinner is Tuesday's lunch, and Tuesday's beans are soaked. */
const days = plan(
  "2026-11-23",
  [meal("nuts", "snack"), meal("stew", "Dinner"), meal("oats", "breakfast"), meal("soup", "lunch")],
  [
    meal("toast", "breakfast"),
    meal("stew again", "lunch", { leftoverOf: "stew" }),
    meal("beans", "dinner", { leadMinutes: 480 }),
  ],
);

describe("what matters now", () => {
  it.each([
    ["00:30", "oats", ["soup", "stew", "nuts"]],
    ["07:00", "oats", ["soup", "stew", "nuts"]],
    ["10:30", "soup", ["stew", "nuts"]],
    ["14:29", "soup", ["stew", "nuts"]],
    ["17:30", "stew", ["nuts"]],
    ["20:59", "stew", ["nuts"]],
    ["21:00", "toast", ["stew", "stew again", "beans"]],
    ["23:59", "toast", ["stew", "stew again", "beans"]],
  ])("at %s it is %s, and then %j", (time, next, besides) => {
    expect(nextAt(at(time), days)).toBe(next);
    expect(named(whatMatters([days], at(time)).besides)).toEqual(besides);
  });

  it("knows where the meal stands, so that it can be swapped", () => {
    const { next, date } = whatMatters([days], at("17:30"));
    expect(next).toMatchObject({ planned: { planId: days.id, slot: "dinner", day: 1, position: 1 } });
    expect(date).toBe("2026-11-23");
    expect(whatMatters([days], at("21:30")).date).toBe("2026-11-24");
  });

  it("says all day what of tomorrow is started today", () => {
    for (const time of ["07:00", "17:30", "23:00"]) {
      expect(named(whatMatters([days], at(time)).startToday)).toEqual(["beans"]);
    }
    expect(whatMatters([days], at("07:00", "2026-11-24")).startToday).toEqual([]);
  });

  it("says what of the fridge is to be eaten once it has been cooked, and not what is the next meal anyway", () => {
    expect(named(whatMatters([days], at("17:30")).inFridge)).toEqual([]);
    expect(named(whatMatters([days], at("21:30")).inFridge)).toEqual(["stew again"]);
    expect(named(whatMatters([days], at("07:00", "2026-11-24")).inFridge)).toEqual(["stew again"]);
    expect(nextAt(at("12:00", "2026-11-24"), days)).toBe("stew again");
    expect(whatMatters([days], at("12:00", "2026-11-24")).inFridge).toEqual([]);
  });

  it("follows the plan that is in use on the day, not another that has it too", () => {
    const other = plan("2026-11-22", [meal("rice", "dinner")], [meal("pie", "dinner")]);
    const inUse = { ...other, datesInUse: ["2026-11-22"] };
    expect(nextAt(at("17:30"), inUse, days)).toBe("stew");
    expect(nextAt(at("17:30"), { ...other, datesInUse: ["2026-11-23"] })).toBe("pie");
  });

  it("takes the last meal without a name of the day for the dinner", () => {
    const odd = plan("2026-11-23", [meal("toast", "meal 1"), meal("curry", "meal 2"), meal("nuts", "snack")]);
    expect(nextAt(at("17:30"), odd)).toBe("curry");
  });

  it("leaves dinner to the person where only other meals are planned", () => {
    const mornings = plan("2026-11-23", [meal("oats", "breakfast"), meal("nuts", "snack")]);
    expect(nextAt(at("07:00"), mornings)).toBe("oats");
    expect(whatMatters([mornings], at("17:30"))).toMatchObject({
      next: { kind: "unplanned", meals: [{ name: "oats" }, { name: "nuts" }] },
      besides: [],
    });
  });

  it("knows that dinner is eaten elsewhere", () => {
    const away = [{ kind: "out", meal: meal("stew", "dinner") } as const];
    const out = plan("2026-11-23", [meal("oats", "breakfast")]);
    const content = { ...out.content, days: [{ day: 1, meals: [meal("oats", "breakfast")], away }] };
    expect(nextAt(at("17:30"), { ...out, content })).toEqual({ kind: "out" });
  });

  it("says which day has nothing, and when something was or will be", () => {
    expect(nextAt(at("17:30", "2026-11-22"), days)).toEqual({ kind: "later", startDate: "2026-11-23" });
    expect(nextAt(at("17:30", "2026-11-25"), days)).toEqual({ kind: "over", endDate: "2026-11-24" });
    // On the last evening it is about the day after, which is still to be planned.
    expect(whatMatters([days], at("21:00", "2026-11-24"))).toMatchObject({
      date: "2026-11-25",
      next: { kind: "over", endDate: "2026-11-24" },
    });
    expect(whatMatters([], at("22:00"))).toMatchObject({ date: "2026-11-23", next: { kind: "nothing" } });
  });

  it("is nothing where a plan has no date, no days, or nothing on that day", () => {
    expect(nextAt(at("17:30"), plan(undefined, [meal("stew", "dinner")]))).toEqual({ kind: "nothing" });
    expect(nextAt(at("17:30"), plan("2026-11-23"))).toEqual({ kind: "nothing" });
    expect(nextAt(at("17:30"), plan("2026-11-23", []))).toEqual({ kind: "nothing" });
  });
});

const types = constantFrom("breakfast", "lunch", "dinner", "snack", "meal 1", "");
const weeks = array(array(record({ type: types, leads: nat(600), eats: nat(20) }), { maxLength: 4 }), {
  maxLength: 5,
});

describe("what matters at any moment of any plan", () => {
  it("is never a meal that is over, never one twice, and goes forward as the time does", () => {
    assert(
      property(weeks, integer({ min: -2, max: 6 }), nat(1439), nat(1439), (made, ago, one, other) => {
        const names = made.flatMap((meals, day) => meals.map((_, position) => `${day}/${position}`));
        const week = plan(
          "2026-11-23",
          ...made.map((meals, day) =>
            meals.map(({ type, leads, eats }, position) =>
              meal(`${day}/${position}`, type, {
                leadMinutes: leads,
                ...(names[eats] !== undefined && { leftoverOf: names[eats] }),
              }),
            ),
          ),
        );
        const today = dateOfDay("2026-11-23", ago + 1);
        const [early, late] = [one, other]
          .toSorted((a, b) => a - b)
          .map((minute) => {
            const seen = whatMatters([week], { today, minute });
            const next = seen.next.kind === "meal" ? [seen.next.planned] : [];
            const shown = [...next, ...seen.besides];
            expect(new Set(named(shown)).size).toBe(shown.length);
            for (const { date, slot } of next) {
              expect(date).toBe(seen.date);
              expect(date > today || minute < MEAL_IS_OVER[slot]).toBe(true);
            }
            for (const { date } of [...seen.inFridge, ...seen.startToday]) expect(date >= today).toBe(true);
            return seen.date;
          });
        expect((early ?? "") <= (late ?? "")).toBe(true);
      }),
    );
  });
});
