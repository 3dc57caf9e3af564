import { listMealPlans, saveMealPlan } from "@meal/contract/planner";
import {
  changeShoppingList,
  listOfDays,
  readShoppingList,
  refreshShoppingList,
} from "@meal/contract/shopping-list";
import type { PlanDay } from "@meal/domain/chef/plans";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answer, answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { emptyList, itemCalled, listOf } from "../../testing/lists.ts";
import { message } from "../../testing/marks.ts";
import { planCalled } from "../../testing/plans.ts";
import { recipeCalled } from "../../testing/recipes.ts";
import { localText } from "../../platform/device/text.ts";
import { planStoreOf } from "../planner/plan/plan-store.ts";
import { guestChangesFor, keepGuestList, keptGuestList } from "./kept-guest-list.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/page.tsx";

const milk = itemCalled("milk");
const withMilk = listOf(milk);
const field = page.getByLabelText("Add an item");
const add = page.getByRole("button", { name: "Add", exact: true });
const refresh = page.getByRole("button", { name: "Refresh from Meal Plan" });
const tick = (name: string) => page.getByRole("checkbox", { name });

const noPlans = answer(listMealPlans, { items: [], total: 0 });

async function openList(...answers: readonly Answer[]) {
  return renderAt("/shopping-list", { as: somebody(), answers: [noPlans, ...answers] });
}

test("a guest sees the sample list and works on it, and nothing is asked of the server", async () => {
  const screen = await renderAt("/shopping-list");
  for (const item of ["Fresh Tomatoes 4 units", "Spinach 200 g", "Olive Oil 1 bottle"]) {
    await expect.element(tick(item)).toBeVisible();
  }
  await expect.element(page.getByText("This is a sample. Nothing is kept until you log in.")).toBeVisible();
  await field.fill("2 kg potatoes");
  await add.click();
  await expect.element(tick("potatoes 2 kg")).toBeVisible();
  await tick("Spinach").click();
  await expect.element(tick("Spinach")).toBeChecked();
  expect(screen.sent(changeShoppingList)).toEqual([]);
});

/** What the guest has planned on this device. */
function guestPlans(name: string): readonly PlanDay[] {
  const { id, content } = planCalled("A week", [recipeCalled(name)]);
  const plan = { id, name: "A week", content, revision: null, edit: 0, savedEdit: 0, mayBeStored: false };
  planStoreOf(null).set(plan);
  onTestFinished(() => planStoreOf(null).set(null));
  return content.days;
}

test("a guest who has planned has what the plan needs, and their ticks outlive a look at another page", async () => {
  const days = guestPlans("Lentil soup");
  const screen = await renderAt("/shopping-list", { answers: [answer(listOfDays, { items: [milk] })] });
  await expect.element(page.getByText("This is what your plan needs.")).toBeVisible();
  await tick("milk").click();
  expect(screen.sent(listOfDays)[0]?.body).toEqual({ days });
  await page.getByRole("link", { name: "Timer" }).first().click();
  await page.getByRole("link", { name: "Shopping" }).first().click();
  await expect.element(tick("milk")).toBeChecked();
  expect(screen.sent(listOfDays)).toHaveLength(1);
});

test("a guest's ticks lie on the device, for this plan alone, and another tab's are seen", async () => {
  guestPlans("Lentil curry");
  const answers = [answer(listOfDays, { items: [milk] })];
  await renderAt("/shopping-list", { answers });
  await tick("milk").click();
  const kept = localText("guest-list").read() ?? "";
  expect(kept).toContain('"checked":true');
  localText("guest-list").write(kept.replace('"checked":true', '"checked":false'));
  dispatchEvent(new StorageEvent("storage", { key: "guest-list" }));
  await expect.element(tick("milk")).not.toBeChecked();
  localText("guest-list").write(kept);
  const { plan } = JSON.parse(kept);
  expect(keptGuestList(plan)?.items[0]?.checked).toBe(true);
  expect(keptGuestList("another plan")).toBeUndefined();
  localText("guest-list").write("{broken");
  expect(keptGuestList(plan)).toBeUndefined();
});

test("what a guest ticked and added is on the list of their account, once", async () => {
  const origin = { planId: "here", need: "food milk" };
  const jam = { ...itemCalled("jam"), origin: null };
  const list = { ...emptyList, items: [{ ...milk, origin, checked: true }, jam] };
  keepGuestList("any", list);
  const mine = listOf({ ...milk, origin: { ...origin, planId: "other" } });
  expect(guestChangesFor(listOf(jam))).toEqual([]);
  expect(guestChangesFor(mine)).toMatchObject([
    { kind: "check", id: milk.id, checked: true },
    { kind: "add", item: { name: "jam" } },
  ]);
  expect(guestChangesFor(mine)).toEqual([]);
});

test("a list that is open before its person's first plan is saved follows it all the same", async () => {
  guestPlans("Lentil pie");
  let saved: ReturnType<typeof planCalled>[] = [];
  const create = hold(
    answerWith(saveMealPlan, ({ body: { id, name, content } }) => {
      const plan = { ...planCalled(name, []), id, content };
      saved = [plan];
      return plan;
    }),
  );
  const screen = await renderAt("/shopping-list", {
    as: somebody(),
    answers: [
      create,
      answerWith(listMealPlans, () => ({ items: saved, total: saved.length })),
      answer(readShoppingList, emptyList),
      answer(refreshShoppingList, withMilk),
    ],
  });
  await expect.poll(() => screen.sent(listMealPlans).length).toBeGreaterThan(0);
  await expect.element(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  create.letGo();
  await expect.element(tick("milk")).toBeVisible();
});

test("a guest's list that did not come is asked for again", async () => {
  guestPlans("Lentil stew");
  const screen = await renderAt("/shopping-list", { answers: [breakDown(listOfDays)] });
  await expect.element(page.getByText("Your list is not on this device yet")).toBeVisible();
  screen.now(answer(listOfDays, { items: [milk] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(tick("milk")).toBeVisible();
});

test("a guest is told that following a plan needs an account", async () => {
  await renderAt("/shopping-list");
  await refresh.click();
  await expect.element(message("You must be signed in to refresh from meal plan")).toBeVisible();
});

test("an item needs a name", async () => {
  await renderAt("/shopping-list");
  await field.fill("   ");
  await add.click();
  await expect.element(page.getByText("Please enter an item name")).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test("a name may be in any script, with emoji and with marks of HTML", async () => {
  await renderAt("/shopping-list");
  for (const name of ["رمان", "牛乳", "🥑 avocado", "<b>bread</b>"]) {
    await field.fill(name);
    await add.click();
    await expect.element(tick(name)).toBeVisible();
  }
});

test("the list goes along as text, aisle by aisle", async () => {
  const written = vi.spyOn(Clipboard.prototype, "writeText").mockResolvedValue();
  await renderAt("/shopping-list");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(message("Shopping list copied")).toBeVisible();
  expect(written).toHaveBeenCalledWith(
    "Shopping list\n\n🥦 Fruits and vegetables\n☐ Fresh Tomatoes, 4 units\n☐ Spinach, 200 g\n\n🫙 Pantry\n☐ Olive Oil, 1 bottle",
  );
  written.mockRestore();
});

test("all of it is done by keyboard", async () => {
  await renderAt("/shopping-list");
  await field.fill("3 limes");
  await userEvent.keyboard("{Enter}");
  await expect.element(tick("limes 3 units")).toBeVisible();
  tick("limes").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(tick("limes")).toBeChecked();
  await expect.element(tick("limes")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("dialog", { name: "limes" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("an empty list of somebody without a plan leads to one", async () => {
  await openList(answer(readShoppingList, emptyList));
  await expect.element(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  const plan = page.getByRole("main").getByRole("link", { name: t.planYourMeals });
  await expect.element(plan).toHaveAttribute("href", "/planner");
});

test("an empty list that follows a plan asks it again", async () => {
  const followed = { ...emptyList, planName: "This week", planIds: ["plan"] };
  const screen = await openList(answer(readShoppingList, followed), answer(refreshShoppingList, withMilk));
  // The header has the same button, small.
  await page.getByRole("main").getByRole("button", { name: t.refresh }).last().click();
  await expect.poll(() => screen.sent(refreshShoppingList).length).toBe(1);
  await expect.element(page.getByRole("link", { name: t.planYourMeals })).not.toBeInTheDocument();
});

test("a list that is on its way says so", async () => {
  const held = hold(answer(readShoppingList, withMilk));
  await openList(held);
  await expect.element(page.getByText("Loading your list")).toBeInTheDocument();
  held.letGo();
  await expect.element(tick("milk 2 bottles")).toBeVisible();
});

test("without a network a list that is not here says so", async () => {
  const answers = [noPlans, answer(readShoppingList, withMilk)];
  const screen = await renderAt("/shopping-list", { as: somebody(), answers, isOffline: true });
  await expect.element(page.getByText("Your list is not on this device yet")).toBeVisible();
  screen.goOnline();
  await expect.element(tick("milk 2 bottles")).toBeVisible();
});

test("a tick is shown at once and sent", async () => {
  const change = answerWith(changeShoppingList, () => ({
    list: { ...withMilk, revision: 2, items: [{ ...milk, checked: true }] },
    refused: [],
  }));
  const screen = await openList(answer(readShoppingList, withMilk), change);
  await tick("milk").click();
  await expect.element(tick("milk")).toBeChecked();
  await expect
    .poll(() => screen.sent(changeShoppingList).flatMap(({ body }) => body.operations))
    .toMatchObject([{ operation: { kind: "check", id: milk.id, checked: true } }]);
});

test.each([
  [refuse(refreshShoppingList, "no_meal_plans"), "No meal plans found"],
  [refuse(refreshShoppingList, "no_ingredients"), "No ingredients found in your meal plan"],
  [breakDown(refreshShoppingList), "Failed to refresh shopping list"],
])("a refresh that brings nothing says why, and the list stays", async (fault, words) => {
  await openList(answer(readShoppingList, withMilk), fault);
  await refresh.click();
  await expect.element(message(words)).toBeVisible();
  await expect.element(tick("milk")).toBeVisible();
});

test("a refresh brings what the plan needs", async () => {
  const followed = { ...withMilk, revision: 2, planName: "This week", planIds: ["plan"] };
  const screen = await openList(answer(readShoppingList, emptyList), answer(refreshShoppingList, followed));
  await expect.element(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  screen.now(answer(readShoppingList, followed));
  await refresh.first().click();
  await expect.element(tick("milk")).toBeVisible();
  await expect.element(page.getByText("Follows your plan “This week”")).toBeVisible();
});

test("the icon of the app says how much is still to buy", async () => {
  const badge = vi.spyOn(navigator, "setAppBadge").mockResolvedValue();
  const items = listOf(itemCalled("milk"), itemCalled("bread"), itemCalled("eggs", { checked: true }));
  const taken = answerWith(changeShoppingList, () => ({ list: items, refused: [] }));
  await openList(answer(readShoppingList, items), taken);
  await expect.poll(() => badge.mock.lastCall).toEqual([2]);
  await tick("bread").click();
  await expect.poll(() => badge.mock.calls).toContainEqual([1]);
  badge.mockRestore();
});

test("the icon of the app says nothing once all is bought, also without a network", async () => {
  const badge = vi.spyOn(navigator, "setAppBadge").mockResolvedValue();
  onTestFinished(() => badge.mockRestore());
  const screen = await openList(answer(readShoppingList, withMilk));
  await expect.poll(() => badge.mock.lastCall).toEqual([1]);
  screen.goOffline();
  await tick("milk").click();
  await expect.poll(() => badge.mock.lastCall).toEqual([0]);
});
