import type { Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the screen: where it comes down or goes to, and that it leaves. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    rest: (on: Point) => send("touchStart", [on]),
    goTo: (place: Point) => send("touchMove", [place]),
    leave: () => send("touchEnd", []),
  };
}
