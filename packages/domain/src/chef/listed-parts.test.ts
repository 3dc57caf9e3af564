import { expect, it } from "vitest";
import { listedParts } from "./listed-parts.ts";

it("names each thing of a list once, wherever it stands and however it is written", () => {
  expect(listedParts(["milk, Eggs and nuts", "eggs", " ,, MILK (all)"])).toEqual([
    "milk",
    "Eggs",
    "nuts",
    "all",
  ]);
});

it("finds nothing among commas", () => {
  expect(listedParts([",".repeat(100), "  "])).toEqual([]);
});
