import {
  changeMealPlan,
  findMealAlternatives,
  listPlansInUse,
  readPlannerPreferences,
  listMealPlans,
} from "@meal/contract/planner";
import { readPreferences } from "@meal/contract/profile";
import type { SavedRecipe } from "@meal/contract/recipes";
import { findFavoriteByName, recipeFacts, recordViewedRecipe } from "@meal/contract/recipes";
import { readShoppingList, refreshShoppingList } from "@meal/contract/shopping-list";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answer, answer, answerWith, breakDown, hold } from "../../../testing/answers.ts";
import { answerStore } from "../../../platform/answer-store.ts";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import { axeFindsNothing } from "../../../testing/axe.ts";
import { itIs, nowItIs } from "../../../testing/clock.ts";
import { onDesktop } from "../../../testing/device.ts";
import { fakeSession, somebody } from "../../../testing/fake-session.ts";
import { atHome } from "../../../testing/home.ts";
import { itemCalled, listOf } from "../../../testing/lists.ts";
import { message } from "../../../testing/marks.ts";
import { planCalled } from "../../../testing/plans.ts";
import { recipeCalled, someFacts } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { preferencesOf } from "../../../testing/usual-answers.ts";
import { cook } from "../../cooking-timer/texts/en/start.ts";
import { openList, stillToBuy, thingsToBuy } from "../../shopping-list/texts/en/stat.ts";
import * as t from "../texts/en/dinner-card.ts";
import * as swap from "../texts/en/swap.ts";

const monday = "2026-11-23";
const heading = (name: string | RegExp) => page.getByRole("heading", { name });
const stew = recipeCalled("Chickpea stew", { foodIds: ["chickpea", "tomato"], cookTime: 40 });
const oats = recipeCalled("Oats", { type: "breakfast" });
const soup = recipeCalled("Soup", { type: "lunch" });

/** A plan in use whose first day is this one; each day has these meals, their ids as they are. */
function inUse(startDate: string, ...days: readonly (readonly SavedRecipe[])[]) {
  const plan = planCalled("Our days", []);
  const numbered = days.map((meals, at) => ({ day: at + 1, meals: [...meals] }));
  return {
    ...plan,
    content: { days: numbered, startDate },
    datesInUse: days.map((_, at) => dateOfDay(startDate, at + 1)),
  };
}

type Plan = ReturnType<typeof inUse>;

async function openHome(plan: Plan | undefined, ...answers: readonly Answer[]) {
  const plans = answer(listPlansInUse, { items: plan === undefined ? [] : [plan] });
  return renderAt("/dashboard", { as: somebody(), answers: [...atHome, plans, ...answers] });
}

const card = (name: string) => page.getByRole("region", { name });
const lines = page.getByRole("region", { name: t.alsoToday });

test("without a plan it says how there will be a dinner", async () => {
  await openHome(undefined);
  await expect.element(heading(t.whatIsForDinner)).toBeVisible();
  await expect.element(page.getByRole("link", { name: t.planMeals })).toHaveAttribute("href", "/planner");
});

test("what the device kept from before there was a plan is not told while the server is asked", async () => {
  itIs(`${monday}T17:30`);
  const user = somebody();
  // Only of who has come is anything kept.
  fakeSession(user);
  const kept = { key: plansInUseQuery.queryKey, data: { items: [] }, at: Date.now() };
  await answerStore.write({ ownerId: user.id, version: import.meta.env.ANSWERS_VERSION, answers: [kept] });
  const plans = hold(answer(listPlansInUse, { items: [inUse(monday, [stew])] }));
  await renderAt("/dashboard", { as: user, answers: [...atHome, plans] });
  await expect.element(heading("Welcome, Robin!")).toBeVisible();
  await expect.element(page.getByText(t.loading)).toBeInTheDocument();
  await expect.element(heading(t.whatIsForDinner)).not.toBeInTheDocument();
  plans.letGo();
  await expect.element(card(t.mealOf.today.dinner)).toBeVisible();
});

test.each([
  ["2026-11-20", t.lastPlanEnded("November 20, 2026"), t.planMeals],
  ["2026-11-26", t.nextPlanBegins("November 26, 2026"), t.openPlanner],
])("a plan of %s is told by its dates", async (startDate, words, action) => {
  itIs(`${monday}T17:30`);
  await openHome(inUse(startDate, [stew]));
  await expect.element(heading(t.nothingPlanned.today)).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: action })).toHaveAttribute("href", "/planner");
});

test("on the last evening it is about tomorrow, for which nothing is planned", async () => {
  itIs(`${monday}T21:15`);
  await openHome(inUse(monday, [stew]));
  await expect.element(heading(t.nothingPlanned.tomorrow)).toBeVisible();
  await expect.element(page.getByText(t.planEndsToday)).toBeVisible();
  await expect.element(page.getByRole("link", { name: t.planMeals })).toBeVisible();
  await expect.element(lines.getByRole("button", { name: "Tonight Chickpea stew" })).toBeVisible();
});

test("a plan of breakfasts alone is no dinner", async () => {
  itIs(`${monday}T17:30`);
  await openHome(inUse(monday, [oats]));
  await expect.element(heading(t.upToYou.today)).toBeVisible();
  await expect.element(page.getByText(t.planHas([t.mealAndType("Oats", "breakfast")]))).toBeVisible();
});

test("who eats out is told so", async () => {
  itIs(`${monday}T17:30`);
  const plan = inUse(monday, []);
  const days = [{ day: 1, meals: [], away: [{ kind: "out" as const, meal: stew }] }];
  await openHome({ ...plan, content: { ...plan.content, days } });
  await expect.element(heading(t.eatingOut.today)).toBeVisible();
});

test("the day goes from breakfast over dinner to tomorrow, while the page stays open", async () => {
  itIs(`${monday}T07:00`);
  const beans = recipeCalled("Beans", {
    leadMinutes: 480,
    ingredients: ["1 cup dried beans, soaked overnight"],
  });
  const again = recipeCalled("Stew again", { type: "lunch", leftoverOf: stew.id });
  await openHome(
    inUse(monday, [oats, soup, stew], [recipeCalled("Toast", { type: "breakfast" }), again, beans]),
  );
  await expect.element(card(t.mealOf.today.breakfast).getByText("Oats")).toBeVisible();
  await expect.element(lines.getByRole("button", { name: "Lunch Soup" })).toBeVisible();
  await expect.element(lines.getByRole("button", { name: "Tonight Chickpea stew" })).toBeVisible();
  nowItIs(`${monday}T17:30`);
  await expect.element(card(t.mealOf.today.dinner).getByText("Chickpea stew")).toBeVisible();
  await expect.element(lines.getByText("Soup")).not.toBeInTheDocument();
  await expect.element(lines.getByText(t.startTonight("Beans", "8 h"))).toBeVisible();
  await expect.element(lines.getByText("1 cup dried beans, soaked overnight")).toBeVisible();
  nowItIs(`${monday}T21:30`);
  await expect.element(card(t.mealOf.tomorrow.breakfast).getByText("Toast")).toBeVisible();
  await expect.element(lines.getByText(t.inTheFridge)).toBeVisible();
  nowItIs("2026-11-24T12:00");
  await expect.element(card(t.mealOf.today.lunch).getByText("Stew again")).toBeVisible();
  await expect.element(page.getByText(t.leftovers, { exact: false })).toBeVisible();
});

test.each([["phone"], ["desktop"]])("on a %s today's dinner opens its recipe", async (device) => {
  itIs(`${monday}T17:30`);
  if (device === "desktop") await onDesktop();
  const viewed = {
    id: stew.id,
    recipe_name: stew.name,
    recipe_content: stew,
    viewed_at: "2026-11-20T18:00:00Z",
  };
  const opened = [
    answer(recipeFacts, someFacts),
    answer(findFavoriteByName, { favorite: null }),
    answer(recordViewedRecipe, viewed),
  ];
  await openHome(inUse(monday, [stew]), ...opened);
  const dinner = card(t.mealOf.today.dinner);
  await expect.element(dinner.getByText("50 min · 420 kcal")).toBeVisible();
  await expect.element(dinner.getByRole("link", { name: cook, exact: true })).toBeVisible();
  await dinner.getByRole("button", { name: t.openRecipe }).click();
  const recipe = page.getByRole("dialog", { name: "Chickpea stew" });
  await expect.element(recipe).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(recipe).not.toBeInTheDocument();
});

test("says what is still to be bought for dinner, and how long the list is", async () => {
  itIs(`${monday}T17:30`);
  const needed = { recipeSources: ["Chickpea stew"] };
  const list = listOf(
    itemCalled("chickpeas", needed),
    itemCalled("tomatoes", { origin: { planId: "1", need: "food tomato" } }),
    itemCalled("cumin", { ...needed, checked: true }),
    itemCalled("milk"),
    // It may be at home: the list asks before it counts.
    itemCalled("flour", { isAsked: true }),
  );
  await openHome(inUse(monday, [stew]), answer(readShoppingList, list));
  const dinner = card(t.mealOf.today.dinner);
  await expect.element(dinner.getByText(stillToBuy(["chickpeas", "tomatoes"], 0))).toBeVisible();
  await expect
    .element(dinner.getByRole("link", { name: openList }))
    .toHaveAttribute("href", "/shopping-list");
  await expect.element(page.getByRole("link", { name: thingsToBuy(3) })).toBeVisible();
  await axeFindsNothing("on the dashboard");
});

test("something quicker takes the dinner's place with one press, and the list follows; one press takes it back", async () => {
  itIs(`${monday}T17:30`);
  const person = somebody();
  let plan = inUse(monday, [stew]);
  const omelet = recipeCalled("Omelet", { prepTime: 5, cookTime: 5 });
  const screen = await openHome(
    plan,
    answerWith(listPlansInUse, () => ({ items: [plan] })),
    answer(readPreferences, preferencesOf(person)),
    answer(readPlannerPreferences, { servings: 2, dislikes: [], dishesLeftOut: [], usual: null }),
    answer(findMealAlternatives, {
      alternatives: [
        { meal: omelet, why: "", caloriesChange: 0, costChangeCents: 0, foodsAdded: [], foodsDropped: [] },
      ],
    }),
    answerWith(changeMealPlan, ({ body }) => {
      const days = body.content?.days ?? [];
      plan = { ...plan, content: { ...plan.content, days }, revision: plan.revision + 1 };
      return plan;
    }),
    answerWith(listMealPlans, () => ({ items: [plan], total: 1 })),
    answer(refreshShoppingList, listOf(itemCalled("eggs"))),
  );
  const dinner = card(t.mealOf.today.dinner);
  await dinner.getByRole("button", { name: t.somethingQuicker }).click();
  await expect.element(dinner.getByText("Omelet")).toBeVisible();
  const said = message(swap.swappedFor("Omelet", swap.minutesInstead("10 min", "50 min")));
  await expect.element(said).toBeVisible();
  await expect.poll(() => screen.sent(refreshShoppingList)).toHaveLength(1);
  // Ten minutes are quick enough.
  await expect.element(dinner.getByRole("button", { name: t.somethingQuicker })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(dinner.getByText("Chickpea stew")).toBeVisible();
  await expect.poll(() => screen.sent(refreshShoppingList)).toHaveLength(2);
});

test("a dinner that cannot be looked up can be tried again", async () => {
  itIs(`${monday}T17:30`);
  const screen = await openHome(undefined, breakDown(listPlansInUse));
  await expect.element(heading(t.failed)).toBeVisible();
  screen.now(answer(listPlansInUse, { items: [inUse(monday, [stew])] }));
  await page.getByRole("button", { name: t.tryAgain }).click();
  await expect.element(page.getByRole("region", { name: t.mealOf.today.dinner })).toBeVisible();
});

test("without a network a plan that is not here says so, and comes once there is one", async () => {
  itIs(`${monday}T17:30`);
  const answers = [...atHome, answer(listPlansInUse, { items: [inUse(monday, [stew])] })];
  const screen = await renderAt("/dashboard", { as: somebody(), answers, isOffline: true });
  await expect.element(heading(t.elsewhere)).toBeVisible();
  screen.goOnline();
  await expect.element(page.getByRole("region", { name: t.mealOf.today.dinner })).toBeVisible();
});
