import { expect, it } from "vitest";
import { dateOfDay } from "../planner/plan-dates.ts";
import { placeOfWeek } from "./own-recipes.ts";

it("enters the recipes elsewhere in each week of a year, and on every day of one week at the same", () => {
  const places = Array.from({ length: 52 }, (_, week) => placeOfWeek(dateOfDay("2026-01-01", week * 7 + 1)));
  expect(new Set(places).size).toBe(52);
  for (const place of places) expect(place).toMatch(/^[\da-f]{8}$/u);
  const quarters = new Set(places.map((place) => Math.floor(Number.parseInt(place, 16) / 0x40000000)));
  expect(quarters.size).toBe(4);
});
