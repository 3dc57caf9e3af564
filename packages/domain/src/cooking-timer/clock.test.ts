import { assert, boolean, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { passedMs } from "./clock.ts";

const start = { wallMs: 1_800_000_000_000, steadyMs: 5000 };
const later = (wall: number, steady: number) => ({
  wallMs: start.wallMs + wall,
  steadyMs: start.steadyMs + steady,
});
const hour = 3_600_000;

describe("the time between two readings", () => {
  it("is the steady clock's while both agree", () => {
    expect(passedMs(start, later(60_000, 60_000), false)).toBe(60_000);
  });

  it("is the wall clock's after a sleep", () => {
    expect(passedMs(start, later(hour, 20), false)).toBe(hour);
  });

  it("is the steady clock's where the clock was set back, and where a waking device's was set ahead", () => {
    expect(passedMs(start, later(-hour, 1000), false)).toBe(1000);
    expect(passedMs(start, later(hour, 1000), true)).toBe(1000);
  });

  it("is not pushed ahead by a clock that is set right a little at a time", () => {
    expect(passedMs(start, later(1400, 1000), false)).toBe(1000);
  });

  it("never goes backwards, and is one of the two", () => {
    const span = integer({ min: -hour, max: hour });
    const law = property(span, span, boolean(), (wall, steady, wasKeptAwake) => {
      const passed = passedMs(start, later(wall, steady), wasKeptAwake);
      expect(passed).toBeGreaterThanOrEqual(0);
      expect([wall, Math.max(0, steady)]).toContain(passed);
    });
    assert(law);
  });
});
