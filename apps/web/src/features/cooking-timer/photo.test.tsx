import { addCooked, uploadMealPhoto } from "@meal/contract/cooking-timer";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answer, answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { heicUnreadable } from "../../platform/photo/texts/en.ts";
import { mayCook, timerAddress } from "../../testing/cooking.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { picture } from "../../testing/pictures.ts";
import { renderAt } from "../../testing/render-at.tsx";

const dialog = page.getByRole("dialog", { name: "Take a Photo of Your Meal" });
const chooser = dialog.getByLabelText("Upload Photo");
const photo = dialog.getByRole("img", { name: "Your meal" });
const save = dialog.getByRole("button", { name: "Save with Photo" });
const stored = answer(uploadMealPhoto, {
  publicUrl: "/files/cooking_images/55555555-5555-4555-8555-555555555555.jpg",
});

afterEach(() => vi.restoreAllMocks());

async function openDialog(...answers: readonly Answer[]) {
  const path = timerAddress("Chickpea stew", 0, 0);
  const screen = await renderAt(path, { as: somebody(), answers: [...mayCook, stored, ...answers] });
  await page.getByRole("button", { name: "Create Timer" }).click();
  await page.getByRole("button", { name: "Take Photo of Meal" }).click();
  await expect.element(dialog.getByText("No photo selected")).toBeVisible();
  return screen;
}

async function holdPhoto(...answers: readonly Answer[]) {
  const screen = await openDialog(...answers);
  await userEvent.upload(chooser, await picture("meal.png"));
  await expect.element(photo).toBeVisible();
  return screen;
}

test("a photo is chosen, put away and left out", async () => {
  const held = hold(mayCook.at(-1) ?? stored);
  const screen = await openDialog(held);
  await save.click();
  await expect.element(message("No image available to save.")).toBeVisible();
  await userEvent.upload(chooser, await picture("meal.png"));
  await dialog.getByRole("button", { name: "Remove Image" }).click();
  await expect.element(dialog.getByText("No photo selected")).toBeVisible();
  await dialog.getByRole("button", { name: "Save without Photo" }).click();
  await expect.element(page.getByText("Uploading...", { exact: true })).toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Close" })).toBeDisabled();
  held.letGo();
  await expect.element(message("Recipe saved to your cooking history")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.sent(uploadMealPhoto)).toEqual([]);
  expect(screen.sent(addCooked)[0]?.body).toMatchObject({ recipe_name: "Chickpea stew", image_url: null });
});

test("a meal whose recipe has no name goes by its first step, and what cannot be kept waits for another try", async () => {
  const steps = JSON.stringify({ steps: ["Serve."] });
  const path = `/cooking-timer?recipeData=${encodeURIComponent(steps)}`;
  const answers = [...mayCook, refuse(addCooked, "internal")];
  const screen = await renderAt(path, { as: somebody(), answers });
  await page.getByRole("button", { name: "Create Timer" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Take a photo of" }).click();
  const capture = page.getByRole("dialog", { name: "Capture Meal Photo" });
  const without = capture.getByRole("button", { name: "Save without Photo" });
  await without.click();
  await expect.element(message("Failed to save cooking history.")).toBeVisible();
  await expect.element(without).toBeEnabled();
  screen.now(...mayCook);
  await without.click();
  await expect.element(message("Serve. saved to your cooking history!")).toBeVisible();
});

test("a file that is no photo is told", async () => {
  await openDialog();
  await userEvent.upload(chooser, new File(["eggs"], "list.txt", { type: "text/plain" }));
  await expect.element(message("Failed to pick image. Please try again.")).toBeVisible();
  await userEvent.upload(chooser, new File(["eggs"], "meal.jpg", { type: "image/jpeg" }));
  await expect.element(message("Failed to process selected image")).toBeVisible();
  await userEvent.upload(chooser, new File(["\0\0\0 ftypheic\0\0\0\0mif1heic"], "meal.heic"));
  await expect.element(message(heicUnreadable)).toBeVisible();
  chooser.element().dispatchEvent(new Event("cancel", { bubbles: true }));
  await expect.element(message("Image selection cancelled.")).toBeVisible();
});

test.each([
  ["NotAllowedError", "Camera access is required. Please enable it in your device settings."],
  ["SecurityError", "Permission error: not here"],
  ["NotReadableError", "Failed to take photo. Please ensure camera access is allowed."],
])("a camera that answers %s is told, and a photo can still be chosen", async (refused, words) => {
  const refusal = new DOMException("not here", refused);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(refusal);
  await openDialog();
  await dialog.getByRole("button", { name: "Use Camera" }).click();
  await expect.element(message(words)).toBeVisible();
  await expect.element(dialog.getByText("No photo selected")).toBeVisible();
});

test("a photo that cannot be stored keeps no meal from being saved", async () => {
  const screen = await holdPhoto(breakDown(uploadMealPhoto));
  await save.click();
  await expect.element(message("Failed to upload image. Saving history without it.")).toBeVisible();
  await expect.element(message("Recipe saved to your cooking history")).toBeVisible();
  expect(screen.sent(addCooked)[0]?.body.image_url).toBeNull();
});

test.each([
  [refuse(addCooked, "internal"), "Failed to save recipe."],
  [refuse(addCooked, "invalid_input"), "Recipe information is incomplete."],
  [refuse(uploadMealPhoto, "image_unreadable"), "Failed to process image"],
  [refuse(uploadMealPhoto, "not_signed_in"), "User not authenticated. Cannot save cooking history."],
])("whatever cannot be saved stays as it is, and says why", async (fault, words) => {
  const screen = await holdPhoto(fault);
  await save.click();
  await expect.element(message(words)).toBeVisible();
  await expect.element(save).toBeEnabled();
  await expect.element(photo).toBeVisible();
  screen.now(stored, ...mayCook);
  await save.click();
  await expect.element(message("Recipe saved to your cooking history")).toBeVisible();
});

test("without a network a photo waits on its screen until it can be saved", async () => {
  const screen = await holdPhoto();
  screen.goOffline();
  await save.click();
  await expect.element(message("Failed to save recipe.")).toBeVisible();
  await expect.element(photo).toBeVisible();
  screen.goOnline();
  await save.click();
  await expect.element(message("Recipe saved to your cooking history")).toBeVisible();
});
