import { expect, it } from "vitest";
import { formatDate, isTimeZone, localDayOf } from "./format-date.ts";

it("says the day in words", () => {
  expect(formatDate("2026-03-01T12:00:00Z", { timeZone: "UTC" })).toBe("March 1, 2026");
});

it("says so when a date is missing or makes no sense", () => {
  expect([formatDate(null), formatDate(undefined), formatDate("")]).toEqual(Array(3).fill("Not available"));
  expect([formatDate("soon"), formatDate(Number.NaN)]).toEqual(["Invalid date", "Invalid date"]);
});

it("knows that a day begins elsewhere at another time", () => {
  const instant = Date.UTC(2026, 0, 1, 2);
  expect(localDayOf(instant, "America/New_York")).toBe("2025-12-31");
  expect(localDayOf(instant, "Asia/Tokyo")).toBe("2026-01-01");
});

it("knows a zone when it sees one", () => {
  expect([isTimeZone("Europe/Prague"), isTimeZone("Mars/Olympus")]).toEqual([true, false]);
});
