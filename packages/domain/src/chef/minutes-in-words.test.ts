import { expect, it } from "vitest";
import { minutesInWords } from "./minutes-in-words.ts";

it("says how long something takes as a cook would", () => {
  expect([0, 25, 59.6, 60, 130].map((minutes) => minutesInWords(minutes))).toEqual([
    "none",
    "25 min",
    "1 h",
    "1 h",
    "2 h 10 min",
  ]);
});
