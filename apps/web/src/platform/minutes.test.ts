import { expect, it } from "vitest";
import { minutes } from "./texts/en/minutes.ts";

it("says how long something takes as a cook would", () => {
  expect([0, 25, 59.6, 60, 130].map((count) => minutes(count))).toEqual([
    "none",
    "25 min",
    "1 h",
    "1 h",
    "2 h 10 min",
  ]);
});
