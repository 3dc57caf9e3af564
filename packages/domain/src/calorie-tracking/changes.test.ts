import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record as recordOf,
  type Arbitrary,
  uniqueArray,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, type DiaryChange, type DiaryEntry } from "./changes.ts";
import { dayOfEntry, mealAtHour, sumOf } from "./diary.ts";
import { hourIn, mealOfEntry, mealsOf, usualsOf } from "./usuals.ts";

const zone = constantFrom("UTC", "Europe/Prague", "America/New_York", "Pacific/Kiritimati", "Asia/Kolkata");
const noon = Date.parse("2026-11-22T12:00:00Z");
const tenths = integer({ min: 0, max: 2000 }).map((figure) => figure / 10);
const entry: Arbitrary<DiaryEntry> = recordOf({
  id: constantFrom("a", "b", "c", "d", "e", "f"),
  food_description: constantFrom("Oats", "oats", "Toast", "Rice"),
  portion: constantFrom("1 bowl", "100 g"),
  calories: integer({ min: 0, max: 900 }),
  protein: tenths,
  carbs: tenths,
  fats: tenths,
  fiber: tenths,
  is_estimate: boolean(),
  consumed_at: integer({ min: -60, max: 1 }).map((days) => new Date(noon + days * 40_000_000).toISOString()),
  eaten_on: constant(null),
  meal: constantFrom("breakfast", "lunch", "dinner", "snack", null),
});
const entries = uniqueArray(entry, { selector: ({ id }) => id });
const change: Arbitrary<DiaryChange> = oneof(
  entry.map((each) => ({ kind: "add" as const, entry: each })),
  entry.map(({ id, calories }) => ({ kind: "edit" as const, id, change: { calories } })),
  entry.map(({ id }) => ({ kind: "remove" as const, id })),
);

const ate = (id: string, name: string, meal: DiaryEntry["meal"], hour: number): DiaryEntry => ({
  id,
  food_description: name,
  portion: "1",
  calories: 100,
  protein: 0,
  carbs: 0,
  fats: 0,
  fiber: 0,
  is_estimate: false,
  consumed_at: `2026-11-21T${hour}:00:00Z`,
  eaten_on: "2026-11-21",
  meal,
});

describe("changes of a diary", () => {
  it("lead to the same when they arrive twice, one after the other", () => {
    assert(
      property(entries, array(change), (before, changes) => {
        const twice = changes.flatMap((each) => [each, each]);
        expect(applyChanges(before, twice)).toEqual(applyChanges(before, changes));
      }),
    );
  });

  it("never show an entry twice, and the latest first", () => {
    assert(
      property(entries, array(change, { minLength: 1 }), (before, changes) => {
        const after = applyChanges(before, changes);
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        const instants = after.map(({ consumed_at }) => Date.parse(consumed_at));
        expect(instants).toEqual(instants.toSorted((a, b) => b - a));
      }),
    );
  });

  it("show what was added, do not what was removed, and bring back nothing by correcting it", () => {
    assert(
      property(entries, array(change), entry, (before, changes, one) => {
        const ids = (more: readonly DiaryChange[]) =>
          applyChanges(before, [...changes, ...more]).map(({ id }) => id);
        const { id } = one;
        const edit: DiaryChange = { kind: "edit", id, change: { calories: 1 } };
        expect(ids([{ kind: "add", entry: one }])).toContain(id);
        expect(ids([{ kind: "remove", id }, edit])).not.toContain(id);
      }),
    );
  });
});

describe("the meals of a day", () => {
  it("hold every entry once, in the order of meals and hours, and add up to the day", () => {
    assert(
      property(entries, zone, (ofDay, timeZone) => {
        const meals = mealsOf(ofDay, timeZone);
        expect(meals.flatMap((meal) => meal.entries.map(({ id }) => id)).toSorted()).toEqual(
          ofDay.map(({ id }) => id).toSorted(),
        );
        expect(sumOf(meals.map(({ intake }) => intake))).toEqual(sumOf(ofDay));
      }),
    );
  });

  it("follow from the hour in the person's own zone where nobody said", () => {
    expect(hourIn(Date.parse("2026-11-22T23:30:00Z"), "Asia/Kolkata")).toBe(5);
    expect(hourIn(Date.parse("2026-11-22T23:30:00Z"), "Europe/Prague")).toBe(0);
    assert(
      property(entry, zone, (one, timeZone) => {
        const hour = hourIn(Date.parse(one.consumed_at), timeZone);
        expect(mealOfEntry({ ...one, meal: null }, timeZone)).toBe(mealAtHour(hour));
      }),
    );
  });
});

describe("what somebody usually eats", () => {
  const moment = { meal: "breakfast", today: "2026-11-22", timeZone: "UTC" } as const;

  it("names each food once, from the last 30 days alone, and never more than there is room for", () => {
    assert(
      property(array(entry), nat(6), (eaten, most) => {
        const usuals = usualsOf(eaten, moment, most);
        const keys = usuals.map((one) => `${one.food_description}|${one.portion}`.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        expect(usuals.length).toBeLessThanOrEqual(most);
        for (const one of usuals) expect(dayOfEntry(one, "UTC") >= "2026-10-24").toBe(true);
      }),
    );
  });

  it("does not depend on the order of the entries", () => {
    assert(
      property(entries, (eaten) => {
        expect(usualsOf(eaten.toReversed(), moment)).toEqual(usualsOf(eaten, moment));
      }),
    );
  });

  it("puts first what was eaten most often at this meal, and then what was eaten last", () => {
    const all = [
      ate("1", "Toast", "breakfast", 10),
      ate("2", "Oats", "breakfast", 11),
      ate("3", "Oats", "breakfast", 12),
      ate("4", "Soup", "dinner", 14),
      ate("5", "Rice", "dinner", 15),
    ];
    expect(usualsOf(all, moment).map((one) => one.food_description)).toEqual([
      "Oats",
      "Toast",
      "Rice",
      "Soup",
    ]);
  });
});
