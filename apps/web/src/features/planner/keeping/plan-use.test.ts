import { describe, expect, it } from "vitest";
import { planUseOf } from "./plan-use.ts";
import { datesInWords, ticksInWords } from "../settings/use-words.ts";

describe("which plan is in use, in words", () => {
  it("looks at the days of a plan that are still to come", () => {
    const content = { startDate: "2026-11-21", days: [1, 2, 3].map((day) => ({ day, meals: [] })) };
    expect(planUseOf(content, ["2026-11-21", "2026-11-23"], "2026-11-22")).toEqual({
      coming: ["2026-11-22", "2026-11-23"],
      used: ["2026-11-23"],
    });
    expect(planUseOf(content, ["2026-11-21"], "2026-12-01")).toEqual({ coming: [], used: [] });
  });

  it("names dates that follow one another together", () => {
    expect(datesInWords(["2026-11-24", "2026-11-22", "2026-11-23", "2026-11-28"])).toBe(
      "November 22 to 24 and November 28",
    );
    expect(datesInWords(["2026-11-30", "2026-12-01"])).toBe("November 30 to December 1");
    expect(datesInWords([])).toBe("");
  });

  it("says what becomes of ticks", () => {
    expect(ticksInWords({ stay: 0, go: 0, back: 0 })).toBe("Nothing is checked off.");
    expect(ticksInWords({ stay: 2, go: 1, back: 5 })).toBe(
      "2 items stay checked off. 5 items are checked off again. 1 checked-off item goes away, and is back when you use the previous plan again.",
    );
  });
});
