import {
  browseCookbook,
  findFavoriteByName,
  readRecipe,
  recipeFacts,
  searchSaved,
} from "@meal/contract/recipes";
import { readMealPlan, readPlannerPreferences } from "@meal/contract/planner";
import { readShoppingList } from "@meal/contract/shopping-list";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { search } from "../../platform/texts/en/search-button.ts";
import { type Answer, answer, answerWith, breakDown } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { onDesktop } from "../../testing/device.ts";
import { dishCalled } from "../../testing/dishes.ts";
import { somebody } from "../../testing/fake-session.ts";
import { atHome } from "../../testing/home.ts";
import { itemCalled, listOf } from "../../testing/lists.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/dialog.ts";

const soup = recipeCalled("Chicken soup");
const planId = "11111111-1111-4111-8111-111111111111";
const everything: readonly Answer[] = [
  answerWith(browseCookbook, ({ query }) => ({
    items: query.text === "chicken" ? [dishCalled("Chicken curry")] : [],
    total: 1,
  })),
  answerWith(searchSaved, ({ query }) => ({
    items: query.text === "chicken" ? [{ kind: "plan" as const, id: planId, title: "Chicken week" }] : [],
  })),
  answer(readShoppingList, listOf(itemCalled("chicken thighs"), itemCalled("milk"))),
  answer(readRecipe, { recipe: soup, source: "cookbook" }),
  answer(recipeFacts, someFacts),
];

const field = page.getByRole("combobox", { name: t.title });
const options = () =>
  page
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);
const status = page.getByRole("dialog").getByRole("status");

async function openSearch(as: ReturnType<typeof somebody> | "guest" = somebody()) {
  const screen = await renderAt("/support", { as, answers: [...atHome, ...everything] });
  await page.getByRole("button", { name: search }).click();
  await expect.element(field).toHaveFocus();
  return screen;
}

test("finds dishes, plans, things of the list and settings, and says how many", async () => {
  await openSearch();
  await field.fill("chicken");
  await expect.element(status).toHaveTextContent(t.found(3));
  expect(options()).toEqual(["Chicken curryThai", "Chicken weekMeal plan", "chicken thighsTo buy"]);
  await axeFindsNothing("in the search");
  await field.fill("passwo");
  await expect.element(status).toHaveTextContent(t.found(1));
  expect(options()).toEqual(["Password and passkeys"]);
  await field.fill("zzyzx");
  await expect.element(status).toHaveTextContent(t.nothingFound("zzyzx"));
});

test("by two keys and the arrows one is at a dish of the cookbook, and Escape leaves it", async () => {
  await onDesktop();
  const screen = await renderAt("/support", {
    as: somebody(),
    answers: [...atHome, ...everything, answer(findFavoriteByName, { favorite: null })],
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard("{Meta>}k{/Meta}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("chicken");
  await expect.element(status).toHaveTextContent(t.found(3));
  const chosen = () => {
    const id = field.element().getAttribute("aria-activedescendant") ?? "";
    return document.querySelector(`[role=option][aria-selected=true]`)?.id === id && id !== ""
      ? document.getElementById(id)?.textContent
      : "";
  };
  expect(chosen()).toBe("Chicken curryThai");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(chosen).toBe("chicken thighsTo buy");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(screen.address).toBe("/recipe/chicken-curry");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a plan that was found opens in the planner", async () => {
  const screen = await openSearch();
  const planner = answer(readPlannerPreferences, {
    servings: 1,
    dislikes: [],
    dishesLeftOut: [],
    usual: null,
  });
  screen.now(breakDown(readMealPlan), planner);
  await field.fill("chicken");
  await page.getByRole("option", { name: "Chicken week" }).click();
  await expect.poll(screen.address).toBe("/planner");
  await expect.poll(() => screen.sent(readMealPlan).map(({ params }) => params.id)).toEqual([planId]);
});

test("without words it leads to the places, and a guest to those that are theirs", async () => {
  await openSearch("guest");
  await expect.poll(options).toEqual(["Home", "Planner", "Shopping", "Recipes"]);
});

test("a part that fails leaves the others", async () => {
  const screen = await openSearch();
  screen.now(breakDown(browseCookbook));
  await field.fill("chicken");
  await expect.element(status).toHaveTextContent(t.found(2));
  await expect.element(page.getByText(t.failed)).toBeVisible();
});

test("without a network it searches what is on this device, and says so", async () => {
  const screen = await openSearch();
  screen.goOffline();
  await expect.element(page.getByText(t.offline)).toBeVisible();
  await field.fill("passwo");
  await expect.poll(options).toEqual(["Password and passkeys"]);
});

test("takes whatever is typed", async () => {
  await openSearch();
  for (const typed of ["🍜", "(((", "x".repeat(300), "   "]) {
    await field.fill(typed);
    await expect.element(field).toHaveValue(typed.slice(0, 200));
  }
  await field.fill("chicken");
  await expect.element(status).toHaveTextContent(t.found(3));
});
