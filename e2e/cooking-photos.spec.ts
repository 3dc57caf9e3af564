import { axeFindsNothing } from "./axe.ts";
import { browser } from "./browser.ts";
import { finishCooking, holdCalls, openHistory, openTimer } from "./cooked-meals.ts";
import { message, messagesShow, type Person, signUp } from "./person.ts";
import { expect, test as base } from "./test.ts";

const fakeCamera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});
test.use({
  launchOptions: { ...browser, args: [...browser.args, ...fakeCamera] },
  permissions: ["camera"],
});

const photos = "**/api/cooking-history/photos";

test("a photo of the meal goes into the history, and the timer is free again", async ({ page }) => {
  await page.addInitScript(rememberCameras);
  const letGo = await holdCalls(page, photos);
  const popup = await finishCooking(page, "Chickpea stew");
  await expect(popup.getByText("Now, what would you like to do?")).toBeVisible();
  await axeFindsNothing(page, "in the popup");
  await popup.getByRole("button", { name: "Take a photo of Chickpea stew" }).click();
  const capture = page.getByRole("dialog", { name: "Capture Meal Photo" });
  await capture.getByRole("button", { name: "Take Photo", exact: true }).click();
  await expect(capture.getByRole("img", { name: "Your meal" })).toBeVisible();
  expect(await page.evaluate(camerasThatAreOn)).toEqual({ opened: 1, on: 0 });
  await axeFindsNothing(page, "with the photo held");
  await capture.getByRole("button", { name: "Save with Photo" }).click();
  await expect(message(page, "Uploading image...")).toBeVisible();
  await expect(capture.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(capture).toBeVisible();
  letGo();
  await messagesShow(page, "Image uploaded successfully!", "Chickpea stew saved to your cooking history!");
  await expect(capture).toHaveCount(0);
  await expect(page.getByLabel("Recipe Name")).toBeVisible();
  const shown = await openHistory(page);
  const photo = shown.getByRole("img", { name: "Chickpea stew" });
  await expect.poll(() => photo.evaluate(isDrawn)).toBe(true);
  await expect(photo).toHaveAttribute("src", /^\/files\/meal-images\/meal_photos\/[\da-f-]+\.jpg$/u);
});

test("a picture that the browser cannot take is told, and cancelling leaves the timer as it was", async ({
  page,
}) => {
  await openTimer(page, "Chickpea stew");
  await page.getByRole("button", { name: "Take Photo of Meal" }).click();
  await page.getByRole("button", { name: "Use Camera" }).click();
  await page.evaluate(() => {
    window.createImageBitmap = () => Promise.reject(new DOMException("no", "InvalidStateError"));
  });
  await page.getByRole("button", { name: "Take Photo", exact: true }).click();
  await expect(message(page, "Failed to process captured photo")).toBeVisible();
  await page.getByRole("button", { name: "Turn Camera Off" }).click();
  await expect(message(page, "Photo capture cancelled.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Step 1 of 2", { exact: true })).toBeVisible();
});

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

declare global {
  interface Window {
    cameras?: MediaStream[];
  }
}

/** Keeps every stream of the camera in sight of the test. */
function rememberCameras(): void {
  const devices = navigator.mediaDevices;
  const ask = devices.getUserMedia.bind(devices);
  const cameras: MediaStream[] = [];
  window.cameras = cameras;
  devices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    cameras.push(stream);
    return stream;
  };
}

function camerasThatAreOn() {
  const streams = window.cameras ?? [];
  const on = streams.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === "live"));
  return { opened: streams.length, on: on.length };
}
