import { readPreferences } from "@meal/contract/profile";
import { countSaved } from "@meal/contract/recipes";
import { readShoppingList } from "@meal/contract/shopping-list";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, breakDown, hold } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { atHome } from "../../testing/home.ts";
import { itemCalled, listOf } from "../../testing/lists.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { preferencesOf } from "../../testing/usual-answers.ts";

const heading = (name: string | RegExp) => page.getByRole("heading", { name });
const title = page.getByRole("heading", { level: 1 });
const figures = page.getByRole("region", { name: "Your numbers" });
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
