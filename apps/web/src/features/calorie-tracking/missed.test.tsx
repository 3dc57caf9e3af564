import { addConsumption, readMeal } from "@meal/contract/calorie-tracking";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, answerWith, hold } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { diaryWith, eaten } from "../../testing/diary.ts";
import { somebody } from "../../testing/fake-session.ts";
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
  assumptions: [],
  calories_range: { low: calories - 20, high: calories + 30 },
});
const read = answerWith(readMeal, ({ body: { text } }) => ({
  items: [part("Eggs", 140), part("Toast", 160)],
  missed: ["zorbo", "a bowl of blarg"].filter((words) => text.includes(words)),
  left_out: ["left the fries"].filter((words) => text.includes(words)),
}));
const field = page.getByRole("textbox", { name: t.whatDidYouEat });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const understood = page.getByRole("list", { name: t.understood });
const sheet = page.getByRole("dialog");
const names = (screen: Awaited<ReturnType<typeof renderAt>>) =>
  screen.sent(addConsumption).map(({ body }) => body.food_description);
const missed = page.getByRole("list", { name: t.notCounted });

test("words that name nothing are said not to count, and can be said otherwise where they stand", async () => {
  await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("two eggs with Zorbo and toast, zorbo");
  await expect.element(missed.getByText(t.wordsNotCounted("zorbo"))).toBeVisible();
  await axeFindsNothing("while words do not count");
  await missed.getByRole("button", { name: t.rewordOf("zorbo") }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("jam");
  await expect.element(field).toHaveValue("two eggs with jam and toast, zorbo");
  await field.fill("two eggs");
  await expect.element(button(t.addKcal(300))).toBeVisible();
  await expect.element(missed).not.toBeInTheDocument();
});

test("what is left out because it was not eaten is named, and can be said otherwise where it stands", async () => {
  await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("eggs and toast, left the fries");
  const leftOut = page.getByRole("list", { name: t.leftOut });
  await expect.element(leftOut.getByText(t.wordsLeftOut("left the fries"))).toBeVisible();
  await axeFindsNothing("while something is left out");
  await leftOut.getByRole("button", { name: t.rewordOf("left the fries") }).click();
  await userEvent.keyboard("half the fries");
  await expect.element(field).toHaveValue("eggs and toast, half the fries");
  await expect.element(leftOut).not.toBeInTheDocument();
});

test("where nothing was eaten, that is what is understood", async () => {
  const nothing = answer(readMeal, { items: [], missed: [], left_out: ["left the fries"] });
  await renderAt(address, { as: somebody(), answers: [...diaryWith(), nothing] });
  await field.fill("left the fries");
  await expect.element(page.getByText(t.allLeftOut)).toBeVisible();
});

test("the numbers of unknown words are entered by hand, once, while the rest waits in the field", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), read] });
  await field.fill("two eggs and zorbo");
  await missed.getByRole("button", { name: t.numbersOf("zorbo") }).click();
  await expect.element(sheet.getByRole("textbox", { name: "What you ate" })).toHaveValue("zorbo");
  await sheet.getByRole("textbox", { name: "Calories" }).fill("90");
  await button("Save").click();
  await expect.poll(() => names(screen)).toEqual(["zorbo"]);
  await expect.element(field).toHaveValue("two eggs and ");
  await expect.element(missed).not.toBeInTheDocument();
});

test("what somebody entered under words of their own is known by them the next time", async () => {
  const own = eaten("Zorbo", 3, { portion: "1 serving", calories: 90 });
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith([own]), read] });
  await field.fill("two eggs and zorbo");
  await expect.element(button(t.addKcal(390))).toBeVisible();
  await expect.element(missed).not.toBeInTheDocument();
  await button(t.addKcal(390)).click();
  await expect.poll(() => names(screen)).toEqual(["Eggs", "Toast", "Zorbo"]);
});

test("whoever types faster than it is read finds in the field what did not count", async () => {
  const later = hold(read);
  const screen = await renderAt(address, { as: somebody(), answers: [...diaryWith(), later] });
  await field.fill("two eggs and a bowl of blarg");
  await userEvent.keyboard("{Enter}");
  later.letGo();
  await expect.poll(() => names(screen)).toEqual(["Eggs", "Toast"]);
  await expect.element(field).toHaveValue("a bowl of blarg");
});

test("a food that only a part of its name led to says which word is not known", async () => {
  const sauce = { ...part("Hot sauce", 30), unknown_words: ["xanadu"] };
  const answers = [...diaryWith(), answer(readMeal, { items: [sauce], missed: [], left_out: [] })];
  await renderAt(address, { as: somebody(), answers });
  await field.fill("xanadu sauce");
  await expect.element(understood.getByText(t.guessedFrom(["xanadu"]))).toBeVisible();
  await understood.getByRole("button", { name: t.rewordOf("xanadu") }).click();
  await userEvent.keyboard("tomato");
  await expect.element(field).toHaveValue("tomato sauce");
});
