import { listPlansInUse } from "@meal/contract/planner";
import { readPreferences } from "@meal/contract/profile";
import { countSaved, recipeFacts, recordViewedRecipe, findFavoriteByName } from "@meal/contract/recipes";
import { readShoppingList } from "@meal/contract/shopping-list";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answer, answer, breakDown, hold } from "../../testing/answers.ts";
import { onDesktop } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { atHome } from "../../testing/home.ts";
import { itemCalled, listOf } from "../../testing/lists.ts";
import { planCalled } from "../../testing/plans.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { preferencesOf } from "../../testing/usual-answers.ts";

const heading = (name: string | RegExp) => page.getByRole("heading", { name });
const title = page.getByRole("heading", { level: 1 });
const figures = page.getByRole("region", { name: "Your figures" });
const stew = recipeCalled("Chickpea stew");
const porridge = recipeCalled("Porridge", { type: "breakfast" });

/** A day so many days from now, as plans begin on it. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString("en-CA");
}

/** A plan of two days with such meals, in use from so many days from now. */
function inUse(startsIn: number, meals = [stew]) {
  const datesInUse = [dayIn(startsIn), dayIn(startsIn + 1)];
  const plan = planCalled("Two days", meals, 2);
  const content = { ...plan.content, startDate: dayIn(startsIn) };
  return answer(listPlansInUse, { items: [{ ...plan, content, datesInUse }] });
}

async function openHome(...answers: readonly Answer[]) {
  return renderAt("/dashboard", { as: somebody(), answers: [...atHome, ...answers] });
}

test.each([
  ["  Ada   Miller ", "Ada"],
  ["", "robin"],
])("greets %j as %s: by the first name, or by the address where there is none", async (fullName, name) => {
  await renderAt("/dashboard", { as: somebody(fullName), answers: atHome });
  await expect.element(title).toHaveTextContent(`Welcome, ${name}!`);
});

test("asks how one eats", async () => {
  await openHome();
  await expect.element(heading("How do you eat?")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Set it up" })).toHaveAttribute("href", "/profile");
});

test("shows how one eats once it knows", async () => {
  const person = somebody();
  const preferences = {
    ...preferencesOf(person),
    dietary_preference: "vegan" as const,
    allergies: "milk, kiwi",
    dietary_goals: { highProtein: true },
    updated_at: "2026-11-20T18:00:00Z",
  };
  const answers = [...atHome, answer(readPreferences, preferences)];
  await renderAt("/dashboard", { as: person, answers });
  await expect.element(heading("How you eat")).toBeVisible();
  for (const words of ["Vegan", "No milk", "No kiwi", "High protein"]) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByRole("link", { name: "Change" })).toHaveAttribute("href", "/profile");
  await expect.element(heading("How do you eat?")).not.toBeInTheDocument();
});

test("without a plan it says how there will be a dinner", async () => {
  await openHome();
  await expect.element(heading("What is for dinner?")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Plan your meals" }))
    .toHaveAttribute("href", "/planner");
});

test.each([
  [-3, /^Your last plan ended on .*\d.*\.$/u, "Plan your meals"],
  [3, /^Your next plan begins on .*\d.*\.$/u, "Open the planner"],
])("a plan that begins in %d days is told by its dates", async (startsIn, words, action) => {
  await openHome(inUse(startsIn));
  await expect.element(heading("Nothing is planned for today")).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: action })).toHaveAttribute("href", "/planner");
});

test("a plan of breakfasts alone is no dinner", async () => {
  await openHome(inUse(-1, [porridge]));
  await expect.element(heading("Dinner is up to you today")).toBeVisible();
  await expect.element(page.getByText("Your plan has Porridge (breakfast).")).toBeVisible();
  await expect.element(heading("Today's dinner")).not.toBeInTheDocument();
});

test.each([["phone"], ["desktop"]])("on a %s today's dinner opens its recipe", async (device) => {
  if (device === "desktop") await onDesktop();
  const opened = [
    answer(recipeFacts, someFacts),
    answer(findFavoriteByName, { favorite: null }),
    answer(recordViewedRecipe, {
      id: stew.id,
      recipe_name: stew.name,
      recipe_content: stew,
      viewed_at: "2026-11-20T18:00:00Z",
    }),
  ];
  await openHome(inUse(-1, [porridge, stew]), ...opened);
  const card = page.getByRole("region", { name: "Today's dinner" });
  await expect.element(card.getByText("Chickpea stew")).toBeVisible();
  await expect.element(card.getByText("30 min · 420 kcal")).toBeVisible();
  await card.getByRole("button", { name: "Open the recipe" }).click();
  const recipe = page.getByRole("dialog", { name: "Chickpea stew" });
  await expect.element(recipe).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(recipe).not.toBeInTheDocument();
});

test("a dinner that cannot be looked up can be tried again", async () => {
  const screen = await openHome(breakDown(listPlansInUse));
  await expect.element(heading("Today's dinner could not be looked up")).toBeVisible();
  screen.now(inUse(0));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("region", { name: "Today's dinner" })).toBeVisible();
});

test("without a network a plan that is not here says so, and comes once there is one", async () => {
  const answers = [...atHome, inUse(0)];
  const screen = await renderAt("/dashboard", { as: somebody(), answers, isOffline: true });
  await expect.element(heading("Your plan is not on this device")).toBeVisible();
  screen.goOnline();
  await expect.element(page.getByRole("region", { name: "Today's dinner" })).toBeVisible();
});

test("counts plans, recipes and what is to be bought", async () => {
  const list = listOf(itemCalled("milk"), itemCalled("bread"), itemCalled("salt", { isSkipped: true }));
  const screen = await openHome(
    answer(countSaved, { plans: 1, recipes: 1200 }),
    answer(readShoppingList, list),
  );
  await expect.element(figures.getByRole("link", { name: "1 Plans" })).toBeVisible();
  await expect
    .element(figures.getByRole("link", { name: "2 Items" }))
    .toHaveAttribute("href", "/shopping-list");
  const recipes = figures.getByRole("link", { name: "1,200 Recipes" });
  await expect.element(recipes).toHaveAttribute("href", "/recipe-history?tab=favorites");
  expect(screen.address()).toBe("/dashboard");
});

test("shows no figure that it does not know", async () => {
  const held = hold(answer(countSaved, { plans: 3, recipes: 4 }));
  await openHome(held, breakDown(readShoppingList));
  await expect.element(figures.getByRole("link", { name: "Plans" })).toMatchTextContent(/^Plans$/u);
  held.letGo();
  await expect.element(figures.getByRole("link", { name: "3 Plans" })).toBeVisible();
  await expect.element(figures.getByRole("link", { name: "Items" })).toMatchTextContent(/^Items$/u);
});

test("has no top bar, and its tiles stand in the specified order", async () => {
  await openHome();
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Menu" })).not.toBeInTheDocument();
  const tiles = page.getByRole("navigation", { name: "In your kitchen" });
  // spec: 1, section 2; those that are not built yet are left out.
  const names = [
    "Meal Planner",
    "Cooking Timer",
    "Extra Planner",
    "Shopping",
    "Food Analysis",
    "Calories",
    "Profile",
    "Chat",
    "Recipes",
  ];
  expect(
    tiles
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(names);
  await tiles.getByRole("link", { name: "Profile" }).click();
  await expect.element(title).toHaveTextContent("My Profile");
});
