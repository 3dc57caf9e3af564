import { canUseFeature, incrementFeatureUsage } from "@meal/contract/entitlements";
import { readMeal } from "@meal/contract/calorie-tracking";
import { analyzeFoodImage, readAnalysisMeans } from "@meal/contract/food-analysis";
import { listPlansInUse } from "@meal/contract/planner";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepSharedPhoto, sharedPhoto } from "../../platform/device/shared-photo.ts";
import { today } from "../../platform/today.ts";
import {
  add,
  analysed,
  analysisAnswers,
  ask,
  card,
  found,
  openAnalysis,
  premium,
  rice,
  sum,
  unknown,
  words,
} from "../../testing/analyses.ts";
import { answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { picture } from "../../testing/pictures.ts";
import { planCalled } from "../../testing/plans.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/found.ts";

const chooser = page.getByLabelText("Upload Photo");

test("a photo with words becomes cards with every field, each figure with its range", async () => {
  const screen = await openAnalysis(premium);
  await userEvent.upload(chooser, await picture("meal.png"));
  await expect.element(page.getByRole("img", { name: "Your meal" })).toBeVisible();
  await words.fill(" rice ");
  await ask.click();
  for (const text of [
    "205 kcal",
    "probably 144–307 kcal",
    "4.3 g",
    "44.5 g",
    "80%",
    "mild",
    "Counted as 158 g of cooked rice.",
    "You gave no amount, so this is a usual portion: 158 g.",
  ])
    await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible();
  const [sent] = screen.sent(analyzeFoodImage);
  expect(sent?.body.description).toBe("rice");
  expect(sent?.body.imageData).toMatch(/^data:image\/jpeg/u);
  expect(screen.sent(incrementFeatureUsage)).toEqual([]);
});

test("what nothing is known of has the specified defaults, and asks for a better picture", async () => {
  await openAnalysis(found([unknown], "We didn't recognize any food there, so this did not count."));
  await userEvent.upload(chooser, await picture("dark.png"));
  await ask.click();
  const dialog = page.getByRole("dialog", { name: "Better Image Needed" });
  await expect.element(dialog.getByText("so this did not count", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Use It Anyway" }).click();
  const unknownCard = page.getByRole("listitem", { name: "Unknown food" });
  for (const text of ["Unknown portion", "No taste profile available", "No chef notes available"])
    await expect.element(unknownCard.getByText(text, { exact: true })).toBeVisible();
  await expect.element(sum.getByText("0 kcal", { exact: true }).first()).toBeVisible();
});

test("a photo that another app shared is the one to ask about, once", async () => {
  await keepSharedPhoto(await picture("meal.png"));
  const screen = await renderAt("/food-analysis?shared=photo", { as: somebody(), answers: analysisAnswers });
  await expect.element(page.getByRole("img", { name: "Your meal" })).toBeVisible();
  await expect.poll(screen.address).toBe("/food-analysis");
  expect(await sharedPhoto()).toBeUndefined();
});

test("a better picture begins anew and keeps the words", async () => {
  await openAnalysis(found([{ ...rice, confidence: 0.49 }]));
  await userEvent.upload(chooser, await picture("dark.png"));
  await words.fill("rice?");
  await ask.click();
  await page
    .getByRole("dialog", { name: "Better Image Needed" })
    .getByRole("button", { name: "Try Again" })
    .click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(words).toHaveValue("rice?");
});

test("words that say too little are told without a dialog", async () => {
  await analysed(found([unknown], "We didn't recognize any food there, so this did not count."));
  await expect.element(page.getByText("We didn't find any food there.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("words that count nothing are named beside what was found, and again where they are added", async () => {
  const screen = await analysed(found([rice], null, ["a plate of grubblewort"]));
  const told = page.getByText("“a plate of grubblewort”: we don't know what it is.", { exact: false });
  await expect.element(told).toBeVisible();
  await expect.element(card).toBeVisible();
  screen.now(
    answer(readMeal, { items: [{ ...rice, description: "Milk" }], missed: ["zibble"], left_out: [] }),
  );
  const field = page.getByLabelText("Add something else");
  await field.fill("milk and zibble");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(page.getByRole("listitem", { name: "Milk" })).toBeVisible();
  await expect.element(field).toHaveValue("zibble");
  await expect.element(page.getByText("Not counted: “zibble”.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Split Cooked rice" }).click();
  const dialog = page.getByRole("dialog", { name: "Split Cooked rice" });
  await dialog.getByRole("button", { name: "Split" }).click();
  await expect.element(dialog.getByText("Not counted: “zibble”.", { exact: false })).toBeVisible();
  await expect.element(dialog).toBeVisible();
});

test("what is left out because it was not eaten is named, and where it can be added", async () => {
  await analysed(found([rice], null, [], ["left the fries"]));
  await expect
    .element(page.getByText(`${t.leftOut(["left the fries"])} ${t.eatenAfterAll}`, { exact: true }))
    .toBeVisible();
});

test("without words and a picture nothing is asked", async () => {
  const screen = await openAnalysis();
  await ask.click();
  await expect.element(page.getByText("Take a photo, or say in a few words what it is.")).toBeVisible();
  expect(screen.sent(analyzeFoodImage)).toEqual([]);
});

test.each([
  [breakDown(analyzeFoodImage), "Failed to analyze the food image. The server answered 500."],
  [
    refuse(analyzeFoodImage, "image_unreadable"),
    "Failed to analyze the food image. This file is not a picture we can read",
  ],
  [
    { endpoint: analyzeFoodImage, reply: () => Response.json({ items: "none" }) },
    "Failed to analyze the food image. Invalid response format from analysis",
  ],
])("an analysis that fails says why, and nothing typed is lost", async (fault, why) => {
  await openAnalysis(fault);
  await userEvent.upload(chooser, await picture("meal.png"));
  await words.fill("my rice");
  await ask.click();
  await expect.element(message("Analysis Failed")).toBeVisible();
  await expect.element(message(why)).toBeVisible();
  await expect.element(words).toHaveValue("my rice");
  await expect.element(page.getByRole("img", { name: "Your meal" })).toBeVisible();
});

test("without a network the question stays, too", async () => {
  const screen = await openAnalysis();
  await words.fill("my rice");
  screen.goOffline();
  await ask.click();
  await expect.element(message("Analysis Failed")).toBeVisible();
  await expect.element(words).toHaveValue("my rice");
});

test("where nobody can look at a photo the page says so first, and leads with words and the plan", async () => {
  const soup = recipeCalled("Lentil soup", {
    ...(someFacts.nutrition !== null && { nutrition: someFacts.nutrition }),
  });
  const plan = planCalled("Week", [soup, recipeCalled("No figures", { calories: 0 })]);
  const items = [{ ...plan, content: { ...plan.content, startDate: today() }, datesInUse: [today()] }];
  const blind = answer(readAnalysisMeans, { seesPhotos: false });
  const screen = await openAnalysis(premium, blind, answer(listPlansInUse, { items }));
  await expect.element(page.getByText("Photos can't be analyzed here")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "What did you eat?" })).toBeVisible();
  await page.getByText("Add a photo anyway").click();
  await userEvent.upload(chooser, await picture("meal.png"));
  await ask.click();
  await expect
    .element(page.getByText("Say in a few words what it is; photos can't be analyzed here."))
    .toBeVisible();
  expect(screen.sent(analyzeFoodImage)).toEqual([]);
  await page.getByRole("button", { name: "Add Lentil soup" }).click();
  await expect
    .element(page.getByRole("listitem", { name: "Lentil soup" }).getByText("420 kcal", { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText("No figures")).not.toBeInTheDocument();
});

test("whoever has no diary is told before anything is pressed, and keeps their last free result", async () => {
  const closed = answerWith(canUseFeature, ({ body }) => body.feature_name !== "calorie_tracking");
  const screen = await analysed(closed);
  await expect.element(page.getByText("The diary is part of Premium")).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
  expect(screen.sent(incrementFeatureUsage)).toEqual([{ body: { feature_name: "food_analysis" } }]);
});

test("the gate closes for whoever has used their free analysis", async () => {
  await openAnalysis(answer(canUseFeature, false));
  await expect.element(page.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
});

test("an analysis under way can be seen, and is asked once", async () => {
  const held = hold(found([rice]));
  const screen = await openAnalysis(held);
  await words.fill("rice");
  await ask.click();
  await expect.element(page.getByRole("button", { name: "Analyzing..." })).toBeVisible();
  await page.getByRole("button", { name: "Analyzing..." }).click({ force: true });
  held.letGo();
  await expect.element(card).toBeVisible();
  expect(screen.sent(analyzeFoodImage)).toHaveLength(1);
});
