import { expect, it } from "vitest";
import { matchesWords } from "./matches-words.ts";

it("finds by the beginnings of all words, in any order, whatever their case and accents", () => {
  expect(matchesWords("Crème brûlée", "bru cre")).toBe(true);
  expect(matchesWords("Chicken noodle soup", "SOUP chick")).toBe(true);
  expect(matchesWords("Chicken noodle soup", "oodle")).toBe(false);
  expect(matchesWords("Chicken noodle soup", "soup rice")).toBe(false);
});

it("finds everything where no word was typed, and nothing strange breaks it", () => {
  for (const typed of ["", "  ", "🍜", "(*["]) expect(matchesWords("Soup", typed)).toBe(true);
  expect(matchesWords("", "soup")).toBe(false);
});
