import { expect, it } from "vitest";
import { tastesOf } from "./tastes.ts";

it("what was rated counts as it was rated last, whatever was cooked unrated since", () => {
  const cooked = [
    { name: "Soup", rating: 3, at: 1 },
    { name: "Soup", rating: 1, at: 5 },
    { name: "Soup", rating: null, at: 9 },
  ] as const;
  expect(tastesOf(cooked)).toEqual([{ name: "Soup", rating: 1, isRated: true, times: 3, at: 9 }]);
});

it("what was cooked again is liked, and what was cooked once says nothing", () => {
  const cooked = [
    { name: "Stew", rating: null, at: 1 },
    { name: "Stew", rating: null, at: 2 },
    { name: "Pie", rating: null, at: 3 },
  ];
  expect(tastesOf(cooked)).toEqual([{ name: "Stew", rating: 3, isRated: false, times: 2, at: 2 }]);
});
