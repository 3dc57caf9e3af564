import { expect, it } from "vitest";
import { pansFor } from "./pans.ts";

it("says how many pans a crowd takes, and nothing to a family", () => {
  expect([1, 4, 12].map(pansFor)).toEqual([null, null, null]);
  expect([13, 40, 50].map(pansFor)).toEqual([3, 7, 9]);
});
