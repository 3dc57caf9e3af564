import {
  certifyMealPlan,
  findMealAlternatives,
  listPlansInUse,
  readMealPlan,
  readPlannerPreferences,
} from "@meal/contract/planner";
import { planWishes } from "@meal/contract/plan-wishes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";

test("a word that is no food is told as such, and the nearest foods are one press away", async () => {
  const plan = planCalled("Our day", [], 1);
  const content = {
    ...plan.content,
    days: [{ day: 1, meals: [recipeCalled("Stew", { type: "dinner" })] }],
    certificate: nothingCertified,
    request: planWishes.parse({ days: 1, mealsPerDay: 1 }),
  };
  localStorage.setItem("selected-meal-plan", JSON.stringify({ id: plan.id }));
  const screen = await renderAt("/planner", {
    as: somebody(),
    answers: [
      answer(readMealPlan, { ...plan, content }),
      answer(certifyMealPlan, { certificate: nothingCertified }),
      answer(listPlansInUse, { items: [] }),
      answer(readPlannerPreferences, { servings: 2, dislikes: [], dishesLeftOut: [], usual: null }),
      answer(findMealAlternatives, { alternatives: [], notFound: { nearest: ["chicken"] } }),
    ],
  });
  await page.getByRole("button", { name: "More for Stew" }).first().click();
  await page.getByRole("menuitem", { name: "Swap for another", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Something with").fill("chikkenz");
  await dialog.getByRole("button", { name: "Look" }).click();
  await expect.element(dialog.getByText("We don't know a food called “chikkenz”")).toBeVisible();
  await dialog.getByRole("button", { name: "Look for something with chicken" }).click();
  await expect
    .poll(() => screen.sent(findMealAlternatives).at(-1)?.body.wish)
    .toEqual({ kind: "with", food: "chicken" });
});
