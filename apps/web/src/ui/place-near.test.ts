import { assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { placeNear } from "./place-near.ts";

const viewport = { width: 390, height: 844 };
const button = { left: 330, top: 100, width: 48, height: 48 };
const menu = { width: 200, height: 240 };

describe("a popover", () => {
  it("lies under its anchor, its end at the anchor's end", () => {
    expect(placeNear(button, menu, viewport, { side: "bottom", align: "end" })).toEqual({
      left: 178,
      top: 156,
    });
  });

  it("goes above where there is no room below", () => {
    const low = { ...button, top: 760 };
    expect(placeNear(low, menu, viewport, { side: "bottom", align: "end" }).top).toBe(512);
  });

  it("goes below where there is no room above", () => {
    expect(placeNear({ ...button, top: 4 }, menu, viewport, { side: "top", align: "end" }).top).toBe(60);
  });

  it("never leaves the window", () => {
    const boxes = record({
      left: integer({ min: -50, max: 400 }),
      top: integer({ min: -50, max: 850 }),
      width: integer({ min: 1, max: 200 }),
      height: integer({ min: 1, max: 80 }),
    });
    assert(
      property(boxes, (anchor) => {
        const { left, top } = placeNear(anchor, menu, viewport, { side: "bottom", align: "center" });
        expect(left).toBeGreaterThanOrEqual(12);
        expect(top).toBeGreaterThanOrEqual(12);
        expect(left + menu.width).toBeLessThanOrEqual(viewport.width - 12);
        expect(top + menu.height).toBeLessThanOrEqual(viewport.height - 12);
      }),
    );
  });
});
