import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./test.ts";

/** Goes to the list, and waits until it is there. */
export async function openList(page: Page): Promise<void> {
  await open(page, "/shopping-list");
  await expect(page.getByLabel("Add an item")).toBeVisible();
}

/** Writes something down, and waits until it stands on the list. */
export async function addItem(page: Page, typed: string, name = typed): Promise<void> {
  await page.getByLabel("Add an item").fill(typed);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(tickOf(page, name)).toBeVisible();
}

/** The tick of an item, which is its whole row. */
export function tickOf(page: Page, name: string): Locator {
  return page.getByRole("checkbox", { name: new RegExp(`^${name}`, "u") });
}

/** Waits until the line under the title says how things stand. */
export async function stateIs(page: Page, words: string): Promise<void> {
  await expect(
    page.getByRole("banner").or(page.locator("main header")).getByText(words, { exact: true }),
  ).toBeVisible();
}

/** Opens what can be done with the whole list, and does it. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More list options" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Opens the sheet of an item. */
export async function openItem(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `More about ${name}` }).click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet).toBeVisible();
  return sheet;
}
