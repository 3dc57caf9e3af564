import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

it("says day and time in short", () => {
  const utc = { timeZone: "UTC" };
  expect(formatMoment("2026-03-01T18:05:00Z", utc)).toEqual({ day: "Mar 1, 2026", time: "6:05 PM" });
  expect(formatMoment("2026-12-24T00:30:00Z", utc)).toEqual({ day: "Dec 24, 2026", time: "12:30 AM" });
});

it("says them where the reader is", () => {
  const tokyo = { timeZone: "Asia/Tokyo" };
  expect(formatMoment("2026-03-01T18:05:00Z", tokyo)).toEqual({ day: "Mar 2, 2026", time: "3:05 AM" });
});

it("says so when it makes no sense", () => {
  expect(formatMoment("soon")).toEqual({ day: "Invalid date", time: "" });
});
