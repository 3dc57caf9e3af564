import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { sizeIs } from "../../testing/device.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { menu } from "../texts/en/frame.ts";
import { licenses } from "../texts/en/site-links.ts";

/** An edge of the screen that the system needs for itself, in pixels. */
interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const upright = { top: 59, right: 0, bottom: 34, left: 0 };
const onItsSide = { top: 0, right: 59, bottom: 21, left: 59 };
let before: string;

beforeEach(() => {
  before = document.documentElement.style.cssText;
  onTestFinished(() => {
    document.documentElement.style.cssText = before;
  });
});

/** As the app of a phone says it to its page. */
function phoneNeeds(edges: Edges): void {
  for (const [edge, px] of Object.entries(edges))
    document.documentElement.style.setProperty(`--safe-area-inset-${edge}`, `${px}px`);
}

/** What cannot be scrolled away from under an edge, and what lies under one at its side. */
function underAnEdge({ top, right, bottom, left }: Edges): readonly string[] {
  const found = [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")];
  return found
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(":popover-open"))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      if (box.width < 2 || box.bottom < 0 || box.top > innerHeight) return false;
      const isBeside = box.left < left || box.right > innerWidth - right;
      const isAbove = box.top < top;
      const isBelow = staysInPlace(one) && box.bottom > innerHeight - bottom;
      return isBeside || isAbove || isBelow;
    })
    .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim());
}

function staysInPlace(one: Element | null): boolean {
  if (one === null) return false;
  return getComputedStyle(one).position === "fixed" || staysInPlace(one.parentElement);
}

const sizes = [
  ["upright", 390, 844, upright, "/shopping-list"],
  ["on its side", 844, 390, onItsSide, "/support"],
  ["small and on its side", 667, 375, onItsSide, "/shopping-list"],
] as const;

test.each(sizes)(
  "nothing to press lies under an edge of a phone that is %s, nor in a sheet",
  async (_, width, height, edges, path) => {
    await sizeIs(width, height);
    phoneNeeds(edges);
    await renderAt(path, { here: { facts: ["in-app"] } });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    await expect.poll(() => underAnEdge(edges)).toEqual([]);
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("button", { name: licenses }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => underAnEdge(edges)).toEqual([]);
  },
);
