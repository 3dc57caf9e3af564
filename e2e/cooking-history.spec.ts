import { axeFindsNothing } from "./axe.ts";
import { cook, openHistory } from "./cooked-meals.ts";
import { answersAreKept } from "./kitchen.ts";
import { type Person, signUp } from "./person.ts";
import { expect, open, test as base } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

test("an empty history says how it fills", async ({ page }) => {
  await open(page, "/cooking-timer");
  const shown = await openHistory(page);
  const words =
    "You haven't cooked anything yet! Complete a recipe and take a photo to build your cooking history.";
  await expect(shown.getByText(words, { exact: true })).toBeVisible();
  await axeFindsNothing(page, "in the empty history");
});

test("an entry shows when it was cooked, and goes for good after a question", async ({ page, context }) => {
  for (const name of ["Onion soup", "Chickpea stew"]) await cook(context.request, name);
  await open(page, "/cooking-timer");
  const shown = await openHistory(page);
  await expect(shown.getByRole("article")).toHaveCount(2);
  const stew = shown.getByRole("article").filter({ hasText: "Chickpea stew" });
  await expect(stew.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/u)).toBeVisible();
  await expect(stew.getByText(/^\d{1,2}:\d{2} [AP]M$/u)).toBeVisible();
  const question = page.getByRole("dialog", { name: "Remove Chickpea stew?" });
  await stew.getByRole("button", { name: "Remove Chickpea stew" }).click();
  await axeFindsNothing(page, "with the question");
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(stew.getByRole("button", { name: "Remove Chickpea stew" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(shown.getByRole("article")).toHaveCount(1);
  await expect(shown.getByRole("region", { name: "What you cooked" })).toBeFocused();
});

test(
  "a long history scrolls in its own frame, and goes on where it ends",
  { tag: "@desktop" },
  async ({ page, context }) => {
    for (let at = 1; at <= 14; at += 1) await cook(context.request, `Stew number ${at}`);
    await open(page, "/cooking-timer");
    const shown = await openHistory(page);
    await expect(shown.getByRole("article")).toHaveCount(12);
    const frame = shown.getByRole("region", { name: "What you cooked" });
    const most = 0.7 * (page.viewportSize()?.height ?? 0);
    expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(most + 1);
    await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(shown.getByRole("article")).toHaveCount(14);
    await axeFindsNothing(page, "in the history");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

test.describe("without a network", () => {
  test.use(withWorker);
  // The browser itself notes every call that found no network.
  test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

  test("the history of the last visit opens", async ({ page, context }) => {
    await cook(context.request, "Chickpea stew");
    await open(page, "/cooking-timer");
    await expect((await openHistory(page)).getByRole("article")).toHaveCount(1);
    await appIsKept(page);
    await answersAreKept(page, "Chickpea stew");
    await context.setOffline(true);
    await open(page, "/cooking-timer");
    const shown = await openHistory(page);
    await expect(shown.getByText("Chickpea stew", { exact: true })).toBeVisible();
    await expect(shown.getByText("You are offline. Rating and removing need the network.")).toBeVisible();
    await expect(shown.getByRole("radio", { name: "Good" })).toBeDisabled();
  });

  test("a history that was never opened here says so", async ({ page, context }) => {
    await open(page, "/cooking-timer");
    await expect(page.getByRole("button", { name: "Cooking History" })).toBeVisible();
    await appIsKept(page);
    await context.setOffline(true);
    const shown = await openHistory(page);
    await expect(shown.getByRole("heading", { name: "Your history is not on this device" })).toBeVisible();
  });
});
