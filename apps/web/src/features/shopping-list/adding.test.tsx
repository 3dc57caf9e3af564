import { changeShoppingList, readShoppingList } from "@meal/contract/shopping-list";
import { listMealPlans } from "@meal/contract/planner";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answer, answer, answerWith } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { itemCalled, listOf } from "../../testing/lists.ts";
import { renderAt } from "../../testing/render-at.tsx";

const field = page.getByLabelText("Add an item");
const tick = (name: string) => page.getByRole("checkbox", { name });
const noPlans = answer(listMealPlans, { items: [], total: 0 });

async function openList(...answers: readonly Answer[]) {
  return renderAt("/shopping-list", { as: somebody(), answers: [noPlans, ...answers] });
}

test("several things are added at once, said where one looks, and taken back together", async () => {
  await renderAt("/shopping-list");
  await field.fill("bread, butter and jam");
  await userEvent.keyboard("{Enter}");
  for (const name of ["bread 1 unit", "butter 1 unit", "jam 1 unit"])
    await expect.element(tick(name)).toBeVisible();
  await expect.element(page.getByText("bread, butter, jam added")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(tick("butter")).not.toBeInTheDocument();
  await expect.element(tick("Spinach")).toBeVisible();
});

test("a list that is pasted is as many things as it has lines", async () => {
  await renderAt("/shopping-list");
  await expect.element(tick("Spinach")).toBeVisible();
  field.element().focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", Array.from({ length: 300 }, (_, at) => `thing no${at}`).join("\n"));
  field
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("300 items added")).toBeVisible();
  await expect.element(tick("thing no299")).toBeInTheDocument();
});

test("what was ticked stays in its place until the finger has left, and can be ticked back there", async () => {
  const apples = itemCalled("apples", { aisle: "produce" });
  const pears = itemCalled("pears", { aisle: "produce" });
  const change = answerWith(changeShoppingList, () => ({
    list: { ...listOf({ ...apples, checked: true }, pears), revision: 2 },
    refused: [],
  }));
  await openList(answer(readShoppingList, listOf(apples, pears)), change);
  await expect.element(tick("apples")).toBeVisible();
  const top = (name: string) => tick(name).element().getBoundingClientRect().top;
  await tick("apples").click();
  await expect.element(tick("apples")).toBeChecked();
  expect(top("apples")).toBeLessThan(top("pears"));
  await expect.poll(() => top("apples") > top("pears"), { timeout: 10_000 }).toBe(true);
});

test("what may be at home is asked about apart, and the rest goes onto the list at once", async () => {
  const shop = {
    foodId: "cumin",
    grams: 4,
    sold: [{ unit: "jar", size: "1.5 oz", grams: 42 }],
    keepsDays: 365,
  };
  const cumin = itemCalled("cumin", { quantity: "1", unit: "jar", aisle: "spices", isAsked: true, shop });
  const rice = itemCalled("rice", { aisle: "grains", isAsked: true });
  const change = answerWith(changeShoppingList, () => ({
    list: { ...listOf({ ...cumin, isAsked: false }, { ...rice, isAsked: false }), revision: 2 },
    refused: [],
  }));
  const screen = await openList(answer(readShoppingList, listOf(cumin, rice)), change);
  const question = page.getByRole("region", { name: "Do you have these?" });
  await expect.element(question.getByRole("checkbox", { name: "cumin 1 jar (1.5 oz)" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /2 items you may have/u })).toBeVisible();
  await question.getByRole("button", { name: "Add the rest to the list" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .poll(() =>
      screen
        .sent(changeShoppingList)
        .flatMap(({ body }) => body.operations.map(({ operation }) => operation)),
    )
    .toMatchObject([
      { kind: "unskip", id: cumin.id },
      { kind: "unskip", id: rice.id },
    ]);
});

test("twelve rows stand on a phone at once", async () => {
  const names = Array.from({ length: 20 }, (_, at) => `thing ${String.fromCodePoint(97 + at)}`);
  await openList(
    answer(readShoppingList, listOf(...names.map((name) => itemCalled(name, { aisle: "produce" })))),
  );
  await expect.element(tick("thing a")).toBeVisible();
  const rows = page.getByRole("checkbox").elements();
  const [first, second] = rows.map((row) => row.getBoundingClientRect().top);
  expect((second ?? 0) - (first ?? 0)).toBeLessThanOrEqual(46);
});
