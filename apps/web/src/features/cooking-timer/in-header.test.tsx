import { listMealPlans } from "@meal/contract/planner";
import { readShoppingList } from "@meal/contract/shopping-list";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { mayCook, timerAddress } from "../../testing/cooking.ts";
import { sizeIs } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { atHome } from "../../testing/home.ts";
import { itemCalled, listOf } from "../../testing/lists.ts";
import { renderAt } from "../../testing/render-at.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const clock = page.getByRole("link", { name: /^Timer for Soup/u });
const rows = Array.from({ length: 40 }, (_, at) => itemCalled(`item ${at + 1}`));
const answers = [
  ...mayCook,
  ...atHome,
  answer(listMealPlans, { items: [], total: 0 }),
  answer(readShoppingList, listOf(...rows)),
];

async function startTimer(minutes: number) {
  const screen = await renderAt(timerAddress("Soup", minutes), { as: somebody(), answers });
  await button("Create Timer").click();
  await button("Start").click();
  return screen;
}

/** What can be pressed in the header beside the clock and shares room with it. */
function besideClock(): readonly string[] {
  const link = clock.element();
  const own = link.getBoundingClientRect();
  const others = [...(link.closest("header")?.querySelectorAll("a, button") ?? [])];
  return others
    .filter((one) => one !== link && one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
    })
    .map((one) => one.getAttribute("aria-label") ?? one.textContent);
}

const sizes = [
  [390, 844],
  [320, 690],
  [690, 320],
  [768, 1024],
  [820, 1180],
  [1280, 800],
] as const;

test.each(sizes)(
  "a running timer has room of its own in the header at %i by %i, and stays in sight",
  async (width, height) => {
    await sizeIs(width, height);
    await startTimer(40);
    const header = page.getByRole("banner").first();
    const before = header.element().getBoundingClientRect().height;
    await page.getByRole("link", { name: "Shopping", exact: true }).click();
    await expect.element(page.getByRole("checkbox", { name: "item 20" })).toBeInTheDocument();
    await expect.element(clock).toBeInViewport();
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(clock).toBeInViewport();
    expect(header.element().contains(clock.element())).toBe(true);
    expect(header.element().getBoundingClientRect().height).toBe(before);
    expect(besideClock()).toEqual([]);
    const { left, right } = clock.element().getBoundingClientRect();
    expect(left >= 0 && right <= innerWidth).toBe(true);
  },
);

test("the dashboard keeps a running timer in sight too, and it leads back to its steps", async () => {
  const screen = await startTimer(40);
  await page.getByRole("link", { name: "AI Meal Planner" }).first().click();
  await expect.poll(screen.address).toBe("/dashboard");
  await expect.element(clock).toBeInViewport();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(clock).toBeInViewport();
  expect(besideClock()).toEqual([]);
  await clock.click();
  await expect.element(button("Pause")).toBeVisible();
  await expect.element(clock).not.toBeInTheDocument();
});
