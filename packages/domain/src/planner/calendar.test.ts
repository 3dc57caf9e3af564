import { assert, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanDay } from "../chef/plans.ts";
import { calendarText, escapeText, type CalendarEvent } from "./calendar-text.ts";
import { mealTimes } from "./meal-times.ts";
import { eventsOfPlans, type DatedPlan } from "./plan-events.ts";
import { mendMeal } from "./stored-plan.ts";

const event: CalendarEvent = {
  uid: "1@here",
  date: "2026-11-23",
  startMinutes: 750,
  summary: "Soup",
  description: "Hot",
  url: "https://example.org/recipe/1",
  changedAt: Date.UTC(2026, 10, 22, 9, 5, 7),
  sequence: 3,
};

/** Content lines by the grammar of RFC 5545, section 3.1: unfolded, then name, parameters and value. */
function parseLines(text: string) {
  expect(text.endsWith("\r\n")).toBe(true);
  const folded = text.slice(0, -2).split("\r\n");
  for (const line of folded) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[^\P{Cc}\t]/u);
  }
  return folded
    .join("\r\n")
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line) => {
      const parts = /^([A-Z-]+)((?:;[A-Z-]+=[^;:",]+)*):(.*)$/su.exec(line);
      if (!parts) throw new Error(`This is no content line: ${line}`);
      return { name: parts[1] ?? "", value: parts[3] ?? "" };
    });
}

/** A TEXT value by its grammar: nothing that would have to be escaped stands alone. */
function readText(value: string): string {
  expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/u);
  return value.replaceAll(/\\(.)/gu, (_, mark: string) => (mark.toLowerCase() === "n" ? "\n" : mark));
}

const valueIn = (text: string, name: string) =>
  parseLines(text).find((line) => line.name === name)?.value ?? "";

describe("a calendar", () => {
  it("is written as calendars read it", () => {
    expect(parseLines(calendarText("Meals", [event]))).toEqual(
      [
        ["BEGIN", "VCALENDAR"],
        ["VERSION", "2.0"],
        ["PRODID", "-//AI Meal Planner//Meal plans//EN"],
        ["CALSCALE", "GREGORIAN"],
        ["METHOD", "PUBLISH"],
        ["X-WR-CALNAME", "Meals"],
        ["REFRESH-INTERVAL", "PT1H"],
        ["BEGIN", "VEVENT"],
        ["UID", "1@here"],
        ["DTSTAMP", "20261122T090507Z"],
        ["SEQUENCE", "3"],
        ["DTSTART", "20261123T123000"],
        ["DURATION", "PT45M"],
        ["SUMMARY", "Soup"],
        ["DESCRIPTION", "Hot"],
        ["URL", "https://example.org/recipe/1"],
        ["TRANSP", "TRANSPARENT"],
        ["END", "VEVENT"],
        ["END", "VCALENDAR"],
      ].map(([name, value]) => ({ name, value })),
    );
  });

  it("gives every text back as it was, whatever is in it", () => {
    const texts = string({ unit: "grapheme", maxLength: 200 });
    const law = property(texts, (text) => {
      const written = calendarText("x", [{ ...event, summary: text }]);
      const plain = text.replaceAll(/\r\n?/gu, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
      expect(readText(valueIn(written, "SUMMARY"))).toBe(plain);
    });
    assert(law);
  });

  it("lets no text begin a line of its own", () => {
    const summary = "Soup\r\nEND:VEVENT\nBEGIN:VALARM\u0000\u2028x; a, b \\n";
    const lines = parseLines(calendarText("x", [{ ...event, summary }]));
    expect(lines.filter(({ name }) => name === "BEGIN").length).toBe(2);
    expect(escapeText("a;b,c\\d\ne")).toBe(String.raw`a\;b\,c\\d\ne`);
  });

  it("folds long lines between letters, never within one", () => {
    const shifts = integer({ min: 0, max: 80 });
    const law = property(shifts, (shift) => {
      const summary = `${"x".repeat(shift)}${"🥗ä食".repeat(60)}`;
      const written = calendarText("x", [{ ...event, summary }]);
      expect(readText(valueIn(written, "SUMMARY"))).toBe(summary);
      expect(written.isWellFormed()).toBe(true);
    });
    assert(law);
  });
});

describe("the times of meals", () => {
  it("follow what a meal is", () => {
    const day = ["breakfast", "snack", "lunch", "snack", "dinner", "snack"];
    expect(mealTimes(day)).toEqual([480, 630, 750, 960, 1110, 1230]);
    expect(mealTimes(["Breakfast", "dinner"])).toEqual([480, 1110]);
  });

  it("spread over the day where the meals do not say what they are", () => {
    expect(mealTimes(["", "", ""])).toEqual([480, 795, 1110]);
    expect(mealTimes(["main"])).toEqual([1110]);
    expect(mealTimes([])).toEqual([]);
  });
});

function dayOf(day: number, ...names: readonly string[]): PlanDay {
  return { day, meals: names.flatMap((name) => mendMeal({ name, type: "lunch" }, { id: name }) ?? []) };
}

describe("the entries of plans", () => {
  const long: DatedPlan = {
    id: "long",
    content: { startDate: "2026-11-30", days: [dayOf(1, "soup"), dayOf(2, "stew", "cake")] },
    datesInUse: ["2026-11-30", "2026-12-01"],
    changedAt: 1,
    revision: 1,
  };
  const short: DatedPlan = {
    ...long,
    id: "short",
    content: { startDate: "2026-12-01", days: [dayOf(1, "curry")] },
    datesInUse: ["2026-12-01"],
    revision: 4,
  };

  it("stand on the dates of their days, named for good by their place", () => {
    const entries = eventsOfPlans([long], (id) => `/recipe/${id}`);
    expect(entries.map(({ uid, date, url }) => [uid, date, url])).toEqual([
      ["long-1-1@ai-meal-planner", "2026-11-30", "/recipe/soup"],
      ["long-2-1@ai-meal-planner", "2026-12-01", "/recipe/stew"],
      ["long-2-2@ai-meal-planner", "2026-12-01", "/recipe/cake"],
    ]);
  });

  it("come from the plan that is in use on a date, and from no other that has it", () => {
    const entries = eventsOfPlans([{ ...long, datesInUse: ["2026-11-30"] }, short], String);
    expect(entries.map(({ summary, sequence }) => [summary, sequence])).toEqual([
      ["soup", 1],
      ["curry", 4],
    ]);
  });
});
