import {
  addConsumption,
  deleteConsumption,
  readMeal,
  updateConsumption,
} from "@meal/contract/calorie-tracking";
import { listPlansInUse } from "@meal/contract/planner";
import { DIARY_MEALS } from "@meal/domain/calorie-tracking/diary";
import { daysLater } from "@meal/domain/dates/days-later";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { today } from "../../platform/today.ts";
import { answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { diaryWith, eaten } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { planCalled } from "../../testing/plans.ts";
import { recipeCalled } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/quick.ts";

const address = "/calorie-tracking";
const part = (description: string, calories: number) => ({
  description,
  portion: "2 pieces",
  calories,
  protein: 12,
  carbs: 2,
  fats: 10,
  fiber: 0,
  confidence: 0.9,
  taste_profile: [],
  chef_notes: "",
  calories_range: { low: calories - 20, high: calories + 30 },
  assumptions: ["large ones"],
});
const read = answerWith(readMeal, ({ body: { text } }) => ({
  missed: [],
  left_out: [],
  items: text.includes("eggs")
    ? [part("Eggs", 140), part("Toast", 160)]
    : text.includes("ton")
      ? [part("Rice", text.startsWith("1000000") ? 1_300_000_000 : 9000)]
      : [],
}));
const field = page.getByRole("textbox", { name: "What did you eat?" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const understood = page.getByRole("list", { name: "What we understood" });
const food = page.getByRole("tabpanel").getByRole("table");
const pick = (name: string) => page.getByRole("button", { name: `Add ${name}` });
const sheet = page.getByRole("dialog");
const names = (screen: Awaited<ReturnType<typeof renderAt>>) =>
  screen.sent(addConsumption).map(({ body }) => body.food_description);

test("words are understood while they are typed, corrected at one tap, and written down", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("two eggs and toast");
  await expect.element(understood.getByText("140 kcal, likely 120 to 170")).toBeVisible();
  await expect.element(understood.getByText("Assumed: large ones").first()).toBeVisible();
  await expect.element(button("Add 300 kcal")).toBeVisible();
  await understood.getByRole("group", { name: "How much Eggs" }).getByText("½").click();
  await button("Leave out Toast").click();
  await button("Add 70 kcal").click();
  await expect.element(message("Added to your day")).toBeVisible();
  await expect.element(food.getByRole("rowheader", { name: "Eggs" })).toBeVisible();
  await expect.poll(() => screen.sent(addConsumption)).toHaveLength(1);
  const [{ body } = { body: undefined }] = screen.sent(addConsumption);
  expect(body).toMatchObject({
    food_description: "Eggs",
    portion: "half of 2 pieces",
    calories: 70,
    eaten_on: today(),
  });
  await expect.element(field).toHaveValue("");
  await button("Undo").click();
  await expect.element(food).not.toBeInTheDocument();
  await expect.poll(() => screen.sent(deleteConsumption)).toEqual([{ params: { id: body?.id } }]);
});

test("a portion that was noted before is taken where no amount is said, and its weight is typed over", async () => {
  const rice = { ...part("Cooked rice", 200), portion: "100 g", grams: 100, is_amount_said: false };
  const noted = eaten("Cooked rice", 3, { portion: "180 g", calories: 360 });
  const answers = [...diaryWith([noted]), answer(readMeal, { items: [rice], missed: [], left_out: [] })];
  const screen = await renderAt(address, { as: somebody(), answers });
  await field.fill("my bowl of rice");
  const grams = understood.getByRole("textbox", { name: t.gramsOf("Cooked rice") });
  await expect.element(grams).toHaveValue("180");
  await expect.element(understood.getByText(t.assumed([t.ownPortionTaken]))).toBeVisible();
  await grams.fill("a lot");
  await expect.element(understood.getByText(t.weightWrong)).toBeVisible();
  await grams.fill("240");
  await button(t.addKcal(480)).click();
  await expect
    .poll(() => screen.sent(addConsumption))
    .toMatchObject([{ body: { portion: "240 g", calories: 480 } }]);
});

test("whoever types faster than it is read presses Enter, and everything is written down", async () => {
  const later = hold(read);
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), later] });
  await field.fill("two eggs and toast");
  await userEvent.keyboard("{Enter}");
  later.letGo();
  await expect.poll(() => names(screen)).toEqual(["Eggs", "Toast"]);
});

test("more than anybody eats counts only once it is confirmed", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("a ton of rice");
  await button("Add 9,000 kcal").click();
  await expect.element(page.getByText("Really?")).toBeVisible();
  await button("Change it").click();
  expect(screen.sent(addConsumption)).toEqual([]);
  await button("Add 9,000 kcal").click();
  await button("Yes, that is right").click();
  await expect.poll(() => names(screen)).toEqual(["Rice"]);
});

test("what is beyond all measure is asked about, and cannot be confirmed", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("1000000 tons of rice");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Really?")).toBeVisible();
  await expect.element(page.getByText("1,300,000,000 kcal is more than anybody can eat.")).toBeVisible();
  await expect.element(button("Yes, that is right")).not.toBeInTheDocument();
  await button("Change it").click();
  await expect.element(field).toHaveValue("1000000 tons of rice");
  expect(screen.sent(addConsumption)).toEqual([]);
});

test.each(["0", "-3 eggs", "🥣🥣", "dos huevos"])(
  "%s is nothing that the tables know, and nothing is added",
  async (text) => {
    const answers = [...diaryWith(), answer(readMeal, { items: [], missed: [text], left_out: [] })];
    const screen = await renderAt(address, { as: somebody(), answers });
    await field.fill(text);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("None of this is in our food tables.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Add \d/u })).not.toBeInTheDocument();
    expect(screen.sent(addConsumption)).toEqual([]);
  },
);

test("what nobody understands is written down by hand, and checked", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("🥣🥣");
  await expect.element(page.getByText("None of this is in our food tables.")).toBeVisible();
  await button("Enter the numbers yourself").click();
  await expect.element(sheet.getByRole("textbox", { name: "What you ate" })).toHaveValue("🥣🥣");
  const calories = sheet.getByRole("textbox", { name: "Calories" });
  await calories.fill("-3");
  await sheet.getByRole("textbox", { name: "What you ate" }).fill("");
  await sheet.getByRole("textbox", { name: "Fiber (g)" }).fill("x");
  await sheet.getByLabelText("Day").fill(daysLater(today(), 1));
  await button("Save").click();
  for (const wrong of [
    "Enter what you ate",
    "Enter calories from 0 to 100,000",
    "Enter grams from 0 to 100,000",
    "Choose today or an earlier day",
  ])
    await expect.element(sheet.getByText(wrong)).toBeVisible();
  await sheet.getByRole("textbox", { name: "What you ate" }).fill("Porridge");
  await sheet.getByRole("textbox", { name: "Fiber (g)" }).fill("1,5");
  await sheet.getByLabelText("Day").fill(today());
  await calories.fill("5000");
  await button("Save").click();
  await expect.element(sheet.getByText("Really?")).toBeVisible();
  await calories.fill("300");
  await button("Save").click();
  await expect
    .poll(() => screen.sent(addConsumption).map(({ body }) => [body.calories, body.fiber]))
    .toEqual([[300, 1.5]]);
});

test("words that cannot be read just now, or without a network, can still be written down", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), breakDown(readMeal)] });
  await field.fill("two eggs");
  await expect.element(page.getByText("We couldn't read that just now.")).toBeVisible();
  screen.goOffline();
  await field.fill("three eggs");
  await expect.element(page.getByText("Reading your words needs a connection.")).toBeVisible();
});

test("a double press adds what was typed, and not what comes under the finger then", async () => {
  const usual = DIARY_MEALS.flatMap((meal) => ["Rice", "Oats"].map((name) => eaten(name, 3, { meal })));
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(usual), read] });
  await expect.element(pick("Rice")).toBeVisible();
  await field.fill("two eggs");
  await expect.element(button(t.addKcal(300))).toBeVisible();
  const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
  onTestFinished(() => clock.mockRestore());
  await button(t.addKcal(300)).click();
  await expect.poll(() => names(screen)).toEqual(["Eggs", "Toast"]);
  clock.mockReturnValue(10_300);
  await pick("Rice").click();
  clock.mockReturnValue(10_700);
  await pick("Oats").click();
  await expect.poll(() => names(screen)).toEqual(["Eggs", "Toast", "Oats"]);
});

test("what is usual at this meal is one tap away, and so is the day before", async () => {
  const meals = ["breakfast", "lunch", "dinner", "snack"] as const;
  const everywhere = meals.map((meal) => eaten(`Usual ${meal}`, 1, { meal, calories: 100 }));
  const screen = await renderAt(address, { as: somebody(), answers: diaryWith(everywhere) });
  await page
    .getByRole("button", { name: /^Add Usual/u })
    .first()
    .click();
  await expect.poll(() => names(screen)).toHaveLength(1);
  await button("Copy the whole day · 400 kcal").click();
  await expect.element(message("4 items added to your day")).toBeVisible();
  await expect.poll(() => names(screen)).toHaveLength(5);
  await page.getByRole("button", { name: /^Copy (breakfast|lunch|dinner|snack) · 100 kcal/u }).click();
  await expect.poll(() => names(screen)).toHaveLength(6);
});

test("a planned meal is one tap away, with its own figures", async () => {
  const stew = recipeCalled("Lemon stew", { calories: 512 });
  const plan = planCalled("Week", [stew]);
  const inUse = { ...plan, content: { ...plan.content, startDate: today() }, datesInUse: [today()] };
  const answers = [...diaryWith(), answer(listPlansInUse, { items: [inUse] })];
  const screen = await renderAt(address, { as: somebody(), answers });
  await page.getByRole("button", { name: "Add Lemon stew, 1 serving, 512 kcal" }).click();
  await expect
    .poll(() => screen.sent(addConsumption).map(({ body }) => [body.calories, body.meal]))
    .toEqual([[512, "dinner"]]);
});

test("a day in the past is written as that day", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await expect.element(button("The day after")).toBeDisabled();
  await button("The day before").click();
  await expect.element(page.getByRole("heading", { name: "Yesterday" })).toBeVisible();
  await field.fill("two eggs");
  await button("Add 300 kcal").click();
  await expect
    .poll(() => screen.sent(addConsumption).map(({ body }) => body.eaten_on))
    .toEqual([daysLater(today(), -1), daysLater(today(), -1)]);
  await button("Back to today").click();
  await expect.element(page.getByText("Nothing is logged for this day")).toBeVisible();
});

test("an entry is corrected in name, amount, meal and time, and put back as it was", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: diaryWith([eaten("Oats", 0)]) });
  await food.getByRole("button", { name: "Oats", exact: true }).click();
  await sheet.getByRole("textbox", { name: "What you ate" }).fill("Oats with milk");
  await button("Twice as much").click();
  await sheet.getByText("Snack").click();
  await sheet.getByLabelText("Time").fill("00:01");
  await button("Save").click();
  await expect.element(food.getByRole("rowheader", { name: "Oats with milk" })).toBeVisible();
  await expect
    .poll(() => screen.sent(updateConsumption).at(0)?.body)
    .toMatchObject({
      food_description: "Oats with milk",
      portion: "2 × 1 serving",
      calories: 800,
      meal: "snack",
    });
  await button("Undo").click();
  await expect.element(food.getByRole("button", { name: "Oats", exact: true })).toBeVisible();
  await expect
    .poll(() => screen.sent(updateConsumption).at(1)?.body)
    .toMatchObject({ calories: 400, meal: "breakfast" });
  await food.getByRole("button", { name: "Oats", exact: true }).click();
  await sheet.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => screen.sent(deleteConsumption)).toHaveLength(1);
});

test("without a network what is done shows at once, and is sent once", async () => {
  const who = somebody();
  const answers = diaryWith([eaten("Oats", 0), eaten("Rice", 0)]);
  const screen = await renderAt(address, { as: who, answers });
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).toBeVisible();
  screen.goOffline();
  await button("Delete Oats").first().click();
  await field.fill("bread");
  await button("Enter the numbers yourself").click();
  await sheet.getByRole("textbox", { name: "Calories" }).fill("200");
  await button("Save").click();
  await expect.element(food.getByRole("rowheader", { name: "bread" })).toBeVisible();
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).not.toBeInTheDocument();
  expect(screen.sent(addConsumption)).toEqual([]);
  screen.goOnline();
  await expect.poll(() => names(screen)).toEqual(["bread"]);
  await expect.poll(() => screen.sent(deleteConsumption)).toHaveLength(1);
  await expect.element(food.getByRole("rowheader", { name: "bread" })).toBeVisible();
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).not.toBeInTheDocument();
});

test("what another device has deleted already is away, and nobody is blamed", async () => {
  const rice = eaten("Rice", 0);
  const screen = await renderAt(address, { as: somebody(), answers: diaryWith([eaten("Oats", 0), rice]) });
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).toBeVisible();
  screen.now(...diaryWith([rice]), refuse(deleteConsumption, "not_found"));
  await food.getByRole("button", { name: "Delete Oats" }).click();
  await expect.poll(() => screen.sent(deleteConsumption)).toHaveLength(1);
  await expect.element(food.getByRole("rowheader", { name: "Oats" })).not.toBeInTheDocument();
  await expect.element(message("Food item removed from tracking")).toBeVisible();
  await expect
    .element(page.getByText("Failed to delete food item", { exact: false }))
    .not.toBeInTheDocument();
});
