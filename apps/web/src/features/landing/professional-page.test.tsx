import type { Fact } from "@meal/domain/deployment/facts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothing } from "../../testing/axe.ts";
import { deviceSays, onDesktop, sizeIs } from "../../testing/device.ts";
import { allMayBeUsed } from "../../testing/here.ts";
import { renderAt } from "../../testing/render-at.tsx";

const sold: readonly Fact[] = [...allMayBeUsed, "sold"];
const soldAsWritten: readonly Fact[] = [...sold, "trial", "basic-plan", "web-prices", "money-back"];
const promises = /Save 30%|\$8\.99|\$12\.99|Basic|14 days|money-back|No credit card/u;

const main = page.getByRole("main");
const part = (name: string) => page.getByRole("region", { name, exact: true });
const pricing = part("What it costs");
const words = () => main.element().textContent;
const openAnswers = () =>
  [...document.querySelectorAll("#faq details[open] summary")].map(({ textContent }) => textContent);

const line = () => getComputedStyle(page.getByRole("banner").element()).borderBottomColor;

async function open(facts: readonly Fact[] = allMayBeUsed, texts = {}) {
  const screen = await renderAt("/professional", { here: { facts, texts } });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

test("its four anchors lead to parts that are there", async () => {
  await open();
  const places = page.getByRole("navigation", { name: "On this page" }).getByRole("link").elements();
  const hrefs = places.map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["#features", "#testimonials", "#pricing", "#faq"]);
  for (const href of hrefs) expect(document.querySelector(href ?? "")).not.toBeNull();
});

test("its header changes once the page is scrolled by more than 10 px, and back", async () => {
  await open();
  const flat = line();
  scrollTo({ top: 10, behavior: "instant" });
  await expect.element(page.getByRole("banner")).toBeVisible();
  expect(document.documentElement.dataset["scrolled"]).toBeUndefined();
  scrollTo({ top: 11, behavior: "instant" });
  await expect.poll(() => document.documentElement.dataset["scrolled"]).toBe("");
  await expect.poll(line).not.toBe(flat);
  scrollTo({ top: 0, behavior: "instant" });
  await expect.poll(line).toBe(flat);
});

test("its figures are those of this build", async () => {
  await open();
  const { dishes, foods } = import.meta.env.COOKBOOK;
  const figures = [...part("The cookbook in numbers").element().querySelectorAll("dd")];
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    dishes.toLocaleString("en"),
    foods.toLocaleString("en"),
    "21",
    "14",
  ]);
});

test("what nobody on this site can use is not among its features", async () => {
  await open(allMayBeUsed.filter((fact) => fact !== "may-calorie_tracking"));
  await expect.element(page.getByRole("heading", { name: "Nutrition Chat" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Calorie Tracking" })).not.toBeInTheDocument();
});

test("on a phone the three samples are a list, each marked as one, with a role and no name", async () => {
  await open();
  const list = part("What somebody might say").getByRole("listitem");
  await expect.element(list.first()).toBeVisible();
  const shown = list.elements().filter((item) => item.checkVisibility());
  expect(shown).toHaveLength(3);
  for (const item of shown) expect(item.textContent).toMatch(/^Sample/u);
  expect(shown.map((item) => item.querySelector("figcaption")?.textContent)).toEqual([
    "A parent of two",
    "Somebody who cooks for one",
    "A host with an allergic guest",
  ]);
});

test("on a desktop they move on every five seconds, and stand still where less motion is wished", async () => {
  await onDesktop();
  await open();
  const carousel = page.getByRole("region", { name: "Samples" });
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await page.getByRole("banner").hover();
  await deviceSays({ "prefers-reduced-motion": "no-preference" });
  await expect.element(carousel).toHaveAttribute("data-moving", "true");
  const current = () => carousel.element().querySelector("[aria-current]")?.getAttribute("aria-label");
  expect(current()).toBe("Show A parent of two");
  await vi.advanceTimersByTimeAsync(4999);
  expect(current()).toBe("Show A parent of two");
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(current).toBe("Show Somebody who cooks for one");
});

test("prices are chosen between by the year and by the month, where they are sold so", async () => {
  await open(soldAsWritten);
  await expect.element(pricing.getByText("Save 30%")).toBeVisible();
  await expect.element(pricing.getByText("5 AI meal plans a month")).toBeVisible();
  await expect.element(pricing.getByRole("radio", { name: "Annual" })).toBeChecked();
  await expect.element(pricing.getByText("$8.99")).toBeVisible();
  await expect.element(pricing.getByText("$12.99")).not.toBeVisible();
  await pricing.getByText("Monthly", { exact: true }).click();
  await expect.element(pricing.getByText("$12.99")).toBeVisible();
  await expect.element(pricing.getByText("$8.99")).not.toBeVisible();
  await expect.element(main.getByText("30-day money-back guarantee")).toBeVisible();
  const noCard = "No credit card required. Free trial includes all Premium features.";
  expect(main.getByText(noCard).elements()).toHaveLength(2);
  expect(words()).toContain("free for 14 days");
});

test("where Premium is sold without these promises, none of them stands there, and its price is the app's", async () => {
  await open(sold);
  await expect.element(pricing.getByText("$9.00")).toBeVisible();
  await expect.element(pricing.getByText("3 meal plans to try")).toBeVisible();
  expect(words()).not.toMatch(promises);
});

test("where nothing is sold, nothing is offered: everybody has it, or nobody can buy it", async () => {
  await open([...allMayBeUsed, "premium-for-all"]);
  await expect.element(pricing.getByText("Nothing is sold on this site.")).toBeVisible();
  await expect.element(pricing.getByRole("link", { name: "Get Premium" })).not.toBeInTheDocument();
  expect(words()).not.toMatch(promises);
  expect(words()).not.toContain("$");
});

test("where nobody can buy it, the free plan alone stands there", async () => {
  await open([]);
  await expect.element(pricing.getByText("Premium cannot be bought on this site.")).toBeVisible();
  await expect.element(pricing.getByRole("link", { name: "Get Premium" })).not.toBeInTheDocument();
  expect(words()).not.toMatch(promises);
});

test("what is free is told in the figures of this site", async () => {
  await open([...sold, "own-limits", "free-meal_plan", "endless-chat"], { "free-meal_plan": "10" });
  const card = pricing.getByRole("article").filter({ hasText: "Start for free" });
  await expect.element(card.getByText("Meal plans: 10")).toBeVisible();
  await expect.element(card.getByText("The chat, without a limit")).toBeVisible();
  await expect.element(card.getByText(/3 |1 food|cooking timer/u)).not.toBeInTheDocument();
  await expect.element(page.getByText("What the card “Free” above lists for this site.")).toBeVisible();
  expect(words()).not.toContain("unless the operator");
});

test("a test checkout is called one", async () => {
  await open([...soldAsWritten, "test-checkout"]);
  await expect.element(pricing.getByText("no money moves")).toBeVisible();
});

test("its questions open one at a time, the first from the start", async () => {
  await open();
  expect(openAnswers()).toEqual(["What can I do without paying?"]);
  await page.getByText("Who wrote the recipes?").click();
  await expect.poll(openAnswers).toEqual(["Who wrote the recipes?"]);
});

test("a video is there only where there is one, and asked for only by a press", async () => {
  await open();
  await expect.element(page.getByRole("link", { name: "Play the video" })).not.toBeInTheDocument();
});

test("pressing play shows the video in the page", async () => {
  const address = "about:blank";
  await open(["video"], { "video-address": address, "video-host": "video.example" });
  const play = page.getByRole("link", { name: "Play the video" });
  await expect.element(play).toHaveAttribute("href", address);
  expect(document.querySelectorAll("#main iframe")).toHaveLength(0);
  await play.click();
  await expect.element(page.getByTitle("Video about the product")).toHaveAttribute("src", address);
  await expect.element(page.getByTitle("Video about the product")).toHaveFocus();
});

test.each([
  ["light", 320],
  ["dark", 320],
  ["light", 1280],
])("everybody can read it in the %s theme, %d px wide", async (theme, width) => {
  document.documentElement.dataset["theme"] = theme;
  onTestFinished(() => void Reflect.deleteProperty(document.documentElement.dataset, "theme"));
  await sizeIs(width, 800);
  await open([...soldAsWritten, "test-checkout"]);
  expect(document.documentElement.scrollWidth).toBe(width);
  await axeFindsNothing(theme);
});
