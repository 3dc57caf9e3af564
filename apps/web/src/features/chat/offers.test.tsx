import { addConsumption } from "@meal/contract/calorie-tracking";
import type { chat } from "@meal/contract/chat";
import type { OutputOf } from "@meal/contract/endpoint";
import { changeShoppingList, readShoppingList } from "@meal/contract/shopping-list";
import { readRecipe, recipeFacts, recordViewedRecipe, findFavoriteByName } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openChat } from "../../platform/chat-opener.ts";
import { type Answer, answer } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { says } from "../../testing/chats.ts";
import { diaryWith } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
import { emptyList } from "../../testing/lists.ts";
import { message } from "../../testing/marks.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const box = page.getByRole("dialog", { name: "Chat" });
const field = box.getByRole("textbox", { name: "Your question" });
const can = box.getByRole("list", { name: "What you can do" });
const undo = page.getByRole("button", { name: "Undo" });
const nutrition = {
  kcal: 250,
  protein: 18,
  carbs: 14,
  fat: 13,
  fiber: 1,
  sugars: 2,
  saturatedFat: 4,
  sodiumMg: 300,
};

async function offered(offer: OutputOf<typeof chat>["offers"][number], ...answers: readonly Answer[]) {
  const screen = await renderAt("/support", {
    as: somebody(),
    answers: [...diaryWith(), ...answers, says("Here you are.", { offers: [offer] })],
  });
  openChat();
  await field.fill("A question");
  await userEvent.keyboard("{Enter}");
  await expect.element(can.getByRole("listitem").first()).toBeVisible();
  return screen;
}

test("what an answer names is put on the list by a press, and taken off again", async () => {
  const screen = await offered(
    { kind: "add-to-list", lines: ["2 onions", "300 g tofu"] },
    answer(readShoppingList, emptyList),
    answer(changeShoppingList, { list: emptyList, refused: [] }),
  );
  expect(screen.sent(changeShoppingList)).toEqual([]);
  await axeFindsNothing("with something to do");
  await can.getByRole("button", { name: "Add to the list" }).click();
  await expect.element(message("2 items added to your list")).toBeVisible();
  const operations = () => screen.sent(changeShoppingList).flatMap(({ body }) => body.operations);
  await expect.poll(() => operations().map(({ operation }) => operation.kind)).toEqual(["add", "add"]);
  await undo.click();
  await expect
    .poll(() => operations().map(({ operation }) => operation.kind))
    .toEqual(["add", "add", "remove", "remove"]);
  await expect.element(can.getByRole("button", { name: "Add to the list" })).toBeEnabled();
});

test("what was counted is noted as eaten by a press, and taken back", async () => {
  const screen = await offered({ kind: "track", name: "Eggs and toast", calories: 250, nutrition });
  expect(screen.sent(addConsumption)).toEqual([]);
  await can.getByRole("button", { name: "I ate this" }).click();
  await expect.poll(() => screen.sent(addConsumption).map(({ body }) => body.calories)).toEqual([250]);
  await expect.element(undo).toBeVisible();
});

test("a recipe opens on its page, and the box is out of the way on a phone", async () => {
  const stew = recipeCalled("Lemon stew");
  const screen = await offered(
    { kind: "open-recipe", recipeId: stew.id, name: stew.name },
    answer(readRecipe, { recipe: stew, source: "cookbook" }),
    answer(recipeFacts, someFacts),
    answer(findFavoriteByName, { favorite: null }),
    answer(recordViewedRecipe, {
      id: stew.id,
      recipe_name: stew.name,
      recipe_content: stew,
      viewed_at: "2026-11-20T18:00:00Z",
    }),
  );
  await can.getByRole("link", { name: "Open the recipe: Lemon stew" }).click();
  await expect.poll(screen.address).toBe(`/recipe/${stew.id}`);
  await expect.element(box).not.toBeInTheDocument();
});
