import {
  certifyMealPlan,
  type generateMealPlan,
  readPlannerPreferences,
  streamMealPlan,
} from "@meal/contract/planner";
import type { OutputOf } from "@meal/contract/endpoint";
import { browseCookbook } from "@meal/contract/recipes";
import { readShoppingList } from "@meal/contract/shopping-list";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, events } from "../../../testing/answers.ts";
import { somebody } from "../../../testing/fake-session.ts";
import { dishCalled } from "../../../testing/dishes.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { emptyList } from "../../../testing/lists.ts";
import { smallTargets } from "../../../testing/small-targets.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { choicesOf } from "./choices.ts";
import { generation, idle } from "../making/generation-state.ts";
import { planStoreOf } from "../plan/plan-store.ts";
import { thingsAtHome } from "../../shopping-list/texts/en/stat.ts";
import * as settings from "../texts/en/settings.ts";
import { inShort } from "../texts/en/figures.ts";
import * as t from "../texts/en/week-settings.ts";

const { content } = planCalled("A week", [recipeCalled("Chickpea stew", { dishId: "stew" })]);
const found: OutputOf<typeof generateMealPlan> = {
  days: content.days,
  certificate: null,
  impossible: null,
  generationInfo: { provider: "built-in", model: null, isFallback: false, note: null },
  generation: "mark",
};
const panel = page.getByRole("region", { name: settings.settings });
const make = panel.getByRole("button", { name: settings.generate });
const stew = page.getByRole("heading", { level: 4, name: "Chickpea stew" });

beforeEach(() => {
  generation.set(idle);
  planStoreOf(null).set(null);
  choicesOf(null).set({});
});

async function openFold(title: string) {
  const screen = await renderAt("/planner", {
    answers: [
      answer(certifyMealPlan, { certificate: nothingCertified }),
      answer(browseCookbook, { items: [dishCalled("Oatmeal")], total: 1 }),
      events(streamMealPlan, ["done", found]),
    ],
  });
  await panel.getByRole("button", { name: settings.change }).click();
  await panel.getByText(title, { exact: true }).click();
  return screen;
}

test("time, nutrition, money and a second diet are asked for as they were chosen, and said in one line", async () => {
  const screen = await openFold(t.limits);
  await panel.getByText(t.familiarities.adventurous).click();
  await panel.getByLabelText(t.figures.workday).selectOptions(t.asked.workday(30));
  await panel
    .getByLabelText(t.figures.sodiumMaxMg)
    .selectOptions(t.named(t.lowSalt, t.asked.sodiumMaxMg(1500)));
  await panel.getByLabelText(t.figures.budgetCentsWeek).selectOptions(t.custom);
  await panel.getByLabelText(t.units.budgetCentsWeek).fill("$85.50");
  await panel.getByLabelText(t.secondDiet).selectOptions("gluten-free");
  await expect.element(panel.getByText(inShort.workday(30)).first()).toBeVisible();
  await make.click();
  await expect.element(stew).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body).toMatchObject({
    familiar: "adventurous",
    handsOnLimit: { workday: 30 },
    limits: { sodiumMaxMg: 1500, budgetCentsWeek: 8550 },
    diets: ["gluten-free"],
  });
});

test("a figure that no plan can be asked for is shown where it was typed, and nothing is made", async () => {
  const screen = await openFold(t.limits);
  const protein = panel.getByLabelText(t.figures.proteinMin);
  await protein.selectOptions(t.custom);
  const typed = panel.getByLabelText(t.units.proteinMin);
  await typed.fill("lots");
  await make.click();
  await expect.element(typed).toHaveFocus();
  await expect.element(panel.getByText(t.outOfRange(1, 1000))).toBeVisible();
  expect(screen.sent(streamMealPlan)).toEqual([]);
  await panel.getByRole("button", { name: t.clear }).click();
  await expect.element(protein).toHaveValue("");
  await make.click();
  await expect.element(stew).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body).not.toHaveProperty("limits");
});

test("a dish stands every week, people come, and a meal is eaten out; each can be taken away", async () => {
  const screen = await openFold(t.standing);
  await panel.getByLabelText(t.when).selectOptions(t.weekdayGroups.workingDays);
  await panel.getByLabelText(t.whichMeal).selectOptions(t.slots.breakfast);
  await panel.getByLabelText(t.dish).fill("oat");
  await panel.getByRole("button", { name: t.addDish("Oatmeal") }).click();
  await panel.getByLabelText(t.when).selectOptions(t.weekdayGroups.everyDay);
  await panel.getByLabelText(t.whichMeal).selectOptions(t.slots.dinner);
  await panel.getByText(t.kinds.out).click();
  await panel.getByRole("button", { name: t.add, exact: true }).click();
  await panel.getByText(t.kinds.people).click();
  await panel.getByRole("button", { name: "More people" }).last().click();
  await panel.getByRole("button", { name: t.add, exact: true }).click();
  const list = panel.getByRole("list", { name: t.standingList });
  // Nobody is counted for a meal that is eaten out: the later wish stands.
  await expect
    .poll(() =>
      list
        .getByRole("listitem")
        .elements()
        .map((row) => row.textContent),
    )
    .toEqual([
      `${t.standingDish(t.atMeal(t.weekdayGroups.workingDays, "breakfast"), "Oatmeal")}${t.removeShort}`,
      `${t.standingPeople(t.atMeal(t.weekdayGroups.everyDay, "dinner"), 2)}${t.removeShort}`,
    ]);
  expect(smallTargets()).toBe("");
  await make.click();
  await expect.element(stew).toBeVisible();
  const days = [0, 1, 2, 3, 4];
  expect(screen.sent(streamMealPlan)[0]?.body.standing).toEqual(
    days.map((weekday) => ({ weekday, slot: "breakfast", dishId: "oatmeal" })),
  );
  expect(planStoreOf(null).get()?.content.days[0]?.meals[0]?.servings).toBe(2);
  await panel.getByRole("button", { name: settings.change }).click();
  await panel.getByText(t.standing, { exact: true }).click();
  await list.getByRole("button").first().click();
  await expect.poll(() => choicesOf(null).get().standing?.length).toBe(1);
});

test("whoever has things at home is led to them from the form, and what is past its day is not counted", async () => {
  const milk = {
    id: "55555555-5555-4555-8555-555555555555",
    name: "milk",
    quantity: "",
    unit: "",
    aisle: "dairy_eggs",
    bestBefore: null,
    since: "2026-11-20",
    share: 1,
  } as const;
  const past = { ...milk, id: "66666666-6666-4666-8666-666666666666", bestBefore: "2020-01-31" };
  await renderAt("/planner", {
    as: somebody(),
    answers: [
      answer(readPlannerPreferences, { servings: 1, dislikes: [], dishesLeftOut: [], usual: null }),
      answer(readShoppingList, { ...emptyList, atHome: [milk, past] }),
    ],
  });
  await panel.getByRole("button", { name: settings.change }).click();
  const link = panel.getByRole("link", { name: thingsAtHome(1) });
  await expect.element(link).toHaveAttribute("href", "/shopping-list?view=at-home");
});
