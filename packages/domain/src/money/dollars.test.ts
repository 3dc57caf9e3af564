import { expect, it } from "vitest";
import { dollars } from "./dollars.ts";

it("writes cents as dollars, with a minus sign where something becomes cheaper", () => {
  expect([0, 5, 420, 123_456, -75, 99.6].map((cents) => dollars(cents))).toEqual([
    "$0.00",
    "$0.05",
    "$4.20",
    "$1234.56",
    "−$0.75",
    "$1.00",
  ]);
});
