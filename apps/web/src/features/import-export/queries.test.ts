import { describe, expect, it } from "vitest";
import { nextLookMs } from "./queries.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const begun = (secondsAgo: number, state: "running" | "done" = "running") => ({
  state,
  created_at: new Date(now - secondsAgo * 1000).toISOString(),
});

describe("looking how far an import is", () => {
  it("happens every second at first, and more rarely the longer it takes", () => {
    expect(nextLookMs([begun(2)], now)).toBe(1000);
    expect(nextLookMs([begun(60)], now)).toBe(6000);
    expect(nextLookMs([begun(900)], now)).toBe(10_000);
  });

  it("goes by the youngest that is under way", () => {
    expect(nextLookMs([begun(30), begun(900), begun(1, "done")], now)).toBe(3000);
  });

  it("ends when nothing is under way, and bears a clock that is wrong", () => {
    expect(nextLookMs([begun(5, "done")], now)).toBe(false);
    expect(nextLookMs([], now)).toBe(false);
    expect(nextLookMs([begun(-500)], now)).toBe(1000);
  });
});
