import { addConsumption, listConsumption, readCalorieLimit, readMeal } from "@meal/contract/calorie-tracking";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answersDatabase } from "../../platform/device/database.ts";
import { today } from "../../platform/today.ts";
import {
  add,
  analysed,
  card,
  eaten,
  entry,
  found,
  type Item,
  limitOf,
  noted,
  premium,
  rice,
  sum,
  words,
} from "../../testing/analyses.ts";
import { answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { message } from "../../testing/marks.ts";

test("questions make the range narrower, and go with their answers", async () => {
  await analysed();
  const amount = page.getByRole("group", { name: "How much was it: Cooked rice?" });
  const oil = page.getByRole("group", { name: "Was there oil or butter on it: Cooked rice?" });
  await amount.getByRole("button", { name: "More" }).click();
  await expect.element(amount).not.toBeInTheDocument();
  await expect.element(card.getByText("267 kcal", { exact: true })).toBeVisible();
  await oil.getByRole("button", { name: "A teaspoon" }).click();
  await expect.element(page.getByRole("heading", { name: "To be more certain" })).not.toBeInTheDocument();
  await expect.element(card.getByText("306 kcal", { exact: true })).toBeVisible();
});

test("what was assumed is changed by its chip", async () => {
  await analysed();
  const chips = page.getByRole("group", { name: "What we assumed about Cooked rice" });
  await chips.getByLabelText("Portion").selectOptions("100 g, a usual portion");
  await expect.element(card.getByText("130 kcal", { exact: true })).toBeVisible();
  await chips.getByLabelText("Left over").selectOptions("Half");
  await expect.element(card.getByText("65 kcal", { exact: true })).toBeVisible();
  await chips.getByLabelText("Oil or butter").selectOptions("A tablespoon");
  await expect.element(card.getByText("125 kcal", { exact: true })).toBeVisible();
  await chips.getByLabelText("Size").selectOptions("Small");
  await expect.element(card.getByText("108 kcal", { exact: true })).toBeVisible();
});

test("a portion that this person noted before is taken for theirs", async () => {
  const before = answer(listConsumption, {
    items: [{ ...entry, food_description: "cooked rice", portion: "180 g" }],
  });
  await analysed(before);
  await expect
    .element(page.getByRole("group", { name: "What we assumed about Cooked rice" }).getByLabelText("Portion"))
    .toHaveDisplayValue("180 g, as you logged before");
  await expect.element(card.getByText("234 kcal", { exact: true })).toBeVisible();
});

test("an item is corrected by its weight or by figures of one's own", async () => {
  await analysed();
  await page.getByRole("button", { name: "Correct Cooked rice" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct Cooked rice" });
  await dialog.getByLabelText("Portion").fill("79 g");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(card.getByText("103 kcal", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Correct Cooked rice" }).click();
  await dialog.getByLabelText("Calories (kcal)").fill("-3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Enter a number from 0 to 100,000")).toBeVisible();
  await dialog.getByLabelText("Calories (kcal)").fill("150");
  await dialog.getByLabelText("Food").fill("Sushi rice");
  await dialog.getByRole("button", { name: "Save" }).click();
  const sushi = page.getByRole("listitem", { name: "Sushi rice" });
  await expect.element(sushi.getByText("probably 150 kcal", { exact: true })).toBeVisible();
});

test("items are split, added and removed, and a removal is taken back", async () => {
  const egg: Item = { ...rice, description: "Egg", calories: 72, is_amount_said: true };
  const screen = await analysed(
    answer(readMeal, { items: [egg, { ...egg, description: "Toast" }], missed: [], left_out: [] }),
  );
  await page.getByRole("button", { name: "Split Cooked rice" }).click();
  const dialog = page.getByRole("dialog", { name: "Split Cooked rice" });
  await dialog.getByLabelText("The parts").fill("an egg, toast");
  await dialog.getByRole("button", { name: "Split" }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(page.getByRole("listitem", { name: "Toast" })).toBeVisible();
  const field = page.getByLabelText("Add something else");
  screen.now(answer(readMeal, { items: [], missed: [], left_out: [] }));
  await field.fill("🍕🍕");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect
    .element(page.getByText("We don't recognize any food in these words.", { exact: false }))
    .toBeVisible();
  await expect.element(field).toHaveValue("🍕🍕");
  screen.now(breakDown(readMeal));
  await field.fill("milk");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(page.getByText("This could not be read right now.", { exact: false })).toBeVisible();
  screen.now(answer(readMeal, { items: [{ ...rice, description: "Milk" }], missed: [], left_out: [] }));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(page.getByRole("listitem", { name: "Milk" })).toBeVisible();
  const toast = page.getByRole("listitem", { name: "Toast" });
  await expect.element(toast.getByText("mild")).not.toBeVisible();
  await toast.getByText("More about Toast").click();
  await page.getByRole("button", { name: "Remove Toast" }).click();
  await expect.element(page.getByRole("listitem", { name: "Toast" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("listitem", { name: "Toast" })).toBeVisible();
});

test("an amount that nobody eats at once is asked about, and counts once it is meant", async () => {
  const heap = { ...rice, calories: 5200, is_amount_said: true };
  const mountain = { ...rice, description: "Rice mountain", calories: 1_300_000_000, is_amount_said: true };
  await analysed(premium, found([heap, mountain]));
  await expect.element(page.getByText("Really? That is 5,200 kcal at once.")).toBeVisible();
  await expect
    .element(page.getByText("That is more than anybody can eat. Correct it to count it."))
    .toBeVisible();
  await expect.element(add).toBeDisabled();
  await page.getByLabelText("Yes, that is right").click();
  await expect.element(sum.getByText("5,200 kcal", { exact: true })).toBeVisible();
  await expect.element(add).toBeEnabled();
});

test("what was eaten is tracked, and the day is looked at: over its limit it warns", async () => {
  const screen = await analysed(premium, limitOf(2000));
  screen.now(eaten(1945));
  await page.getByLabelText("Meal").selectOptions("Lunch");
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Food tracked" });
  await expect.element(dialog.getByText("1 item with 205 kcal is in your diary.")).toBeVisible();
  await expect.element(dialog.getByText("Today is 150 kcal over your limit of 2,000 kcal.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect.element(page.getByText("All of it is in your diary.")).toBeVisible();
  await expect.element(card.getByText("In your diary")).toBeVisible();
  await expect.poll(() => screen.sent(addConsumption)).toHaveLength(1);
  const [entry_] = screen.sent(addConsumption);
  expect(entry_?.body).toMatchObject({
    food_description: "Cooked rice",
    portion: "158 g",
    calories: 205,
    meal: "lunch",
    eaten_on: today(),
  });
});

test("within the limit there is no warning, and the analysis goes on with an empty plate", async () => {
  const screen = await analysed(premium, limitOf(2000));
  screen.now(eaten(995));
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Food tracked" });
  await expect.element(dialog.getByText("Today so far: 1,200 of 2,000 kcal.")).toBeVisible();
  await expect.element(dialog.getByText("Over today's limit")).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Continue Analysis" }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(words).toHaveValue("");
});

test("what the server refuses says so, stays, and is sent under the same id the next time", async () => {
  const limit = hold(breakDown(readCalorieLimit));
  const screen = await analysed(premium, limit, refuse(addConsumption, "storage_limit_reached"));
  await add.click();
  await expect.element(message("Failed to save food consumption data.")).toBeVisible();
  // The day that is looked up afterwards says nothing of what was refused.
  limit.letGo();
  await expect.element(add).toBeEnabled();
  await expect.element(card.getByText("In your diary")).not.toBeInTheDocument();
  screen.now(noted);
  await add.click();
  await expect.element(page.getByText("Today's total could not be looked up.")).toBeVisible();
  await expect.poll(() => screen.sent(addConsumption)).toHaveLength(2);
  expect(new Set(screen.sent(addConsumption).map(({ body }) => body.id)).size).toBe(1);
});

test("without a network it is kept on the device, and sent once when there is one", async () => {
  const screen = await analysed(premium, limitOf(2000));
  screen.goOffline();
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Food tracked" });
  await expect.element(dialog.getByText("You are offline.", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect.element(card.getByText("In your diary")).toBeVisible();
  expect(screen.sent(addConsumption)).toEqual([]);
  screen.goOnline();
  await expect.poll(() => screen.sent(addConsumption)).toHaveLength(1);
});

test("what the device cannot keep is not taken for noted", async () => {
  const screen = await analysed(premium);
  const full = vi.spyOn(answersDatabase, "change").mockRejectedValue(new Error("full"));
  onTestFinished(() => full.mockRestore());
  await add.click();
  await expect.element(message("Failed to track food consumption.")).toBeVisible();
  await expect.element(message("Nothing is lost. Try adding it again in a moment.")).toBeVisible();
  await expect.element(add).toBeEnabled();
  expect(screen.sent(addConsumption)).toEqual([]);
});
