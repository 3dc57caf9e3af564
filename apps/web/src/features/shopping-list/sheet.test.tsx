import { analyzeProduct } from "@meal/contract/product-help";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerWith, breakDown } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { deviceSays, onDesktop, sizeIs } from "../../testing/device.ts";
import { middleOf, mouse } from "../../testing/hand.ts";
import { message } from "../../testing/marks.ts";
import { picture } from "../../testing/pictures.ts";
import { renderAt } from "../../testing/render-at.tsx";

const tick = (name: string) => page.getByRole("checkbox", { name });
const sheet = (name: string) => page.getByRole("dialog", { name });
const question = "Is this Spinach? Is it a suitable option for my recipe?";
const ask = page.getByRole("button", { name: "Ask", exact: true });
const aisles = sheet("Aisle order").getByRole("listitem");

async function openItem(name: string) {
  await page.getByRole("button", { name: `More about ${name}` }).click();
  await expect.element(sheet(name)).toBeVisible();
  return sheet(name);
}

async function choose(action: string) {
  await page.getByRole("button", { name: "More list options" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The n-th aisle of the order, by its words. */
const aisleAt = (at: number) => aisles.elements()[at]?.textContent;

test("an item is changed, deleted and brought back, and ticked ones are cleared", async () => {
  await renderAt("/shopping-list");
  const item = await openItem("Spinach");
  await item.getByLabelText("Quantity").fill("2");
  await item.getByLabelText("Unit").fill("bags");
  await userEvent.keyboard("{Escape}");
  await expect.element(tick("Spinach 2 bags")).toBeVisible();
  await (await openItem("Olive Oil")).getByRole("button", { name: "Delete" }).click();
  await expect.element(tick("Olive Oil")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(tick("Olive Oil")).toBeVisible();
  await tick("Olive Oil").click();
  await choose("Clear checked items");
  await expect.element(tick("Olive Oil")).not.toBeInTheDocument();
  await expect.element(tick("Spinach 2 bags")).toBeVisible();
});

test("an item keeps its name until it has another one, and moves to the aisle that is chosen", async () => {
  await renderAt("/shopping-list");
  const item = await openItem("Spinach");
  await item.getByLabelText("Name").fill("");
  await expect.element(item.getByText("Please enter an item name")).toBeVisible();
  await item.getByLabelText("Aisle").selectOptions("bakery");
  await userEvent.keyboard("{Escape}");
  await expect.element(tick("Spinach")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "Bakery" })).toBeVisible();
});

test.each([
  ["phone", "light"],
  ["desktop", "dark"],
] as const)("on a %s every dialog is in order in the %s theme", async (device, theme) => {
  if (device === "desktop") await onDesktop();
  localStorage.setItem("ui-theme", "system");
  await deviceSays({ "prefers-color-scheme": theme });
  document.documentElement.dataset["theme"] = theme;
  onTestFinished(() => void (document.documentElement.dataset["theme"] = "light"));
  await renderAt("/shopping-list");
  await openItem("Spinach");
  await axeFindsNothing("in the sheet of an item");
  await page.getByRole("button", { name: "Ask about it" }).click();
  await expect.element(sheet("Ask about Spinach")).toBeVisible();
  await axeFindsNothing("in the help about a product");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await choose("Aisle order");
  await expect.element(sheet("Aisle order")).toBeVisible();
  await axeFindsNothing("in the order of the aisles");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("aisles are moved by keys and carried by the mouse, and the list follows", async () => {
  // All of them in sight, so that nothing scrolls along.
  await sizeIs(1280, 1400);
  await renderAt("/shopping-list");
  await choose("Aisle order");
  const up = page.getByRole("button", { name: "Move Pantry up" });
  await expect.element(up).toBeVisible();
  const before = aisles.elements().findIndex(({ textContent }) => textContent.includes("Pantry"));
  up.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => aisleAt(before - 1)).toContain("Pantry");
  await expect.element(up).toHaveFocus();
  const from = await middleOf(aisles.getByText("Pantry"));
  const to = await middleOf(aisles.first());
  await mouse.press(from);
  for (const share of [0.3, 0.6, 1]) {
    await mouse.drag({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
  await expect.poll(() => document.querySelectorAll("[data-over]").length).toBe(1);
  await mouse.release(to);
  await expect.poll(() => aisleAt(0)).toContain("Pantry");
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toMatchTextContent(/Pantry/u);
});

const answered = answerWith(analyzeProduct, ({ body: { context, imageBase64 } }) => ({
  response: `You asked: ${context.question}${imageBase64 ? `, with a ${context.questionType}` : ""}`,
  generationInfo: { provider: "built-in", model: null, isFallback: false, note: null },
}));

test("a product is asked about in words, and with a photo", async () => {
  const screen = await renderAt("/shopping-list", { answers: [answered] });
  await (await openItem("Spinach")).getByRole("button", { name: "Ask about it" }).click();
  await ask.click();
  await expect.element(page.getByText(`You asked: ${question}`, { exact: true })).toBeVisible();
  await page.getByText("With a photo").click();
  await expect.element(ask).toBeDisabled();
  const camera = page.getByLabelText("Take or choose a photo");
  await userEvent.upload(camera, new File(["no photo"], "notes.txt", { type: "text/plain" }));
  await expect.element(page.getByText("This file is not a photo we can read.")).toBeVisible();
  await expect.element(ask).toBeDisabled();
  await userEvent.upload(camera, await picture("spinach.png"));
  await expect.element(page.getByRole("img", { name: "The product you are asking about" })).toBeVisible();
  await page.getByLabelText("Your question").fill("Is it fresh?");
  await ask.click();
  await expect
    .element(page.getByText("You asked: Is it fresh?, with a photo", { exact: true }))
    .toBeVisible();
  expect(screen.sent(analyzeProduct).at(-1)?.body.imageBase64).toMatch(/^data:image\/jpeg;base64,/u);
  await userEvent.keyboard("{Escape}");
});

test("a question about a product that is not answered is told, and stays", async () => {
  await renderAt("/shopping-list", { answers: [breakDown(analyzeProduct)] });
  await (await openItem("Spinach")).getByRole("button", { name: "Ask about it" }).click();
  await page.getByLabelText("Your question").fill("Is it fresh?");
  await ask.click();
  await expect.element(message("Failed to analyze the product. Please try again.")).toBeVisible();
  await expect.element(page.getByLabelText("Your question")).toHaveValue("Is it fresh?");
  await userEvent.keyboard("{Escape}");
});

test("a file that cannot be written is told", async () => {
  const real = CompressionStream;
  onTestFinished(() => void Reflect.set(globalThis, "CompressionStream", real));
  Reflect.deleteProperty(globalThis, "CompressionStream");
  await renderAt("/shopping-list");
  await choose("Export PDF");
  await expect.element(message("Failed to export shopping list to PDF")).toBeVisible();
});
