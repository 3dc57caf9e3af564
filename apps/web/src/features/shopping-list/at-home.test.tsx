import { listMealPlans } from "@meal/contract/planner";
import { readPreferences } from "@meal/contract/profile";
import { changeShoppingList, readShoppingList } from "@meal/contract/shopping-list";
import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { itemCalled, type List, listOf } from "../../testing/lists.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { preferencesOf } from "../../testing/usual-answers.ts";
import * as t from "./texts/en/at-home.ts";

const add = page.getByLabelText(t.addLabel);
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** What is said of a thing is the name of its row. */
const row = (words: string) => page.getByRole("button", { name: new RegExp(`^${words}`, "u") });
const shop = { foodId: "onion", grams: 250, keepsDays: 30, sold: [{ unit: "", size: "", grams: 110 }] };
const onions = {
  id: "44444444-4444-4444-8444-999999999999",
  name: "onions",
  quantity: "1",
  unit: "units",
  aisle: "produce" as const,
  bestBefore: null,
  since: "2026-11-20",
  share: 1,
  shop: { ...shop, grams: 110 },
};
const needed = itemCalled("onion", {
  origin: { planId: "plan", need: "food onion" },
  unit: "units",
  quantity: "3",
  shop,
});

/** Opens a list whose server does what it is told. */
async function openAt(
  path: string,
  list: List,
  who = somebody(),
  ...more: readonly ReturnType<typeof answer>[]
) {
  let stored = list;
  return renderAt(path, {
    as: who,
    answers: [
      ...more,
      answer(listMealPlans, { items: [], total: 0 }),
      answerWith(readShoppingList, () => stored),
      answerWith(changeShoppingList, ({ body }) => {
        for (const { operation } of body.operations) stored = applyOperation(stored, operation).list;
        return { list: stored, refused: [] };
      }),
    ],
  });
}

test("an item says what a store sells as one says it, and what was added up in pounds for who reads pounds", async () => {
  const robin = somebody();
  const arithmetic = "1 onion + 1 onion = 250 g";
  const chosen = answer(readPreferences, { ...preferencesOf(robin), measures: "us" });
  await openAt("/shopping-list", listOf({ ...needed, arithmetic }), robin, chosen);
  await page.getByRole("button", { name: "More about onions" }).click();
  await expect.element(page.getByText("3 onions. About 2¾ oz left over")).toBeVisible();
  await expect.element(page.getByText("1 onion + 1 onion = 9 oz")).toBeVisible();
});

test("a guest writes down what is there, several things at once, and takes away what is used up", async () => {
  await renderAt("/shopping-list?view=at-home");
  await expect.element(page.getByText(t.nothing)).toBeVisible();
  await add.fill("3 onions, 🥑 and milk");
  await button("Add").click();
  for (const name of ["onions", "🥑", "milk"]) await expect.element(row(name)).toBeVisible();
  await expect.element(button("onions 3")).toBeVisible();
  await expect.element(button("milk")).toBeVisible();
  await button(t.useUpItem("milk")).click();
  await expect.element(row("milk")).not.toBeInTheDocument();
  await button(t.undo).last().click();
  await expect.element(row("milk")).toBeVisible();
});

test("a day on the package puts a thing where it belongs, also when it is over", async () => {
  await openAt("/shopping-list?view=at-home", { ...listOf(), atHome: [onions] });
  await row("onions").click();
  await page.getByLabelText(t.bestBeforeLabel).fill("2020-01-31");
  await expect.element(page.getByRole("heading", { name: t.past })).toBeInTheDocument();
  await button(t.inAWeek).click();
  await expect.element(page.getByRole("heading", { name: t.past })).not.toBeInTheDocument();
  await page.getByLabelText(t.quantity).fill("1/0");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(row("onions 1/0")).toBeVisible();
});

test("what is at home in part is bought in part, and the line says so", async () => {
  await openAt("/shopping-list", { ...listOf(needed), atHome: [onions] });
  await expect.element(page.getByRole("checkbox", { name: /onions 2/u })).toBeVisible();
  await expect.element(page.getByText("at home: 1 onions")).toBeVisible();
});

test("what was bought is put away in one press, and taken back in another", async () => {
  const soap = itemCalled("soap", { checked: true });
  const screen = await openAt("/shopping-list", listOf({ ...needed, checked: true }, soap));
  await button(t.putAway(2)).click();
  await expect.element(page.getByRole("heading", { name: t.covered })).toBeVisible();
  await expect.element(page.getByRole("link", { name: t.withCount(t.atHome, 2) })).toBeVisible();
  await button(t.undo).click();
  await expect.element(button(t.putAway(2))).toBeVisible();
  await button(t.putAway(2)).click();
  await button(t.buyAnywayItem("onions")).click();
  await expect.element(page.getByRole("checkbox", { name: "onions 3" })).toBeVisible();
  await expect
    .poll(() => screen.sent(changeShoppingList).flatMap(({ body }) => body.operations).length)
    .toBe(9);
});
