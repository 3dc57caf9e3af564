import { expect, test } from "vitest";
import { readItem } from "./read-item.ts";

test.each([
  ["2 kg potatoes", "2", "kg", "potatoes", "produce"],
  ["milk", "1", "units", "milk", "dairy_eggs"],
  ["½ cup sugar", "½", "cup", "sugar", "baking"],
  ["1-2 onions", "1-2", "units", "onions", "produce"],
  ["leftover chili", "1", "units", "leftover chili", "produce"],
  ["toilet paper", "1", "units", "toilet paper", "household"],
  ["<b>bread</b>", "1", "units", "<b>bread</b>", "bakery"],
  ["牛乳", "1", "units", "牛乳", "pantry"],
  ["حليب", "1", "units", "حليب", "pantry"],
])("%s is read as %s %s %s", (typed, quantity, unit, name, aisle) => {
  expect(readItem(typed, "id")).toEqual({ id: "id", name, quantity, unit, aisle });
});

test.each(["a few", "-3", "1e9 eggs", "½", "9".repeat(400), "x".repeat(400)])(
  "%s still gives an item that the server takes",
  (typed) => {
    const { name, quantity, unit } = readItem(typed, "id");
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(300);
    expect(quantity.length).toBeLessThanOrEqual(50);
    expect(unit.length).toBeLessThanOrEqual(50);
  },
);
