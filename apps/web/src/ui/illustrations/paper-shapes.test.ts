import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { cornerPiece, leafPiece, roundPiece, wedgePiece } from "./paper-shapes.ts";

const numbers = (text: string) => [...text.matchAll(/-?(?:\d+(?:\.\d)?|\.\d)/g)].map(Number);

/** The corners of an outline of relative curves, added up. */
function cornersOf(outline: string): [number, number][] {
  const [start = "", steps = ""] = outline.replace(/^M/, "").replace(/z$/, "").split("c");
  let [x = 0, y = 0] = numbers(start);
  const figures = numbers(steps);
  const corners: [number, number][] = [];
  for (let index = 4; index < figures.length; index += 6) {
    x += figures[index] ?? 0;
    y += figures[index + 1] ?? 0;
    corners.push([x, y]);
  }
  return corners;
}

describe("cut paper", () => {
  it("is cut the same way every time", () => {
    expect(roundPiece(10, 10, 5, 5, { seed: 3 })).toBe(roundPiece(10, 10, 5, 5, { seed: 3 }));
    expect(roundPiece(10, 10, 5, 5, { seed: 3 })).not.toBe(roundPiece(10, 10, 5, 5, { seed: 4 }));
  });

  it("keeps within the wander of its edge", () => {
    assert(
      property(integer({ min: 1, max: 999 }), integer({ min: 20, max: 200 }), (seed, radius) => {
        const corners = cornersOf(roundPiece(0, 0, radius, radius, { seed, wobble: 0.05 }));
        expect(corners).toHaveLength(9);
        for (const [x, y] of corners) {
          const distance = Math.hypot(x, y);
          expect(distance).toBeGreaterThan(radius * 0.94);
          expect(distance).toBeLessThan(radius * 1.06);
        }
      }),
    );
  });

  it("is always a closed outline of finite numbers", () => {
    const outlines = [
      leafPiece(1, 2, 30, 12, 77),
      cornerPiece("0,0 10,0 10,8 0,8", 3),
      wedgePiece(0, 0, 40, 10, 250),
    ];
    for (const outline of outlines) expect(outline).toMatch(/^M[-\d. CLQAZ]+Z$/);
  });
});
