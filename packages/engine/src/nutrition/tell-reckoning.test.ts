import { describe, expect, it } from "vitest";
import { readPortion } from "./read-portion.ts";
import { isOwnMeasure, tellReckoning } from "./tell-reckoning.ts";

describe("how an amount became grams", () => {
  it.each([
    ["2 slices of toast", 56, "2 slices: 56 g, a slice is 28 g"],
    ["three eggs", 150, "3 pieces: 150 g, a piece is 50 g"],
    ["1½ cups of oatmeal", 351, "1½ cups: 351 g, a cup is 234 g"],
    ["2 large apples", 446, "2 large pieces: 446 g, a large piece is 223 g"],
    ["a bowl of rice", 300, "1 bowl: 300 g"],
    ["1 bowl of rice", 300, "1 bowl: 300 g"],
    ["8 oz steak", 227, "8 oz: 227 g"],
    ["150 g rice", 150, null],
    ["rice", 158, null],
  ])("is told of %j", (words, grams, told) => {
    expect(tellReckoning(readPortion(words), grams)).toBe(told);
  });

  it.each([
    ["rice", true],
    ["a bowl of rice", true],
    ["1 bowl of rice", true],
    ["2 bowls of rice", false],
    ["1 cup of rice", false],
    ["150 g rice", false],
  ])("leaves %j to the person: %s", (words, isOwn) => {
    expect(isOwnMeasure(readPortion(words))).toBe(isOwn);
  });
});
