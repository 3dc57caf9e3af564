import { describe, expect, it } from "vitest";
import { gramsTyped, partsOf } from "./parts.ts";
import * as t from "./texts/en/quick.ts";

const toast = {
  description: "Toast",
  portion: "56 g",
  calories: 160,
  protein: 5,
  carbs: 30,
  fats: 2,
  fiber: 2,
  confidence: 0.9,
  taste_profile: [],
  chef_notes: "",
  calories_range: { low: 128, high: 192 },
  assumptions: ["2 slices: 56 g, a slice is 28 g."],
  grams: 56,
  is_amount_said: true,
};

describe("a part of what was understood", () => {
  it("in grams of one's own has all figures by that weight, and nothing is taken for granted any more", () => {
    expect(partsOf([toast], { 0: { grams: 84 } })).toMatchObject([
      {
        portion: t.grams(84),
        grams: 84,
        calories: 240,
        carbs: 45,
        low: 192,
        high: 288,
        assumptions: [],
        amount: 1,
      },
    ]);
  });

  it("halved or left out is told by its own portion", () => {
    expect(partsOf([toast, toast], { 0: 0.5, 1: 0 })).toMatchObject([
      { portion: t.halfOf("56 g"), grams: 28, calories: 80, assumptions: toast.assumptions },
    ]);
  });

  it.each([
    ["180", 180],
    ["180 g", 180],
    ["12,5", 12.5],
    [" 7 ", 7],
    ["0", null],
    ["-3", null],
    ["", null],
    ["20001", null],
    ["1e3", null],
    ["a bowl", null],
  ])("%j is %s grams", (text, grams) => {
    expect(gramsTyped(text)).toBe(grams);
  });
});
