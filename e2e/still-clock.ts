import { expect, type Page } from "@playwright/test";

/** The carousel of the page, while it goes on by itself or while it does not. */
async function carouselIs(page: Page, isMoving: boolean): Promise<void> {
  const carousel = page.locator("[aria-roledescription=carousel]");
  await expect(carousel).toHaveAttribute("data-moving", String(isMoving));
}

export const carouselMoves = (page: Page) => carouselIs(page, true);
export const carouselStands = (page: Page) => carouselIs(page, false);

/**
 * Opens a page whose time stands still from here on: an installed clock alone goes on with the real one, and a test
 * that takes longer than it thinks would find the page further on. The carousel begins only now.
 */
export async function openWithStillClock(page: Page, openPage: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: "2026-05-04T10:00:00Z" });
  await openPage();
  await carouselStands(page);
  await page.clock.pauseAt("2026-05-04T11:00:00Z");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await carouselMoves(page);
}
