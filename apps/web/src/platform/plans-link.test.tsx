import { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { listPlansInUse, readPlannerPreferences } from "@meal/contract/planner";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../testing/answers.ts";
import { freeWhereSold, sold } from "../testing/billing.ts";
import { mayCook } from "../testing/cooking.ts";
import { somebody } from "../testing/fake-session.ts";
import { renderAt } from "../testing/render-at.tsx";

const usedUp = { ...freeWhereSold, canGeneratePlan: false, generatedPlansCount: 3 };
const answers = [
  ...mayCook,
  answer(checkSubscriptionLimit, usedUp),
  answer(listPlansInUse, { items: [] }),
  answer(readPlannerPreferences, { servings: 1, dislikes: [], dishesLeftOut: [], usual: null }),
];
const upgrade = page.getByRole("main").getByRole("link", { name: "Upgrade", exact: true });

test.each([
  ["/cooking-timer", "Free users can use the Cooking Timer 3 times"],
  ["/planner", "You've used 3 of 3 free meal plans"],
])("the banner of %s leads to the plans", async (path, words) => {
  await renderAt(path, { as: somebody(), here: sold, answers });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(upgrade).toHaveAttribute("href", "/subscription");
});

test("whoever has used up their free plans is shown the plans to buy", async () => {
  await renderAt("/planner", { as: somebody(), here: sold, answers });
  await page.getByRole("button", { name: "Just plan my week" }).click();
  const dialog = page.getByRole("dialog", { name: "Your free plans are used up" });
  await expect
    .element(dialog.getByRole("link", { name: "Upgrade to Premium" }))
    .toHaveAttribute("href", "/subscription");
});

test("there is no such way where nothing is sold", async () => {
  await renderAt("/planner", { as: somebody(), answers });
  await expect.element(page.getByText("You've used 3 of 3 free meal plans")).toBeVisible();
  await expect.element(upgrade).not.toBeInTheDocument();
});
