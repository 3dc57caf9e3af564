import { addConsumption } from "@meal/contract/calorie-tracking";
import { listFavoriteRecipes, listRecipeHistory } from "@meal/contract/recipes";
import { listMealPlans } from "@meal/contract/planner";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openOutboxOf } from "../../platform/outbox/open-outbox.ts";
import { answer, hold } from "../../testing/answers.ts";
import { diaryWith, eaten } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";

const me = somebody();
const nothing = { items: [], total: 0 };
const collection = [
  answer(listMealPlans, nothing),
  answer(listRecipeHistory, nothing),
  answer(listFavoriteRecipes, nothing),
];
const food = page.getByRole("tabpanel").getByRole("table");
const row = (name: string) => food.getByRole("rowheader", { name });

test("what arrives at the server once its page is left stands in the diary when one comes back", async () => {
  const answers = [...collection, ...diaryWith([eaten("Oats", 0), eaten("Toast", 1)])];
  const adding = answers.find(({ endpoint }) => endpoint === addConsumption);
  if (adding === undefined) throw new Error("The diary adds.");
  const held = hold(adding);
  const screen = await renderAt("/calorie-tracking", { as: me, answers: [...answers, held] });
  await expect.element(row("Oats")).toBeVisible();
  await page.getByRole("button", { name: /^Add Toast/u }).click();
  await expect.element(row("Toast")).toBeVisible();
  await page.getByRole("link", { name: "Recipes" }).click();
  await expect.element(page.getByRole("tab", { name: "Favorites" })).toBeVisible();
  held.letGo();
  await expect.poll(() => openOutboxOf(me.id)?.state.get().waiting).toEqual([]);
  screen.goBack();
  await expect.element(row("Oats")).toBeVisible();
  await expect.element(row("Toast")).toBeVisible();
});

test("what another tab brought to the server stands in the diary of this one", async () => {
  const oats = eaten("Oats", 0);
  const toast = eaten("Toast", 0);
  const screen = await renderAt("/calorie-tracking", { as: me, answers: diaryWith([oats]) });
  await expect.element(row("Oats")).toBeVisible();
  screen.now(...diaryWith([oats, toast]));
  const other = new BroadcastChannel(`outbox:${me.id}`);
  onTestFinished(() => other.close());
  for (const word of ["of an older version", { arrived: 7 }, { arrived: { kind: "of a newer version" } }])
    tell(word);
  tell({ arrived: { kind: "diary", value: { kind: "add", entry: toast } } });
  await expect.element(row("Toast")).toBeVisible();

  function tell(word: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
    other.postMessage(word);
  }
});
