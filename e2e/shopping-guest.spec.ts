import { axeFindsNothing } from "./axe.ts";
import { message } from "./person.ts";
import { addItem, choose, openItem, openList, tickOf } from "./shopping-page.ts";
import { expect, test } from "./test.ts";

test("a guest sees the sample list, works on it, and nothing of it is kept", async ({ page }) => {
  await openList(page);
  for (const item of ["Fresh Tomatoes 4 units", "Spinach 200 g", "Olive Oil 1 bottle"]) {
    await expect(page.getByRole("checkbox", { name: item })).toBeVisible();
  }
  await addItem(page, "2 kg potatoes", "potatoes 2 kg");
  await tickOf(page, "Spinach").click();
  await expect(tickOf(page, "Spinach")).toBeChecked();
  await page.reload();
  await expect(tickOf(page, "Spinach")).not.toBeChecked();
  await expect(tickOf(page, "potatoes")).toHaveCount(0);
});

test("a guest takes the list along as text, aisle by aisle", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openList(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(message(page, "Shopping list copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Shopping list\n\n🥦 Fruit and vegetables\n☐ Fresh Tomatoes, 4 units\n☐ Spinach, 200 g\n\n🫙 Pantry\n☐ Olive Oil, 1 bottle",
  );
});

test("a guest does it all by keyboard", { tag: "@desktop" }, async ({ page }) => {
  await openList(page);
  await page.getByLabel("Add an item").focus();
  await page.keyboard.type("3 limes");
  await page.keyboard.press("Enter");
  await expect(tickOf(page, "limes 3 units")).toBeVisible();
  await tickOf(page, "limes").focus();
  await page.keyboard.press("Space");
  await expect(tickOf(page, "limes")).toBeChecked();
  await expect(tickOf(page, "limes")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "limes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a guest finds every dialog in order, in both themes", { tag: "@desktop" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("ui-theme", "system"));
  await openList(page);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await openItem(page, "Spinach");
    await axeFindsNothing(page, `in the sheet of an item, ${theme}`);
    await page.getByRole("button", { name: "Ask about it" }).click();
    await expect(page.getByRole("dialog", { name: "Ask about Spinach" })).toBeVisible();
    await axeFindsNothing(page, `in the help about a product, ${theme}`);
    await page.keyboard.press("Escape");
    await choose(page, "Order of aisles");
    await expect(page.getByRole("dialog", { name: "Order of aisles" })).toBeVisible();
    await axeFindsNothing(page, `in the order of the aisles, ${theme}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a guest asks about a product in words, and with a photo", async ({ page }) => {
  await page.route("**/api/functions/analyze-product", async (route) => {
    const { context, imageBase64 } = route.request().postDataJSON();
    const isPhoto = String(imageBase64).startsWith("data:image/jpeg;base64,");
    const seen = isPhoto ? `, with a ${context.questionType}` : "";
    await route.fulfill({
      json: { response: `You asked: ${context.question}${seen}`, generationInfo: null },
    });
  });
  await openList(page);
  await openItem(page, "Spinach");
  await page.getByRole("button", { name: "Ask about it" }).click();
  const ask = page.getByRole("button", { name: "Ask", exact: true });
  const asked = "You asked: Is this Spinach? Is it a suitable option for my recipe?";
  await ask.click();
  await expect(page.getByText(asked, { exact: true })).toBeVisible();
  await page.getByText("With a photo").click();
  await expect(ask).toBeDisabled();
  const camera = page.getByLabel("Take or choose a photo");
  await camera.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
  await expect(page.getByText("This file is not a photo we can read.")).toBeVisible();
  await expect(ask).toBeDisabled();
  await camera.setInputFiles({
    name: "spinach.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole("img", { name: "The product you ask about" })).toBeVisible();
  await ask.click();
  await expect(page.getByText(`${asked}, with a photo`, { exact: true })).toBeVisible();
});
