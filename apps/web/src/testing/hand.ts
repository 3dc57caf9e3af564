import type { CDPSession } from "@vitest/browser-playwright";
import { expect } from "vitest";
import { cdp, type Locator } from "vitest/browser";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a hand meets something: its middle, in whole pixels of the window, once it has come in and the page rests. What
 * comes late, a typeface first of all, pushes what is below it away from under the hand.
 */
export async function middleOf(place: Locator): Promise<Point> {
  let last = pointOf(place);
  await expect
    .poll(() => {
      const now = pointOf(place);
      const rests = now.x === last.x && now.y === last.y && now.y < window.innerHeight;
      last = now;
      return rests && document.fonts.status === "loaded";
    })
    .toBe(true);
  return last;
}

function pointOf(place: Locator): Point {
  const { left, top, width, height } = place.element().getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** A finger on the screen: where it comes down or goes to, and that it leaves. */
export const finger = {
  rest: (on: Point) => touch("touchStart", [on]),
  goTo: (place: Point) => touch("touchMove", [place]),
  leave: () => touch("touchEnd", []),
  swipe,
};

/** A mouse with its left button. */
export const mouse = {
  press: (on: Point) => move("mousePressed", on),
  drag: (place: Point) => move("mouseMoved", place),
  release: (place: Point) => move("mouseReleased", place),
};

/** A finger that goes up or down at once. */
async function swipe(on: Point, yDistance: number): Promise<void> {
  const session: CDPSession = cdp();
  await session.send("Input.synthesizeScrollGesture", { ...inWindow(on), yDistance, speed: 2000 });
}

async function touch(type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]): Promise<void> {
  const session: CDPSession = cdp();
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(inWindow) });
}

async function move(type: "mousePressed" | "mouseMoved" | "mouseReleased", place: Point): Promise<void> {
  const session: CDPSession = cdp();
  await session.send("Input.dispatchMouseEvent", {
    ...inWindow(place),
    type,
    button: "left",
    buttons: type === "mouseReleased" ? 0 : 1,
    clickCount: 1,
  });
}

/** The screen stands in a frame of the test runner's window. */
function inWindow({ x, y }: Point): Point {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x + left, y: y + top };
}
