import type { Page } from "@playwright/test";
import { signUp } from "./person.ts";
import { addItem, openList, tickOf } from "./shopping-page.ts";
import { expect, test } from "./test.ts";

const box = (page: Page) => page.getByRole("dialog", { name: "Chat" });
const turns = (page: Page) => box(page).getByRole("list", { name: "Conversation" });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
}

test("somebody asks about their list, puts a recipe on it, is kept without a network, and meets the gate", async ({
  context,
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/u);
  await signUp(context.request, baseURL ?? "");
  await openList(page);
  await addItem(page, "oat milk");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(box(page).getByText("3 of 3 free messages left")).toBeVisible();
  await ask(page, "What is left to buy?");
  await expect(turns(page).getByText("oat milk")).toBeVisible();
  await expect(box(page).getByText("Looked at your shopping list")).toBeVisible();
  await expect(box(page).getByText("2 of 3 free messages left")).toBeVisible();

  await ask(page, "How do I make hummus?");
  const add = box(page).getByRole("button", { name: "Add to the list" });
  await add.click();
  await expect(box(page).getByRole("button", { name: "Added to List" })).toBeVisible();

  await context.setOffline(true);
  await ask(page, "How long do eggs keep?");
  await expect(turns(page).getByText("You are offline.", { exact: false })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await box(page).getByRole("button", { name: "Earlier conversations" }).click();
  await box(page).getByRole("button", { name: "What is left to buy?" }).first().click();
  await box(page).getByRole("button", { name: "Ask again" }).click();
  await expect(turns(page).getByText("3 to 5 weeks", { exact: false })).toBeVisible();
  await expect(box(page).getByRole("heading", { name: "Premium Feature" })).toBeVisible();

  await openList(page);
  await expect(tickOf(page, "oat milk")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /chickpeas/iu }).first()).toBeVisible();
});
