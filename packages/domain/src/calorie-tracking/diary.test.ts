import { array, assert, constantFrom, date, integer, property, record, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { localDayOf } from "../dates/format-date.ts";
import { daysLater } from "../dates/days-later.ts";
import { byDay, byWeekOfMonth, lastDays, meanDay, monthOf, together, weekOf } from "./days.ts";
import { dayOfEntry, doubtOf, type Eaten, mealAtHour, portionOf, sumOf } from "./diary.ts";

const zones = [
  "UTC",
  "America/New_York",
  "Asia/Tokyo",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kolkata",
];
const tenths = integer({ min: 0, max: 5000 }).map((figure) => figure / 10);
const first = new Date("2026-02-20T00:00:00Z");
const last = new Date("2026-04-10T00:00:00Z");
const entry = record({
  calories: integer({ min: 0, max: 5000 }),
  protein: tenths,
  carbs: tenths,
  fats: tenths,
  fiber: tenths,
  consumed_at: date({ min: first, max: last, noInvalidDate: true }).map((instant) => instant.toISOString()),
  eaten_on: constantFrom(null, "2026-03-01", "2026-03-08", "2026-03-29"),
});
/** More days than any entry can fall on. */
const allDays = Array.from({ length: 70 }, (_, index) => daysLater("2026-02-10", index));

const eaten = (calories: number, eaten_on: string): Eaten => ({
  calories,
  protein: 0.1,
  carbs: 0.2,
  fats: 0,
  fiber: 0,
  consumed_at: `${eaten_on}T12:00:00Z`,
  eaten_on,
});

describe("the days of a diary", () => {
  it("hold every entry once, in any zone and over the days on which clocks change", () => {
    assert(
      property(array(entry, { maxLength: 40 }), constantFrom(...zones), (entries, zone) => {
        const days = byDay(entries, allDays, zone);
        const sum = sumOf(days.flatMap(({ intake }) => (intake === null ? [] : [intake])));
        expect(sum).toEqual(sumOf(entries));
      }),
    );
  });

  it("have the same sums in whatever order the entries come", () => {
    const lists = array(entry, { maxLength: 30 }).chain((entries) =>
      shuffledSubarray(entries, { minLength: entries.length }).map((shuffled) => ({ entries, shuffled })),
    );
    assert(
      property(lists, ({ entries, shuffled }) => {
        expect(byDay(shuffled, allDays, "Asia/Tokyo")).toEqual(byDay(entries, allDays, "Asia/Tokyo"));
      }),
    );
  });

  it("stay as they were written when the person is in another zone", () => {
    assert(
      property(entry, constantFrom(...zones), constantFrom(...zones), (one, here, there) => {
        const written = { ...one, eaten_on: localDayOf(Date.parse(one.consumed_at), here) };
        expect(dayOfEntry(written, there)).toBe(dayOfEntry(written, here));
      }),
    );
  });

  it("are gaps where nothing was written, and no part of the mean", () => {
    const days = byDay(
      [eaten(2000, "2026-03-01"), eaten(1001, "2026-03-03")],
      lastDays("2026-03-04", 4),
      "UTC",
    );
    expect(days.map(({ intake }) => intake?.calories ?? null)).toEqual([2000, null, 1001, null]);
    expect(meanDay(days)).toMatchObject({ calories: 1501, protein: 0.1 });
    expect(meanDay(days.slice(3))).toBeNull();
  });

  it("are the last seven with today, over the end of a month and of February", () => {
    expect(lastDays("2026-03-02")).toEqual([
      "2026-02-24",
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
  });

  it("make the week that begins where the person's region says", () => {
    expect(weekOf("2026-11-22", 0)[0]).toBe("2026-11-22");
    expect(weekOf("2026-11-22", 1)).toEqual(lastDays("2026-11-22"));
    expect(weekOf("2026-11-21", 6)[0]).toBe("2026-11-21");
  });

  it("make the month and its weeks, counted from its first day", () => {
    expect(monthOf("2026-02-14")).toHaveLength(28);
    expect(monthOf("2028-02-29")).toHaveLength(29);
    const weeks = byWeekOfMonth(
      byDay([eaten(100, "2026-03-07"), eaten(10, "2026-03-08")], monthOf("2026-03-31"), "UTC"),
    );
    expect(weeks.map(({ day, intake }) => [day, intake?.calories ?? null])).toEqual([
      ["2026-03-01", 100],
      ["2026-03-08", 10],
      ["2026-03-15", null],
      ["2026-03-22", null],
      ["2026-03-29", null],
    ]);
  });

  it("of a month sum up to its weeks", () => {
    assert(
      property(array(entry, { maxLength: 40 }), (entries) => {
        const days = byDay(entries, monthOf("2026-03-01"), "UTC");
        expect(together(byWeekOfMonth(days))).toEqual(together(days));
      }),
    );
  });
});

it("tenths of grams add up without a rest", () => {
  const many = Array.from({ length: 10 }, () => eaten(1, "2026-03-01"));
  expect(sumOf(many)).toEqual({ calories: 10, protein: 1, carbs: 2, fats: 0, fiber: 0 });
});

it("half a portion and a double one bring half and double", () => {
  const soup = { calories: 251, protein: 12.5, carbs: 30, fats: 8.3, fiber: 0.1 };
  expect(portionOf(soup, 0.5)).toEqual({ calories: 126, protein: 6.3, carbs: 15, fats: 4.2, fiber: 0.1 });
  expect(portionOf(soup, 2)).toEqual({ calories: 502, protein: 25, carbs: 60, fats: 16.6, fiber: 0.2 });
});

it("every hour belongs to a meal", () => {
  expect([7, 12, 19, 16, 23, 2].map(mealAtHour)).toEqual([
    "breakfast",
    "lunch",
    "dinner",
    "snack",
    "snack",
    "snack",
  ]);
});

it("asks about more than anybody eats at once, and takes no more than an entry holds", () => {
  expect([4000, 4001, 100_000, 100_001].map(doubtOf)).toEqual(["none", "ask", "ask", "impossible"]);
});
