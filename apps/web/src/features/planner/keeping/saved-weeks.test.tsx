import {
  certifyMealPlan,
  changeMealPlan,
  deleteMealPlan,
  listMealPlans,
  readMealPlan,
  readPlannerPreferences,
  saveMealPlan,
} from "@meal/contract/planner";
import type { OutputOf } from "@meal/contract/endpoint";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { today } from "../../../platform/today.ts";
import { answer, answerWith, breakDown, refuse } from "../../../testing/answers.ts";
import { axeFindsNothing } from "../../../testing/axe.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { message } from "../../../testing/marks.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";

type Plan = OutputOf<typeof readMealPlan>;

const stew = recipeCalled("Lemon stew");
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** The planner with a plan on the screen, and a server that keeps these weeks. */
async function openWith(weeks: readonly Plan[], plan = planCalled("Our week", [stew], 3)) {
  let kept = [...weeks];
  plan.content.startDate = today();
  localStorage.setItem("selected-meal-plan", JSON.stringify({ id: plan.id }));
  const screen = await renderAt("/planner", {
    as: somebody(),
    answers: [
      answer(readMealPlan, plan),
      answer(readPlannerPreferences, { servings: 1, dislikes: [], dishesLeftOut: [], usual: null }),
      answer(certifyMealPlan, { certificate: nothingCertified }),
      answerWith(listMealPlans, ({ query: { kind } }) => {
        const items = kind === "week" ? kept : [plan];
        return { items, total: items.length };
      }),
      answerWith(saveMealPlan, ({ body: { kind, ...sent } }) => {
        const stored = { ...plan, ...sent, revision: 1 };
        if (kind === "week") kept = [...kept, stored];
        return stored;
      }),
      answerWith(changeMealPlan, ({ params, body }) => {
        kept = kept.map((week) => (week.id === params.id ? Object.assign(week, { name: body.name }) : week));
        return kept.find(({ id }) => id === params.id) ?? plan;
      }),
      answerWith(deleteMealPlan, ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id);
        return undefined;
      }),
    ],
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Our week" })).toBeVisible();
  return screen;
}

async function openWeeks() {
  await page.getByRole("button", { name: /^(?:Saved )?Plans$/u }).click();
  await page.getByRole("radio", { name: "Weeks" }).click({ force: true });
}

test("a week is saved as it is, without its dates, and a press takes it back", async () => {
  const screen = await openWith([]);
  await button("Save this week").click();
  await expect.element(message("Our week is saved as a week")).toBeVisible();
  const [{ body } = { body: undefined }] = screen.sent(saveMealPlan);
  expect(body).toMatchObject({ name: "Our week", kind: "week" });
  expect(body?.content.startDate).toBeUndefined();
  expect(body?.content.days).toHaveLength(3);
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => screen.sent(deleteMealPlan)).toHaveLength(1);
});

test("a saved week becomes a new plan from the chosen date on, and what it promises is counted again", async () => {
  const screen = await openWith([planCalled("Winter week", [stew], 2)]);
  await openWeeks();
  await axeFindsNothing();
  await button("Plan Winter week again").click();
  const from = page.getByLabelText("From");
  await expect.element(from).toHaveValue(dateOfDay(today(), 4));
  await from.fill(dateOfDay(today(), 10));
  await button("Plan it").click();
  await expect.element(page.getByRole("heading", { level: 2, name: "Winter week" })).toBeVisible();
  await expect.poll(() => screen.sent(saveMealPlan)).toHaveLength(1);
  const [{ body } = { body: undefined }] = screen.sent(saveMealPlan);
  expect(body).toMatchObject({ name: "Winter week", content: { startDate: dateOfDay(today(), 10) } });
  expect(body?.kind ?? "plan").toBe("plan");
  await expect.poll(() => screen.sent(certifyMealPlan).length).toBeGreaterThan(0);
});

test("a saved week is renamed, deleted and brought back", async () => {
  const screen = await openWith([planCalled("Winter week", [stew], 2)]);
  await openWeeks();
  await button("Rename Winter week").click();
  await page.getByLabelText("Name", { exact: true }).fill("Cold week");
  await button("Save").click();
  await expect.element(button("Plan Cold week again")).toBeVisible();
  await button("Delete Cold week").click();
  await expect.element(page.getByText("No saved weeks yet")).toBeVisible();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect.element(button("Plan Cold week again")).toBeVisible();
  expect(screen.sent(saveMealPlan)[0]?.body.kind).toBe("week");
});

test("what cannot be saved or renamed says so", async () => {
  const screen = await openWith([planCalled("Winter week", [stew], 2)]);
  screen.now(refuse(saveMealPlan, "too_many_saved"));
  await button("Save this week").click();
  await expect.element(message("The week was not saved. Please try again.")).toBeVisible();
  await openWeeks();
  await button("Rename Winter week").click();
  screen.now(refuse(changeMealPlan, "changed_elsewhere"));
  await button("Save").click();
  await expect.element(message("The week was not renamed. Please try again.")).toBeVisible();
});

test("weeks that do not load can be asked for again", async () => {
  const screen = await openWith([planCalled("Winter week", [stew], 2)]);
  screen.now(breakDown(listMealPlans));
  await openWeeks();
  await expect.element(page.getByRole("heading", { name: "Failed to load your saved weeks" })).toBeVisible();
  screen.now(answer(listMealPlans, { items: [], total: 0 }));
  await button("Try again").click();
  await expect.element(page.getByText("No saved weeks yet")).toBeVisible();
});

test("without a network a week is not saved, and that is said", async () => {
  const screen = await openWith([]);
  screen.goOffline();
  await button("Save this week").click();
  await expect.element(message("You are offline. Save the week once you're online.")).toBeVisible();
  expect(screen.sent(saveMealPlan)).toEqual([]);
});
