import { expect, it } from "vitest";
import { isStartedAhead, startedBy } from "./started-ahead.ts";

it("a night or half a day is started the day before, an hour of marinating is not", () => {
  expect(
    [480, 240, 239, undefined].map((leadMinutes) => isStartedAhead(leadMinutes ? { leadMinutes } : {})),
  ).toEqual([true, true, false, false]);
});

it("says what is started in the recipe's own words, a line before a step", () => {
  const ingredients = ["1 onion", "1 cup dried chickpeas, soaked overnight"];
  const instructions = ["Chill the dough for 4 hours.", "Bake it."];
  expect(startedBy({ ingredients, instructions })).toBe("1 cup dried chickpeas, soaked overnight");
  expect(startedBy({ ingredients: ["1 onion"], instructions })).toBe("Chill the dough for 4 hours.");
  expect(startedBy({ ingredients: ["1 onion"], instructions: [] })).toBeUndefined();
});
