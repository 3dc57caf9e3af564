import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { calorieLimitError, progressOf } from "./calorie-limit.ts";

it("a daily limit is a number from 500 to 10,000, also as text", () => {
  for (const fine of [500, 10_000, "2000", " 1850.5 "]) expect(calorieLimitError(fine)).toBeNull();
  for (const low of [499, 0, -1, "12"])
    expect(calorieLimitError(low)).toBe("Daily limit must be at least 500 calories");
  expect(calorieLimitError(10_001)).toBe("Daily limit must be at most 10,000 calories");
  for (const none of ["abc", "", " ", undefined, Number.NaN, {}, "1,000 kcal"])
    expect(calorieLimitError(none)).toBe("Daily limit must be a number of calories");
});

it("the tone of a day turns at 70 and at 90 percent", () => {
  const tones = [0, 1399, 1400, 1799, 1800, 2000, 2001].map((kcal) => progressOf(kcal, 2000));
  expect(tones.map(({ tone }) => tone)).toEqual(["fine", "fine", "near", "near", "full", "full", "full"]);
  expect(tones.map(({ isOver }) => isOver)).toEqual([false, false, false, false, false, false, true]);
});

it("the share of a limit is a whole number of percent, never over 100 and never more than was eaten", () => {
  assert(
    property(integer({ min: 0, max: 50_000 }), integer({ min: 500, max: 10_000 }), (kcal, limit) => {
      const { percent } = progressOf(kcal, limit);
      expect(Number.isInteger(percent) && percent <= 100 && (percent / 100) * limit <= kcal).toBe(true);
    }),
  );
});
