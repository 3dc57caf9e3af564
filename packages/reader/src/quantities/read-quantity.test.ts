import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatQuantity } from "./format-quantity.ts";
import { readQuantity } from "./read-quantity.ts";

describe("a quantity", () => {
  it.each([
    ["½ cup", 0.5, null, "cup"],
    ["1 1/2 cups", 1.5, null, "cups"],
    ["1-1/2 cups", 1.5, null, "cups"],
    ["1½ cups", 1.5, null, "cups"],
    ["1,5 kg", 1.5, null, "kg"],
    ["1,000 g", 1000, null, "g"],
    ["2–3 carrots", 2, 3, "carrots"],
    ["1 to 1 1/2 cups", 1, 1.5, "cups"],
    ["1/4-1/2 tsp", 0.25, 0.5, "tsp"],
    ["one or two chillies", 1, 2, "chillies"],
    ["a couple of eggs", 2, null, "eggs"],
    ["a few sprigs", 3, null, "sprigs"],
    ["one and a half cups", 1.5, null, "cups"],
    ["three-quarters cup", 0.75, null, "cup"],
    ["twenty-five olives", 25, null, "olives"],
    ["about 2 cups", 2, null, "cups"],
    ["2 dozen eggs", 24, null, "eggs"],
  ])("is read from %j", (text, quantity, quantityMax, rest) => {
    expect(readQuantity(text)).toEqual({ quantity, quantityMax, rest });
  });

  it.each(["flour", "7-Up", "2% milk", "half-and-half", "", "🍋"])("is not in %j", (text) => {
    expect(readQuantity(text)).toBeNull();
  });

  it("comes back as it was written", () => {
    const eighths = fc.integer({ min: 1, max: 79 }).map((count) => count / 8);
    fc.assert(
      fc.property(eighths, (quantity) => {
        expect(readQuantity(`${formatQuantity(quantity)} cups`)?.quantity).toBe(quantity);
      }),
    );
  });
});
