import { expect, it } from "vitest";
import { allergensNote, noDietNote } from "./texts/en/recipe-facts.ts";

it("says that a recipe holds no allergen only where all of it is known", () => {
  expect(allergensNote(0, true)).toBe("None of the 14 that we look for.");
  expect(allergensNote(0, false)).toMatch(/^We can.t tell/);
  expect(allergensNote(2, false)).toMatch(/^There may be others/);
  expect(allergensNote(2, true)).toBeNull();
  expect(noDietNote(false)).toMatch(/^We can.t tell/);
});
