import { assert, double, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { marksTo, placeAfter } from "./chart-model.ts";

it("marks an axis with three to six round numbers that reach over the highest bar", () => {
  assert(
    property(double({ min: 0, max: 100_000, noNaN: true }), (most) => {
      const marks = marksTo(most);
      expect(marks[0]).toBe(0);
      expect(marks.length).toBeGreaterThanOrEqual(3);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    }),
  );
  expect(marksTo(2400)).toEqual([0, 1000, 2000, 3000]);
});

it("goes through a chart by keys, and never out of it", () => {
  assert(
    property(nat(6), (index) => {
      for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
        const place = placeAfter(key, index, 7) ?? -1;
        expect(place >= 0 && place < 7).toBe(true);
      }
    }),
  );
  expect(placeAfter("ArrowRight", 2, 7)).toBe(3);
  expect(placeAfter("ArrowLeft", 2, 7)).toBe(1);
  expect(placeAfter("a", 2, 7)).toBeNull();
});
