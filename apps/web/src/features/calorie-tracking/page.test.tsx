import {
  addConsumption,
  listConsumption,
  readCalorieLimit,
  setCalorieLimit,
} from "@meal/contract/calorie-tracking";
import { canUseFeature, readUsage } from "@meal/contract/entitlements";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakDown, refuse } from "../../testing/answers.ts";
import { diaryWith, eaten, noLimit } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";

const address = "/calorie-tracking";
const limit2000 = { ...noLimit, daily_limit: 2000 };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const tab = (name: string) => page.getByRole("tab", { name });
const today = page.getByRole("region", { name: "Today's intake" });
const bar = today.getByRole("progressbar");
const history = page.getByRole("region", { name: "Food History" }).first();
const dialog = page.getByRole("dialog");
const limitField = dialog.getByRole("textbox", { name: "Daily limit" });

test("it says what it is for, and counts today against the limit", async () => {
  const answers = diaryWith([eaten("Oats", 0), eaten("Rice", 1)], limit2000);
  await renderAt(address, { as: somebody(), answers });
  await expect.element(page.getByRole("heading", { level: 1, name: "Calorie Tracking" })).toBeVisible();
  const subtitle = "Track your daily, weekly, and monthly calorie and nutrition intake";
  await expect.element(page.getByText(subtitle)).toBeVisible();
  await expect.element(bar).toHaveAttribute("aria-valuenow", "20");
  await expect.element(today.getByText("400 of 2,000 kcal")).toBeVisible();
  await expect.element(today.getByText("1,600 kcal left today")).toBeVisible();
  await expect.element(bar.element().querySelector("rect")).toHaveClass("fill-herb");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("over a limit that was set the bar is full and red, and an alert says so", async () => {
  const answers = diaryWith([eaten("Feast", 0, { calories: 2101 })], limit2000);
  await renderAt(address, { as: somebody(), answers });
  await expect.element(page.getByRole("alert").getByText("Today is over your limit")).toBeVisible();
  await expect.element(bar).toHaveAttribute("aria-valuenow", "100");
  await expect.element(bar.element().querySelector("rect")).toHaveClass("fill-danger");
  await expect.element(today.getByText("101 kcal over your limit")).toBeVisible();
});

test("without a limit the usual one stands in the bar, and nothing alarms", async () => {
  const answers = diaryWith([eaten("Feast", 0, { calories: 2100 })]);
  await renderAt(address, { as: somebody(), answers });
  await expect
    .element(today.getByText("You haven't set a limit; 2,000 kcal is the usual one."))
    .toBeVisible();
  await expect.element(page.getByText("Today is over your limit")).not.toBeInTheDocument();
});

test("a limit is set by its rules, with what one aims at, and updated", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: diaryWith() });
  await button("Set Calorie Limit").click();
  await expect.element(limitField).toHaveValue("2000");
  for (const [typed, wrong] of [
    ["499", "Daily limit must be at least 500 calories"],
    ["10001", "Daily limit must be at most 10,000 calories"],
    ["abc", "Daily limit must be a number of calories"],
    ["", "Daily limit must be a number of calories"],
  ] as const) {
    await limitField.fill(typed);
    await button("Save").click();
    await expect.element(dialog.getByText(wrong)).toBeVisible();
  }
  await limitField.fill("900");
  await expect.element(dialog.getByText("That is very little food for most adults.")).toBeVisible();
  await limitField.fill("1800");
  const protein = dialog.getByRole("textbox", { name: "Protein (g)" });
  await protein.fill("-1");
  await button("Save").click();
  await expect.element(dialog.getByText("Enter grams from 0 to 2,000, or leave it empty")).toBeVisible();
  expect(screen.sent(setCalorieLimit)).toEqual([]);
  await protein.fill("90");
  await button("Save").click();
  await expect.element(message("Daily calorie limit updated")).toBeVisible();
  const body = { dailyLimit: 1800, protein: 90, carbs: null, fats: null, fiber: null };
  expect(screen.sent(setCalorieLimit)).toEqual([{ body }]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Update Calorie Limit")).toBeVisible();
  await expect.element(today.getByText("0 of 90 g")).toBeVisible();
});

test("a limit that cannot be saved says why, and one that cannot be read is only logged", async () => {
  const broken = [breakDown(readCalorieLimit), refuse(setCalorieLimit, "limit_reached", { detail: "No." })];
  await renderAt(address, { as: somebody(), answers: [...diaryWith([eaten("Oats", 0)]), ...broken] });
  await expect.element(today.getByText("400 of 2,000 kcal")).toBeVisible();
  await button("Set Calorie Limit").click();
  await button("Save").click();
  await expect.element(message("Failed to update calorie limit: No.")).toBeVisible();
  await button("Cancel").click();
});

test("today's food stands in its table by meals, and is deleted with a way back", async () => {
  const answers = diaryWith([
    eaten("Soup", 0, { meal: "dinner", calories: 250 }),
    eaten("Oats", 0, { is_estimate: true }),
    eaten("Rice", 1),
  ]);
  const screen = await renderAt(address, { as: somebody(), answers });
  await expect.element(tab("Today's Food")).toHaveAttribute("aria-selected", "true");
  const food = page.getByRole("tabpanel").getByRole("table");
  const heads = food
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);
  expect(heads).toEqual(["Food Item", "Portion", "Calories", "Protein", "Carbs", "Fats", "Actions"]);
  await expect.element(page.getByText("Breakfast 400")).toBeVisible();
  await expect.element(food.getByRole("rowheader", { name: "Rice" })).not.toBeInTheDocument();
  expect(
    food
      .getByRole("rowheader")
      .elements()
      .map((head) => head.textContent)[0],
  ).toContain("Estimate");
  await food.getByRole("button", { name: "Delete Oats" }).click();
  await expect.element(message("Food item removed from tracking")).toBeVisible();
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).not.toBeInTheDocument();
  await expect.element(today.getByText("250 of 2,000 kcal")).toBeVisible();
  await button("Undo").click();
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).toBeVisible();
  await expect.element(today.getByText("650 of 2,000 kcal")).toBeVisible();
  // It shows before it is sent; sent later it would be in the diary of the test that follows.
  await expect.poll(() => screen.sent(addConsumption)).toHaveLength(1);
});

test("a day without anything says how to begin, and blames nobody", async () => {
  await renderAt(address, { as: somebody(), answers: diaryWith([eaten("Rice", 1)]) });
  await expect.element(page.getByRole("table", { name: "Food History" })).toBeVisible();
  await expect.element(page.getByText("Nothing is logged for this day")).toBeVisible();
});

test("the history has 20 entries, a note where there are more, and leads to all of them as a file", async () => {
  const all = Array.from({ length: 21 }, (_, days) => eaten(`Food ${days}`, days + 1));
  const screen = await renderAt(address, { as: somebody(), answers: diaryWith(all.slice(1)) });
  await expect.element(history.getByRole("rowheader").nth(19)).toBeVisible();
  const note = page.getByText("Showing the 20 most recent entries");
  await expect.element(note).not.toBeInTheDocument();
  screen.now(...diaryWith(all));
  await button("Refresh Data").click();
  await expect.element(note).toBeVisible();
  expect(history.getByRole("rowheader").elements()).toHaveLength(20);
  const heads = history
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);
  expect(heads).toEqual(["Date", "Food Item", "Portion", "Calories", "Protein", "Actions"]);
  const file = page.getByRole("link", { name: "Download all as CSV" });
  await expect.element(file).toHaveAttribute("href", "/api/food-consumption/export");
});

test("a diary that cannot be read says why, and can be asked for again", async () => {
  const answers = [
    ...diaryWith([eaten("Oats", 0)]),
    refuse(listConsumption, "too_many_requests", { detail: "Wait." }),
  ];
  const screen = await renderAt(address, { as: somebody(), answers });
  await expect.element(message("Failed to fetch food consumption data: Wait.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Your diary could not be read" })).toBeVisible();
  screen.now(...diaryWith([eaten("Oats", 0)]));
  await button("Try again").click();
  await expect.element(today.getByText("400 of 2,000 kcal")).toBeVisible();
});

test("without Premium what is stored can be seen, deleted and taken along, and nothing more", async () => {
  const closed = [
    answer(canUseFeature, false),
    answer(readUsage, { features: [{ feature: "calorie_tracking", used: 0, limit: 0 }] }),
  ];
  const [, ...mine] = diaryWith([eaten("Oats", 0)]);
  await renderAt(address, { as: somebody(), answers: [...mine, ...closed] });
  await expect.element(page.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
  const words =
    "Calorie tracking is only available for premium subscribers. Upgrade now to unlock unlimited access to this feature.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Download all as CSV" })).toBeVisible();
  await button("Delete Oats").click();
  await expect.element(history.getByText("Everything you log shows up here.")).toBeVisible();
});
