import { describe, expect, it } from "vitest";
import { ageError, readAllergies, readDietaryGoals } from "./preferences.ts";

describe("stored goals", () => {
  it("are read where they are goals", () => {
    expect(readDietaryGoals('{"vegan":true,"lowCarb":false,"fly":true}')).toEqual({
      vegan: true,
      lowCarb: false,
    });
  });

  it.each([null, "", "nonsense", "[]", "null", '"vegan"', '{"vegan":"yes"}'])(
    "%j becomes an empty object",
    (stored) => {
      expect(readDietaryGoals(stored)).toEqual({});
    },
  );
});

describe("allergies", () => {
  it("are read from a comma list, each once", () => {
    expect(readAllergies(" peanuts, Tree  nuts ,, PEANUTS; milk\n")).toEqual([
      "peanuts",
      "Tree nuts",
      "milk",
    ]);
  });
});

describe("age", () => {
  it.each(["", " ", "0", "120", "37"])("%j is fine", (age) => {
    expect(ageError(age)).toBeNull();
  });

  it.each(["-1", "121", "abc", "3.5", "1e9"])("%j is refused, saying what would be right", (age) => {
    expect(ageError(age)).toBe("Age must be a whole number from 0 to 120");
  });
});
