import { canUseFeature, readUsage } from "@meal/contract/entitlements";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../testing/answers.ts";
import { sold } from "../testing/billing.ts";
import { diaryWith } from "../testing/diary.ts";
import { somebody } from "../testing/fake-session.ts";
import { renderAt } from "../testing/render-at.tsx";

const features = [
  { feature: "cooking_timer", used: 3, limit: 3 },
  { feature: "food_analysis", used: 1, limit: 1 },
  { feature: "calorie_tracking", used: 0, limit: 0 },
];
const [, ...diary] = diaryWith([]);
const closed = [...diary, answer(canUseFeature, false), answer(readUsage, { features })];
const up = page.getByRole("link", { name: "Upgrade to Premium" });

test.each(["/cooking-timer", "/food-analysis", "/calorie-tracking"])(
  "the gate of %s has a way up and a way back",
  async (path) => {
    const screen = await renderAt(path, { as: somebody(), here: sold, answers: closed });
    await expect.element(page.getByRole("heading", { level: 1, name: "Premium Feature" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Back to Dashboard" }))
      .toHaveAttribute("href", "/dashboard");
    await up.click();
    await expect.poll(screen.address).toBe("/subscription");
  },
);

test("a gate says who can open it where nothing is sold", async () => {
  await renderAt("/food-analysis", { as: somebody(), answers: closed });
  const words = "Premium is not sold on this site; whoever runs it can give it to you.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(up).not.toBeInTheDocument();
});
