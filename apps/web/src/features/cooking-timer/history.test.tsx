import { deleteCooked, listCooked, rateCooked } from "@meal/contract/cooking-timer";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, answerWith, breakDown, hold } from "../../testing/answers.ts";
import { cooked, mayCook } from "../../testing/cooking.ts";
import type { Answer } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";

const shown = page.getByRole("dialog", { name: "Your Cooking History" });
const stew = cooked("Chickpea stew");
const soup = cooked("Onion soup");

async function openHistory(...answers: readonly Answer[]) {
  const screen = await renderAt("/cooking-timer", { as: somebody(), answers: [...mayCook, ...answers] });
  await page.getByRole("button", { name: "Cooking History" }).click();
  await expect.element(shown).toBeVisible();
  return screen;
}

test("an empty history says how it fills", async () => {
  await openHistory(answer(listCooked, { items: [], total: 0 }));
  const words =
    "You haven't cooked anything yet! Complete a recipe and take a photo to build your cooking history.";
  await expect.element(shown.getByText(words, { exact: true })).toBeVisible();
});

test("a history that cannot be loaded is told, and can be tried again", async () => {
  const held = hold(breakDown(listCooked));
  const screen = await openHistory(held);
  await expect.element(shown.getByRole("status")).toHaveTextContent("Loading your history");
  held.letGo();
  await expect.element(message("Failed to load cooking history.")).toBeVisible();
  screen.now(answer(listCooked, { items: [stew], total: 1 }));
  await shown.getByRole("button", { name: "Try again" }).click();
  await expect.element(shown.getByRole("article")).toBeVisible();
});

test("a rating is shown at once, sent, and put back where it cannot be", async () => {
  const held = hold(answerWith(rateCooked, ({ body }) => ({ ...stew, ...body })));
  const screen = await openHistory(answer(listCooked, { items: [stew], total: 1 }), held);
  const rating = shown.getByRole("group", { name: "How Chickpea stew turned out" });
  await rating.getByText("Medium").click();
  await expect.element(rating.getByRole("radio", { name: "Medium" })).toBeChecked();
  screen.now(answer(listCooked, { items: [{ ...stew, rating: 2 }], total: 1 }));
  held.letGo();
  await expect.element(message("Rating updated!")).toBeVisible();
  expect(screen.sent(rateCooked)).toEqual([{ params: { id: stew.id }, body: { rating: 2 } }]);
  screen.now(breakDown(rateCooked));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(message("Failed to update rating.")).toBeVisible();
  await expect.element(rating.getByRole("radio", { name: "Medium" })).toBeChecked();
});

test("an entry shows when it was cooked, and goes for good after a question", async () => {
  const screen = await openHistory(
    answer(listCooked, { items: [stew, soup], total: 2 }),
    answer(deleteCooked, undefined),
  );
  const card = shown.getByRole("article").filter({ hasText: "Chickpea stew" });
  await expect.element(card.getByText("Nov 20, 2026")).toBeVisible();
  await expect.element(card.getByText("7:05 PM")).toBeVisible();
  const question = page.getByRole("dialog", { name: "Remove Chickpea stew?" });
  const remove = card.getByRole("button", { name: "Remove Chickpea stew" });
  await remove.click();
  await question.getByRole("button", { name: "Keep" }).click();
  await expect.element(remove).toHaveFocus();
  expect(screen.sent(deleteCooked)).toEqual([]);
  await userEvent.keyboard("{Enter}");
  screen.now(answer(listCooked, { items: [soup], total: 1 }));
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(shown.getByRole("region", { name: "What you cooked" })).toHaveFocus();
  expect(screen.sent(deleteCooked)).toEqual([{ params: { id: stew.id } }]);
});

test("a photo that is gone has the placeholder", async () => {
  const gone = cooked("Chickpea stew", { image_url: "data:image/png;base64,AAAA" });
  await openHistory(answer(listCooked, { items: [gone], total: 1 }));
  await expect.element(shown.getByText("No Image")).toBeVisible();
});

test("a history goes on where it ends", async () => {
  const all = Array.from({ length: 14 }, (_, at) => cooked(`Stew number ${at}`));
  const list = answerWith(listCooked, ({ query }) => {
    const first = (query.page - 1) * query.pageSize;
    return { items: all.slice(first, first + query.pageSize), total: all.length };
  });
  await openHistory(list);
  const frame = shown.getByRole("region", { name: "What you cooked" });
  await expect.element(shown.getByText("Stew number 11", { exact: true })).toBeInTheDocument();
  // Until the end: the frame grows while its pictures come.
  const scrollOn = () => {
    frame.element().scrollTo({ top: frame.element().scrollHeight });
    return shown.getByText("Stew number 13", { exact: true }).elements().length;
  };
  await expect.poll(scrollOn).toBe(1);
});

test("what was cooked is cooked again, once it was looked over", async () => {
  await openHistory(answer(listCooked, { items: [stew], total: 1 }));
  await shown.getByRole("link", { name: "Cook again: Chickpea stew" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Create Timer" }).click();
  await expect.element(page.getByText("Step 1 of 2", { exact: true })).toBeVisible();
});

test("without a network what is here can be read, and not changed", async () => {
  const screen = await openHistory(answer(listCooked, { items: [stew], total: 1 }));
  await expect.element(shown.getByRole("article")).toBeVisible();
  screen.goOffline();
  await expect
    .element(shown.getByText("You are offline. Rating and removing need a connection."))
    .toBeVisible();
  await expect.element(shown.getByRole("radio", { name: "Good" })).toBeDisabled();
  await expect.element(shown.getByRole("button", { name: "Remove Chickpea stew" })).toBeDisabled();
});

test("without a network a history that was never opened here says so", async () => {
  const screen = await renderAt("/cooking-timer", { as: somebody(), answers: mayCook });
  await expect.element(page.getByLabelText("Recipe Name")).toBeVisible();
  screen.goOffline();
  await page.getByRole("button", { name: "Cooking History" }).click();
  await expect
    .element(shown.getByRole("heading", { name: "Your history is not on this device" }))
    .toBeVisible();
});
