import { assert, constant, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { initials } from "./initials.ts";
import { pageWindow } from "./page-window.ts";
import { progressTone } from "./progress.tsx";

describe("initials", () => {
  it.each([
    ["Basil Green", "BG"],
    ["olive", "O"],
    ["Žaneta  von Řepa", "ŽŘ"],
    ["rosemary.thyme@example.org", "RT"],
    ["", "·"],
    ["  ", "·"],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("page numbers", () => {
  it("leave out what is far away", () => {
    expect(pageWindow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });

  it("show a page instead of dots for one", () => {
    expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });

  it("always hold the first, the last and the current page once, in order", () => {
    const places = integer({ min: 1, max: 500 }).chain((count) =>
      tuple(integer({ min: 1, max: count }), constant(count)),
    );
    assert(
      property(places, ([page, count]) => {
        const numbers = pageWindow(page, count).filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      }),
    );
  });
});

describe("the tone of a bar", () => {
  const thresholds = [
    { fromShare: 0.8, tone: "butter" },
    { fromShare: 1, tone: "danger" },
  ] as const;

  it.each([
    [0.79, "herb"],
    [0.8, "butter"],
    [1, "danger"],
    [3, "danger"],
  ])("at %d is %s", (share, tone) => {
    expect(progressTone(share, thresholds)).toBe(tone);
  });
});
