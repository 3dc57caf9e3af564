import { listMealPlans } from "@meal/contract/planner";
import { browseCookbook } from "@meal/contract/recipes";
import { readShoppingList } from "@meal/contract/shopping-list";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith, breakDown, hold } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { deviceSays } from "../../testing/device.ts";
import { dishCalled } from "../../testing/dishes.ts";
import { somebody } from "../../testing/fake-session.ts";
import { finger, middleOf, type Point } from "../../testing/hand.ts";
import { itemCalled, listOf } from "../../testing/lists.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "../texts/en/pull.ts";

const inApp = { facts: ["in-app"] } as const;
const chip = () => document.querySelector<HTMLElement>("[data-pull]");
const link = (name: string) => page.getByRole("link", { name });
const cookbookOf = (...names: readonly string[]) =>
  answer(browseCookbook, { items: names.map((name) => dishCalled(name)), total: names.length });

beforeEach(() => scrollTo(0, 0));

/** A finger that comes down on the page's title once the page rests, goes so far in steps, and stays. */
async function pull(px: number, aside = 0): Promise<Point> {
  const from = await middleOf(page.getByRole("heading", { level: 1 }));
  await finger.rest(from);
  for (let step = 1; step <= 5; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- A finger is in one place after the other.
    await finger.goTo({ x: from.x + (aside * step) / 5, y: from.y + (px * step) / 5 });
  }
  return from;
}

async function openCookbook(here: Parameters<typeof renderAt>[1] = { here: inApp }) {
  const screen = await renderAt("/recipes", { answers: [cookbookOf("Green curry")], ...here });
  await expect.element(link("Green curry")).toBeVisible();
  const asked = () => screen.sent(browseCookbook).length;
  return { screen, asked, before: asked() };
}

test("a page that is pulled down far enough in the app asks the server, and says so", async () => {
  await deviceSays({ "prefers-reduced-motion": "no-preference" });
  const { screen } = await openCookbook();
  await expect.poll(chip).not.toBeNull();
  const fresh = hold(cookbookOf("Omelet"));
  screen.now(fresh);
  await pull(180);
  // It came down with the finger, and nothing is asked before the finger leaves.
  expect(chip()?.getBoundingClientRect().top).toBeGreaterThan(16);
  await expect.element(link("Green curry")).toBeVisible();
  await finger.leave();
  await expect.element(page.getByText(t.asking)).toBeInTheDocument();
  await axeFindsNothing("while the page is refreshed");
  fresh.letGo();
  await expect.element(link("Omelet")).toBeVisible();
  await expect.element(page.getByText(t.upToDate)).toBeInTheDocument();
});

test("a short pull, one to the side, and one that goes back up ask nothing", async () => {
  const { asked, before } = await openCookbook();
  await expect.poll(chip).not.toBeNull();
  await pull(60);
  await finger.leave();
  const aside = await pull(180, 180);
  await finger.goTo({ x: aside.x + 180, y: aside.y + 1 });
  await finger.leave();
  const { x, y } = await pull(180);
  await finger.goTo({ x, y: y + 5 });
  await finger.leave();
  await expect.poll(() => getComputedStyle(chip() ?? document.body).opacity).toBe("0");
  expect(asked()).toBe(before);
});

test("the shopping list asks for what other devices changed", async () => {
  let list = listOf(itemCalled("Milk"));
  await renderAt("/shopping-list", {
    as: somebody(),
    here: inApp,
    answers: [answer(listMealPlans, { items: [], total: 0 }), answerWith(readShoppingList, () => list)],
  });
  await expect.element(page.getByRole("checkbox", { name: "Milk" })).toBeVisible();
  await expect.poll(chip).not.toBeNull();
  list = { ...listOf(itemCalled("Bread")), revision: 2 };
  await pull(180);
  await finger.leave();
  await expect.element(page.getByRole("checkbox", { name: "Bread" })).toBeVisible();
});

test("what does not come is said, and stays as it was", async () => {
  const { screen } = await openCookbook();
  await expect.poll(chip).not.toBeNull();
  screen.now(breakDown(browseCookbook));
  await pull(180);
  await finger.leave();
  await expect.element(message(t.failed)).toBeVisible();
  await expect.element(link("Green curry")).toBeVisible();
});

test("without a network nothing turns for ever", async () => {
  const { screen, asked, before } = await openCookbook();
  await expect.poll(chip).not.toBeNull();
  screen.goOffline();
  await pull(180);
  await finger.leave();
  expect(chip()?.dataset["pull"]).toBe("");
  expect(asked()).toBe(before);
});

test("in a browser, which has a pull of its own, there is none", async () => {
  await openCookbook({});
  expect(chip()).toBeNull();
  expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe("auto");
});

test("the browser's own is off where ours is", async () => {
  await openCookbook();
  await expect.poll(() => getComputedStyle(document.documentElement).overscrollBehaviorY).toBe("none");
});
