import { weekdayOf } from "@meal/domain/chef/weekdays";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupSeats, type OpenSeat } from "./rhythm.ts";

const kinds = ["lunch", "dinner"] as const;
const seatsOf = (days: number): OpenSeat[] =>
  Array.from({ length: days }, (_, day) => kinds.map((kind, at) => ({ day, kind, at }))).flat();

/** The dinners that are cooked, and not eaten again. */
const cookedDinners = (startDate: string, days: number): number[] =>
  groupSeats(seatsOf(days), { cooking: "batch", days, seed: 1, startDate })
    .map(({ seats: [first] }) => first)
    .filter(({ kind }) => kind === "dinner")
    .map(({ day }) => day);

const sunday = 6;

describe("whoever cooks ahead", () => {
  it("cooks on the weekend for the working days, and not on a Tuesday what Sunday had time for", () => {
    // A Saturday.
    expect(cookedDinners("2026-11-28", 7)).toEqual([0, 1, 4]);
    // A Monday.
    expect(cookedDinners("2026-11-23", 7)).toEqual([0, 3, 6]);
  });

  it("cooks on every Sunday, whatever day the plan begins on", () => {
    const date = fc.integer({ min: 0, max: 27 }).map((day) => `2026-11-${String(day + 1).padStart(2, "0")}`);
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 14 }), (startDate, days) => {
        const sundays = Array.from({ length: days }, (_, day) => day).filter(
          (day) => weekdayOf(startDate, day) === sunday,
        );
        expect(cookedDinners(startDate, days)).toEqual(expect.arrayContaining(sundays));
      }),
    );
  });
});
