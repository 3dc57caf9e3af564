import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sizeIs } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { mainNavigation } from "../texts/en/frame.ts";

/** How much of the window's height is covered by what stays in place while the page scrolls. */
function coveredShare(): number {
  const parts = [...document.querySelectorAll<HTMLElement>("header, nav")];
  const heights = parts
    .filter((part) => /fixed|sticky/u.test(getComputedStyle(part).position))
    .map((part) => part.getBoundingClientRect().height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** The words of the bar at the thumb. */
function names(): readonly Element[] {
  const links = page.getByRole("navigation", { name: mainNavigation }).getByRole("link").elements();
  return links.map((link) => link.querySelector("span") ?? link);
}

test.each(["/shopping-list", "/planner"])(
  "most of a small phone on its side is for the page: %s",
  async (path) => {
    await sizeIs(667, 375);
    await renderAt(path);
    await expect.element(page.getByRole("navigation", { name: mainNavigation })).toBeVisible();
    await expect.poll(coveredShare).toBeLessThan(0.3);
  },
);

test("the places at the thumb say their whole names on the narrowest phone", async () => {
  await sizeIs(320, 640);
  await renderAt("/support", { as: somebody() });
  await expect.poll(() => names().length).toBe(6);
  await expect.poll(() => names().filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
});
