import {
  certifyMealPlan,
  listPlansInUse,
  readMealPlan,
  readPlannerPreferences,
} from "@meal/contract/planner";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { today } from "../../../platform/today.ts";
import { answer } from "../../../testing/answers.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { foodLeft, ideaFor, leftOver } from "../texts/en/dialogs.tsx";
import { promises } from "../texts/en/plan.tsx";
import { withSide } from "../../../platform/texts/en/side.ts";

const stew = recipeCalled("Stew", { side: { dishId: "tabbouleh", name: "tabbouleh" } });
const certificate = {
  ...nothingCertified,
  week: {
    foodsToBuy: 9,
    usedOnce: 2,
    specialty: 0,
    cooked: 1,
    assembled: 0,
    leftovers: 0,
    handsOnMinutes: [20],
    unused: 184,
    unusedFoods: [{ foodId: "spinach", name: "spinach", grams: 184 }],
    idea: { dishId: "frittata", name: "Spinach frittata" },
  },
};

test("a card says its dish, what stands beside it below, and the certificate what is left with an idea for it", async () => {
  const made = planCalled("Our week", [stew]);
  const plan = { ...made, content: { ...made.content, startDate: today(), servings: 2, certificate } };
  localStorage.setItem("selected-meal-plan", JSON.stringify({ id: plan.id }));
  await renderAt("/planner", {
    as: somebody(),
    answers: [
      answer(readMealPlan, plan),
      answer(certifyMealPlan, { certificate }),
      answer(listPlansInUse, { items: [] }),
      answer(readPlannerPreferences, { servings: 2, dislikes: [], dishesLeftOut: [], usual: null }),
    ],
  });
  await expect.element(page.getByRole("heading", { level: 4, name: "Stew", exact: true })).toBeVisible();
  await expect.element(page.getByText(withSide("tabbouleh")).first()).toBeVisible();
  await page.getByRole("button", { name: promises }).click();
  await expect.element(page.getByText(leftOver(foodLeft("180", "spinach")))).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: ideaFor("Spinach frittata") }))
    .toHaveAttribute("href", "/recipe/frittata");
});
