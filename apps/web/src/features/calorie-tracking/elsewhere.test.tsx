import { addConsumption } from "@meal/contract/calorie-tracking";
import { readUsage } from "@meal/contract/entitlements";
import { listPlansInUse } from "@meal/contract/planner";
import { countSaved } from "@meal/contract/recipes";
import { readShoppingList } from "@meal/contract/shopping-list";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { today } from "../../platform/today.ts";
import { type Answer, answer } from "../../testing/answers.ts";
import { itIs } from "../../testing/clock.ts";
import { mayCook, timerAddress } from "../../testing/cooking.ts";
import { diaryWith, eaten, noLimit } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
import { emptyList } from "../../testing/lists.ts";
import { message } from "../../testing/marks.ts";
import { planCalled } from "../../testing/plans.ts";
import { recipeCalled } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Lemon stew", { calories: 512 });
const plan = planCalled("Week", [stew]);
const inUse = { ...plan, content: { ...plan.content, startDate: today() }, datesInUse: [today()] };
const planned = answer(listPlansInUse, { items: [inUse] });
const board: readonly Answer[] = [
  answer(countSaved, { plans: 0, recipes: 0 }),
  answer(readShoppingList, emptyList),
];
const card = page.getByRole("region", { name: "Today's calories" });
const bar = card.getByRole("progressbar");
const ate = page.getByRole("button", { name: "I ate this" });

test.each([
  [1380, "69%", "fill-herb"],
  [1400, "70%", "fill-butter-fill"],
  [1780, "89%", "fill-butter-fill"],
  [1800, "90%", "fill-danger"],
  [2600, "100%", "fill-danger"],
])("the dashboard tells %i kcal of the usual 2,000 as %s", async (calories, percent, colour) => {
  const answers = [...board, ...diaryWith([eaten("Feast", 0, { calories })])];
  await renderAt("/dashboard", { as: somebody(), answers });
  await expect.element(card.getByText(percent, { exact: true })).toBeVisible();
  await expect.element(card.getByText(`${calories.toLocaleString("en-US")} of 2,000 kcal`)).toBeVisible();
  await expect.element(bar.element().querySelector("rect")).toHaveClass(colour);
});

test("the dashboard counts against a limit that was set, and leads to the diary", async () => {
  const answers = [...board, ...diaryWith([eaten("Oats", 0)], { ...noLimit, daily_limit: 1000 })];
  await renderAt("/dashboard", { as: somebody(), answers });
  await expect.element(card.getByText("400 of 1,000 kcal")).toBeVisible();
  await expect
    .element(card.getByRole("link", { name: "Open your diary" }))
    .toHaveAttribute("href", "/calorie-tracking");
  await expect.element(page.getByRole("link", { name: "Calories" }).first()).toBeVisible();
});

test("whoever has no diary meets no empty bar, and nothing offers to write", async () => {
  const features = [{ feature: "calorie_tracking", used: 0, limit: 0 }];
  const answers = [...board, planned, answer(readUsage, { features })];
  await renderAt("/dashboard", { as: somebody(), answers });
  await expect.element(card.getByText("Logging what you eat is part of Premium.")).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(ate).not.toBeInTheDocument();
});

test("today's planned dinner is noted at one tap, also half of it and two of it", async () => {
  itIs(`${today()}T17:30`);
  const answers = [...board, ...diaryWith(), planned];
  const screen = await renderAt("/dashboard", { as: somebody(), answers });
  await ate.click();
  await expect.element(message("Added to nutrition tracking")).toBeVisible();
  await expect.element(card.getByText("512 of 2,000 kcal")).toBeVisible();
  for (const words of ["I ate half", "I ate two servings"]) {
    await page.getByRole("button", { name: "Other portions" }).click();
    await page.getByRole("menuitem", { name: words }).click();
  }
  await expect
    .poll(() => screen.sent(addConsumption).map(({ body }) => [body.calories, body.meal, body.eaten_on]))
    .toEqual([512, 256, 1024].map((calories) => [calories, "dinner", today()]));
});

test("at the end of the timer what was planned for today is noted", async () => {
  const answers = [...mayCook, ...diaryWith(), planned];
  const screen = await renderAt(timerAddress("Lemon stew", 5), { as: somebody(), answers });
  await page.getByRole("button", { name: "Create Timer" }).click();
  await ate.first().click();
  await expect.poll(() => screen.sent(addConsumption).map(({ body }) => body.calories)).toEqual([512]);
});
