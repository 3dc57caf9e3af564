import type { Page } from "@playwright/test";
import { savePlan, usePlan } from "./kitchen.ts";
import { logOut, signUp, stored } from "./person.ts";
import { expect, open, test } from "./test.ts";

const recipeButton = { name: "Open the recipe" };

/** What the page showed before the app had drawn itself, if that was more than its outline. */
const lookOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("test-look"));

/** Notes the first look as soon as it is there, and presses what is asked for in it. */
async function watchFirst(page: Page, press?: string): Promise<void> {
  await page.addInitScript((words) => {
    sessionStorage.removeItem("test-look");
    const changes = new MutationObserver(() => {
      const look = document.querySelector("#boot[data-look]");
      if (look === null) return;
      changes.disconnect();
      sessionStorage.setItem("test-look", look.textContent);
      const buttons = [...look.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent === words)?.click();
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
  }, press);
}

async function openKept(page: Page): Promise<void> {
  await open(page, "/dashboard");
  await expect(page.getByRole("button", recipeButton)).toBeVisible();
  await expect.poll(() => stored(page, "first-look")).toContain("Open the recipe");
}

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
  const { id } = await savePlan(context.request, "Week", 7);
  await usePlan(context.request, id);
});

test("the dashboard is there at once when it is opened again, and what is pressed meanwhile is done", async ({
  page,
}) => {
  await openKept(page);
  const dish = await page.locator("#next-meal + p").innerText();
  await watchFirst(page, recipeButton.name);
  await page.reload();
  await expect(page.getByRole("dialog", { name: dish })).toBeVisible();
  expect(await lookOf(page)).toContain(dish);
  await expect(page.locator("#boot")).toHaveCount(0);
});

test("what was changed since, another day and another size show no former dashboard", async ({ page }) => {
  await openKept(page);
  const look = (await stored(page, "first-look")) ?? "";
  await watchFirst(page);

  const openWith = async (change: object) => {
    await open(page, "/support");
    const changed = JSON.stringify(Object.assign(JSON.parse(look), change));
    await page.evaluate((text) => localStorage.setItem("first-look", text), changed);
    await open(page, "/dashboard");
    await expect(page.getByRole("button", recipeButton)).toBeVisible();
    return lookOf(page);
  };
  expect(await openWith({})).toContain("Open the recipe");
  // Whoever looked for a second alone sees it again.
  await open(page, "/dashboard");
  expect(await lookOf(page)).toContain("Open the recipe");
  expect(await openWith({ until: Date.now() })).toBeNull();
  expect(await openWith({ from: Date.now() + 3_600_000 })).toBeNull();
  expect(await openWith({ width: 1 })).toBeNull();
  expect(await openWith({ script: "/assets/older.js" })).toBeNull();
  expect(await openWith({ pieces: [["p", {}, "damaged"]] })).toBeNull();

  await open(page, "/profile");
  await page.getByRole("tab", { name: "Personal Info" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Save personal info" }).click();
  await expect.poll(() => stored(page, "first-look")).toBeNull();
});

test("nobody meets the dashboard of whoever signed out", async ({ page }) => {
  await openKept(page);
  await watchFirst(page);
  await logOut(page);
  expect(await stored(page, "first-look")).toBeNull();
  await open(page, "/dashboard");
  await expect(page).toHaveURL(/\/login/u);
  expect(await lookOf(page)).toBeNull();
});
