import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { settleLeftovers } from "../chef/leftovers.ts";
import type { Meal, PlanDay } from "../chef/plans.ts";
import { mendMeal } from "./stored-plan.ts";
import {
  bringBack,
  bringToDay,
  exchangeMeals,
  setAway,
  askedAfter,
  takeOut,
  withAwayOf,
  withFollowing,
} from "./week-edits.ts";

function meal(id: string, type: string): Meal {
  const made = mendMeal({ id, name: `Dish ${id}`, type, calories: 500 }, { id });
  if (!made) throw new Error("A meal with a name is a meal.");
  return made;
}

function day(number: number): PlanDay {
  return {
    day: number,
    meals: [meal(`b${number}`, "Breakfast"), meal(`l${number}`, "Lunch"), meal(`d${number}`, "Dinner")],
  };
}
const week = [day(1), day(2), day(3)];
const idsOf = (days: readonly PlanDay[]) => days.map(({ meals }) => meals.map(({ id }) => id).join(" "));
const typesOf = (days: readonly PlanDay[]) =>
  days.map(({ meals }) => meals.map(({ type }) => type).join(" "));

describe("a plan that one changes", () => {
  it("exchanges two meals, and what was dinner there is dinner", () => {
    const changed = exchangeMeals(week, { day: 1, position: 1 }, { day: 2, position: 2 });
    expect(idsOf(changed)).toEqual(["b1 d2 d1", "b2 l2 l1", "b3 l3 d3"]);
    expect(typesOf(changed)).toEqual(typesOf(week));
  });

  it("brings a dinner to another day in exchange for the dinner there, so that no day has a hole", () => {
    expect(idsOf(bringToDay(week, { day: 1, position: 2 }, 3))).toEqual(["b1 l1 d3", "b2 l2 d2", "b3 l3 d1"]);
  });

  it("brings a meal to the place that is free, in the order of the day", () => {
    const free = takeOut(week, { day: 2, position: 1 });
    expect(idsOf(bringToDay(free, { day: 1, position: 1 }, 2))).toEqual(["b1 d1", "b2 l1 d2", "b3 l3 d3"]);
  });

  it("keeps a meal that is eaten out beside its day, and brings it back to its place", () => {
    const out = setAway(week, { day: 2, position: 1 }, "out");
    expect(idsOf(out)[1]).toBe("b2 d2");
    expect(out[1]?.away?.map(({ kind, meal: { id } }) => [kind, id])).toEqual([["out", "l2"]]);
    expect(bringBack(out, 2, "l2")).toEqual(week);
    expect(withAwayOf(week, out)[1]?.away).toEqual(out[1]?.away);
  });

  it("never loses or doubles a meal, whatever is done in whatever order", () => {
    const place = record({ day: constantFrom(1, 2, 3, 4), position: integer({ min: -1, max: 4 }) });
    const edit = record({ from: place, to: place, how: constantFrom("exchange", "bring", "away", "back") });
    const law = property(array(edit, { maxLength: 20 }), (edits) => {
      let days: readonly PlanDay[] = week;
      for (const { from, to, how } of edits) {
        if (how === "exchange") days = exchangeMeals(days, from, to);
        if (how === "bring") days = bringToDay(days, from, to.day);
        if (how === "away") days = setAway(days, from, "skipped");
        if (how === "back") {
          const waiting = days.find((one) => one.day === from.day)?.away?.[0]?.meal.id;
          days = bringBack(days, from.day, waiting ?? "");
        }
      }
      const all = days.flatMap(({ meals, away = [] }) => meals.concat(away.map((one) => one.meal)));
      expect(all.map(({ id }) => id).toSorted()).toEqual(idsOf(week).join(" ").split(" ").toSorted());
    });
    assert(law);
  });
});

describe("leftovers", () => {
  const cook = { ...meal("d1", "Dinner"), dishId: "stew", keepsDays: 2, servings: 2, cookedServings: 4 };
  const rest = { ...meal("l2", "Lunch"), dishId: "stew", servings: 2, leftoverOf: "d1" };
  const [first, second, third] = [day(1), day(2), day(3)];
  const cooked = [
    { day: 1, meals: first.meals.with(2, cook) },
    { day: 2, meals: second.meals.with(1, rest) },
    third,
    day(4),
  ];

  it("follow what they are left over from, where they could not be eaten otherwise", () => {
    const moved = bringToDay(cooked, { day: 1, position: 2 }, 2);
    const followed = withFollowing(cooked, moved, "d1");
    expect(idsOf(followed)).toEqual(["b1 l1 d2", "b2 l3 d1", "b3 l2 d3", "b4 l4 d4"]);
    expect(settleLeftovers(cooked, followed).cooked).toEqual([]);
  });

  it("stay where they can still be eaten", () => {
    const later = bringToDay(cooked, { day: 2, position: 1 }, 3);
    const moved = bringToDay(later, { day: 1, position: 2 }, 2);
    expect(withFollowing(later, moved, "d1")).toBe(moved);
  });

  it("stay, to be cooked themselves, where the week is over before they could follow", () => {
    const moved = bringToDay(cooked, { day: 1, position: 2 }, 4);
    expect(settleLeftovers(cooked, withFollowing(cooked, moved, "d1")).cooked).toEqual(["l2"]);
  });
});

describe("what is planned of a day", () => {
  it("is less by the meal that is eaten out, so that the day is not short of it", () => {
    const out = setAway(week, { day: 2, position: 2 }, "out");
    expect(askedAfter({}, week, out).slots).toEqual([
      ["breakfast", "lunch", "dinner"],
      ["breakfast", "lunch"],
      ["breakfast", "lunch", "dinner"],
    ]);
  });

  it("stays as it was asked for where no day has more or fewer meals, or one has none", () => {
    const slots = [["dinner"]] as const;
    expect(askedAfter({ slots }, week, week).slots).toBe(slots);
    const empty = [{ day: 1, meals: [] }, day(2), day(3)];
    expect(askedAfter({ slots }, week, empty).slots).toBe(slots);
  });

  it("has a meal that was to be eaten out once it is cooked after all, and no other day changes by it", () => {
    const people = [
      { day: 2, slot: "lunch", people: 0 },
      { day: 3, slot: "dinner", people: 6 },
    ] as const;
    const out = setAway(week, { day: 2, position: 1 }, "out");
    const back = bringBack(out, 2, week[1]?.meals[1]?.id ?? "");
    expect(askedAfter({ people }, out, back)).toEqual({ slots: undefined, people: [people[1]] });
    const alsoOut = setAway(out, { day: 1, position: 2 }, "out");
    const whole = ["breakfast", "lunch", "dinner"];
    expect(askedAfter({ people }, out, alsoOut)).toEqual({
      slots: [["breakfast", "lunch"], whole, whole],
      people,
    });
  });

  it("stays whole where two meals carry a whole day", () => {
    const two = [1, 2].flatMap((number) => takeOut([day(number)], { day: number, position: 1 }));
    expect(askedAfter({}, two, takeOut(two, { day: 1, position: 0 })).slots).toBeUndefined();
  });
});
