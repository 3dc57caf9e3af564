import { readUsage } from "@meal/contract/entitlements";
import {
  certifyMealPlan,
  listPlansInUse,
  readMealPlan,
  readPlannerPreferences,
} from "@meal/contract/planner";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { today } from "../../../platform/today.ts";
import { answer, hold } from "../../../testing/answers.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const item = (name: string | RegExp) => page.getByRole("menuitem", { name, exact: true }).elements();

test("nothing in the menu of a meal moves from under the finger, whenever the parts of others come", async () => {
  const made = planCalled("Our week", [recipeCalled("Stew")]);
  const plan = { ...made, content: { ...made.content, startDate: today(), certificate: nothingCertified } };
  localStorage.setItem("selected-meal-plan", JSON.stringify({ id: plan.id }));
  const usage = hold(
    answer(readUsage, { features: [{ feature: "calorie_tracking", used: 0, limit: null }] }),
  );
  await renderAt("/planner", {
    as: somebody(),
    answers: [
      answer(readMealPlan, plan),
      answer(certifyMealPlan, { certificate: nothingCertified }),
      answer(listPlansInUse, { items: [] }),
      answer(readPlannerPreferences, { servings: 2, dislikes: [], dishesLeftOut: [], usual: null }),
      usage,
    ],
  });
  await page.getByRole("button", { name: "More for Stew" }).first().click();
  const places = new Set<number>();
  const partsThere = () => {
    const [lock] = item("Lock");
    if (lock instanceof HTMLElement) places.add(lock.offsetTop);
    return item(/^(?:Cook|I ate half|Cooked it)$/u).length;
  };
  expect(partsThere()).toBeLessThan(3);
  usage.letGo();
  await vi.waitUntil(() => partsThere() === 3, { interval: 1, timeout: 10_000 });
  expect(places.size).toBe(1);
});
