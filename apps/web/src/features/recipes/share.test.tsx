import { readRecipe, recipeFacts } from "@meal/contract/recipes";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { message } from "../../testing/marks.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Lemon stew");
const share = page.getByRole("button", { name: "Share" });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
});

/** The device's own sheet, which a browser of tests has not. */
function withSheet(sheet: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
}

async function openRecipe(): Promise<void> {
  const answers = [answer(readRecipe, { recipe: stew, source: "cookbook" }), answer(recipeFacts, someFacts)];
  await renderAt(`/recipe/${stew.id}`, { answers });
  await page.getByRole("button", { name: "More servings" }).click();
}

test("a recipe goes to the clipboard where there is no sheet, in the amounts on the screen", async () => {
  const written = vi.spyOn(Clipboard.prototype, "writeText").mockResolvedValue();
  await openRecipe();
  await share.click();
  await expect.element(message("Recipe copied")).toBeVisible();
  expect(written.mock.calls[0]?.[0]).toContain("Ingredients (for 3):\n1½ onions, chopped");
});

test("the sheet gets the whole recipe, and giving it up is no failure", async () => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  withSheet(sheet);
  await openRecipe();
  await share.click();
  await expect.poll(() => sheet.mock.calls[0]?.[0].text).toMatch(/^Lemon stew/u);
  sheet.mockRejectedValue(new DOMException("Closed", "AbortError"));
  await share.click();
  await expect.poll(() => sheet.mock.calls).toHaveLength(2);
  await expect.element(message("Failed to share recipe")).not.toBeInTheDocument();
});

test("a sheet that fails is told, and the clipboard takes over", async () => {
  withSheet(() => Promise.reject(new DOMException("No", "NotAllowedError")));
  vi.spyOn(Clipboard.prototype, "writeText").mockResolvedValue();
  await openRecipe();
  await share.click();
  await expect.element(message("Failed to share recipe")).toBeVisible();
  await expect.element(message("Recipe copied")).toBeVisible();
});

test("a clipboard that refuses is told", async () => {
  vi.spyOn(Clipboard.prototype, "writeText").mockRejectedValue(new Error("No"));
  await openRecipe();
  await share.click();
  await expect.element(message("Failed to copy recipe")).toBeVisible();
});

test("a blocked pop-up is told in the specified words", async () => {
  vi.spyOn(globalThis, "open").mockReturnValue(null);
  await openRecipe();
  await page.getByRole("button", { name: "Print Recipe" }).click();
  await expect.element(message("Pop-up blocked! Please allow pop-ups for printing.")).toBeVisible();
});
