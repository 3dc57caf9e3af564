import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOfDay } from "./plan-dates.ts";
import {
  afterMaking,
  afterChoosing,
  comingDays,
  datesInUseOf,
  datesOfPlan,
  type DatesInUse,
  afterDeleting,
  afterMoving,
  overlapsWith,
  plansFrom,
} from "./plan-in-use.ts";

const today = "2026-11-22";
const nothing: DatesInUse = new Map();
const from = (first: number, length: number): readonly string[] =>
  Array.from({ length }, (_, at) => dateOfDay(today, first + at + 1));
const plan = (id: string, first: number, length: number) => ({ id, dates: from(first, length) });
const told = (inUse: DatesInUse) =>
  [...inUse].toSorted(([one], [other]) => one.localeCompare(other)).map(([date, id]) => `${date} ${id}`);

const threeDays = (id: string, startDate: string) => ({
  startDate,
  days: [1, 2, 3].map((day) => ({ day, id })),
});

describe("the plan in use", () => {
  it("is the first one at once, and stays it when others are made to compare", () => {
    const first = afterMaking(nothing, plan("a", 0, 7), today);
    expect(datesInUseOf(first, "a")).toEqual(from(0, 7));
    expect(afterMaking(first, plan("b", 0, 7), today)).toBe(first);
    expect(afterMaking(first, plan("b", 7, 7), today)).toBe(first);
  });

  it("is the next one made when the last is over, which keeps its past", () => {
    const over = afterChoosing(nothing, plan("a", -5, 5));
    const next = afterMaking(over, plan("b", -2, 4), today);
    expect(datesInUseOf(next, "a")).toEqual(from(-5, 5));
    expect(datesInUseOf(next, "b")).toEqual(from(0, 2));
  });

  it("has only the dates that it still has, and takes no other's when it is moved", () => {
    const two = afterChoosing(afterChoosing(nothing, plan("a", 0, 3)), plan("b", 3, 3));
    const moved = afterMoving(two, plan("a", 1, 3), from(0, 3));
    expect(datesInUseOf(moved, "a")).toEqual(from(1, 2));
    expect(datesInUseOf(moved, "b")).toEqual(from(3, 3));
    expect(overlapsWith(moved, plan("a", 1, 3))).toEqual([{ id: "b", dates: from(3, 1) }]);
    expect(afterMoving(two, plan("c", 0, 9), from(20, 9))).toBe(two);
  });

  it("takes back nothing that it lost because a meal in it is changed", () => {
    const lost = afterChoosing(afterChoosing(nothing, plan("a", 0, 3)), plan("b", 1, 1));
    const freed = afterDeleting(lost, "b");
    expect(told(afterMoving(freed, plan("a", 0, 3), from(0, 3)))).toEqual(told(freed));
    expect(datesInUseOf(afterChoosing(freed, plan("a", 0, 3)), "a")).toEqual(from(0, 3));
  });

  it("has no date where the plan has none", () => {
    expect(datesOfPlan({ days: [{ day: 1 }] })).toEqual([]);
    expect(datesOfPlan({ days: [{ day: 1 }, { day: 3 }, { day: 3 }], startDate: today })).toEqual([
      "2026-11-22",
      "2026-11-24",
    ]);
  });

  it("says what is coming, over all plans, and today is day 1", () => {
    const before = { content: threeDays("a", from(-1, 1)[0] ?? ""), datesInUse: from(-1, 2) };
    const after = { content: threeDays("b", today), datesInUse: from(1, 2) };
    expect(comingDays([after, before], today)).toEqual([
      { day: 1, id: "a" },
      { day: 2, id: "b" },
      { day: 3, id: "b" },
    ]);
    const inUse = afterChoosing(afterChoosing(nothing, plan("b", 3, 2)), plan("a", -1, 2));
    expect([plansFrom(inUse, today), plansFrom(inUse, from(1, 1)[0] ?? "")]).toEqual([["a", "b"], ["b"]]);
  });

  it("takes a date from another only by being chosen, and only dates that it has, whatever happens", () => {
    const span = fc.record({
      first: fc.integer({ min: -4, max: 8 }),
      length: fc.integer({ min: 1, max: 7 }),
    });
    const step = fc.record({
      does: fc.constantFrom("make", "choose", "move", "delete"),
      id: fc.constantFrom("a", "b", "c"),
      span,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        let inUse = nothing;
        const made = new Map<string, readonly string[]>();
        for (const { does, id, span: at } of steps) {
          const before = inUse;
          const dates = from(at.first, at.length);
          const own = made.get(id);
          if (does === "delete") {
            inUse = afterDeleting(inUse, id);
            made.delete(id);
          } else if (own === undefined) {
            inUse = afterMaking(inUse, { id, dates }, today);
            made.set(id, dates);
          } else if (does === "choose") {
            inUse = afterChoosing(inUse, { id, dates: own });
          } else {
            inUse = afterMoving(inUse, { id, dates }, own);
            made.set(id, dates);
          }
          const isChosen = does === "choose" && own !== undefined;
          const taken = [...before].filter(([date, owner]) => owner !== id && inUse.get(date) !== owner);
          const foreign = [...inUse].filter(([date, owner]) => made.get(owner)?.includes(date) !== true);
          expect([isChosen ? [] : taken, foreign]).toEqual([[], []]);
          expect(isChosen ? datesInUseOf(inUse, id) : own).toEqual(own);
        }
      }),
    );
  });
});
