import { expect, it } from "vitest";
import { csvHead, csvLine } from "./diary-csv.ts";

const soup = {
  consumed_at: "2026-11-22T23:30:00.000Z",
  eaten_on: "2026-11-22",
  meal: "dinner",
  food_description: "Soup",
  portion: "1 bowl",
  calories: 250,
  protein: 12.5,
  carbs: 30,
  fats: 8.3,
  fiber: 4,
  is_estimate: true,
} as const;

it("an entry is a line, with day and time as the person has them", () => {
  expect(csvHead).toBe("\uFEFFday,time,meal,food,portion,calories,protein,carbs,fats,fiber,estimate\r\n");
  expect(csvLine(soup, "America/New_York")).toBe(
    "2026-11-22,18:30,dinner,Soup,1 bowl,250,12.5,30,8.3,4,yes\r\n",
  );
  expect(csvLine({ ...soup, eaten_on: null, meal: null, is_estimate: false }, "Asia/Tokyo")).toMatch(
    /^2026-11-23,08:30,,Soup,.*,$/mu,
  );
});

it("commas, quotes and lines stay in their cell", () => {
  const line = csvLine({ ...soup, food_description: 'Rice, "plain"\nand peas' }, "UTC");
  expect(line).toContain(',"Rice, ""plain""\nand peas",');
});

it.each(["=1+1", "+1", "-2+3", "@SUM(A1)", "\t=1", "  =1", "-cmd|' /C calc'!A0"])(
  "%j is no formula in a spreadsheet",
  (text) => {
    const line = csvLine({ ...soup, food_description: text }, "UTC");
    expect(line).toMatch(/,"?'/u);
  },
);
