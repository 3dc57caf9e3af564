import { clockSays } from "./clock.ts";
import { savePlan, usePlan } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { expect, test } from "./test.ts";

/** A day so many days from now, as plans begin on it. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString("en-CA");
}

test("the dashboard knows what is for dinner today, and what to do where nothing is", async ({
  context,
  page,
  baseURL,
}) => {
  await clockSays(page, 17, 30);
  await signUp(context.request, baseURL ?? "");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "What is for dinner?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Plan your meals" })).toBeVisible();
  const plans = [
    { startsIn: -3, words: /^Your last plan ended on /u },
    { startsIn: 3, words: /^Your next plan begins on /u },
    { startsIn: -1, words: /^Today's dinner$/u },
  ];
  for (const { startsIn, words } of plans) {
    const { id } = await savePlan(context.request, "Two days", 2, dayIn(startsIn));
    await usePlan(context.request, id);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
  }
});
