import { describe, expect, it } from "vitest";
import { carouselTiming, isAdvancing, startCarousel, type CarouselEvent } from "./carousel-timing.ts";

function after(count: number, ...events: CarouselEvent[]) {
  return events.reduce(carouselTiming, startCarousel(count));
}

describe("the carousel", () => {
  it("moves on at a tick and starts again after the last slide", () => {
    expect(after(3, { type: "tick", from: 0 }).index).toBe(1);
    expect(after(3, { type: "show", index: 2 }, { type: "tick", from: 2 }).index).toBe(0);
  });

  it("steps both ways around its ends", () => {
    expect(after(8, { type: "step", by: -1 }).index).toBe(7);
    expect(after(8, { type: "step", by: -1 }, { type: "step", by: 1 }).index).toBe(0);
  });

  it("ignores a tick that was started on another slide", () => {
    expect(after(3, { type: "show", index: 2 }, { type: "tick", from: 0 }).index).toBe(2);
  });

  it.each(["hover", "focus", "hide", "reduceMotion", "pause"] as const)(
    "stands still under %s and goes on after it",
    (type) => {
      const held = after(3, { type, on: true });
      expect(isAdvancing(held)).toBe(false);
      expect(carouselTiming(held, { type: "tick", from: 0 }).index).toBe(0);
      expect(isAdvancing(carouselTiming(held, { type, on: false }))).toBe(true);
    },
  );

  it("still shows what somebody asks for while it stands still", () => {
    expect(after(3, { type: "focus", on: true }, { type: "show", index: 1 }).index).toBe(1);
  });

  it("never moves with one slide or none", () => {
    expect(isAdvancing(startCarousel(1))).toBe(false);
    expect(after(0, { type: "step", by: 1 }).index).toBe(0);
  });
});
