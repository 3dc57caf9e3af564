import { double, assert, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { kcalRange, spreadOf } from "./spread.ts";

const confidence = double({ min: 0, max: 1, noNaN: true });

describe("how far the truth may lie from an estimate", () => {
  it("is less the surer the estimate is, and never nothing or everything", () => {
    assert(
      property(confidence, confidence, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(spreadOf(more)).toBeLessThanOrEqual(spreadOf(less));
        expect(spreadOf(one)).toBeGreaterThanOrEqual(0.1);
        expect(spreadOf(one)).toBeLessThanOrEqual(0.9);
      }),
    );
  });

  it("is a little over a fifth where four of five are within a fifth", () => {
    expect(spreadOf(0.8)).toBeCloseTo(0.22, 10);
    expect(kcalRange(500, 0.8)).toEqual({ low: 390, high: 610 });
  });
});
