import type { OutputOf } from "@meal/contract/endpoint";
import {
  cancelImport,
  exportEverything,
  listImports,
  previewFromPhoto,
  previewFromText,
  previewFromUrl,
} from "@meal/contract/import-export";
import { recipeFacts } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepSharedPhoto, sharedPhoto } from "../../platform/device/shared-photo.ts";
import { type Answer, answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { picture } from "../../testing/pictures.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { notCounted } from "../../platform/texts/en/recipe-facts.ts";
import * as t from "./texts/en/page.tsx";

type Job = OutputOf<typeof listImports>["items"][number];

const running: Job = {
  id: "3b9aca00-0000-4000-8000-000000000000",
  file_name: "paprika.paprikarecipes",
  state: "running",
  format: "Paprika",
  total: 5000,
  done: 1200,
  added: 1190,
  skipped: 10,
  failures: [],
  failed: 0,
  problem: null,
  created_at: "2026-11-22T12:00:00Z",
};
const files = page.getByRole("region", { name: "Your files" });
const job = files.getByRole("listitem");
const text = page.getByLabelText("The recipe as text");
const readText = page.getByRole("button", { name: "Read the text" });
const chooser = page.getByLabelText("Choose a file");

const none = answer(listImports, { items: [] });

async function openImport(way: string, ...answers: readonly Answer[]) {
  return renderAt(`/import?way=${way}`, { as: somebody(), answers: [none, ...answers] });
}

test("an import under way shows how far it is, and can be stopped", async () => {
  const stop = answer(cancelImport, { ...running, state: "cancelled" });
  const screen = await openImport("file", answer(listImports, { items: [running] }), breakDown(cancelImport));
  await expect
    .element(job.getByRole("progressbar"))
    .toHaveAttribute("aria-valuetext", "1,200 of 5,000 recipes");
  await job.getByRole("button", { name: "Cancel" }).click();
  await expect.element(message("The import could not be stopped")).toBeVisible();
  screen.now(stop, answer(listImports, { items: [{ ...running, state: "cancelled" }] }));
  await job.getByRole("button", { name: "Cancel" }).click();
  await expect.element(job.getByText("Stopped: 1,190 recipes added, 10 already there.")).toBeVisible();
  await expect.element(job.getByRole("progressbar")).not.toBeInTheDocument();
});

test("an import that left recipes out says why, and how many more there are", async () => {
  const failures = [{ name: "Only a name", reason: "It has no ingredients." }];
  const done: Job = { ...running, state: "done", done: 5000, added: 4988, failures, failed: 2 };
  await openImport("file", answer(listImports, { items: [done] }));
  await job.getByText("Why 2 recipes were left out").click();
  await expect.element(job.getByText("Only a name")).toBeVisible();
  await expect.element(job.getByText("And 1 more.")).toBeVisible();
});

test("a file that was refused as a whole says why", async () => {
  const problem = "This is no file of an app that we know.";
  const failed: Job = { ...running, state: "failed", added: 0, done: 0, problem };
  await openImport("file", answer(listImports, { items: [failed] }));
  await expect.element(job.getByText("Nothing was imported.")).toBeVisible();
  await expect.element(job.getByText(problem)).toBeVisible();
});

test("a list of files that cannot be read says so, and can be asked for again", async () => {
  const screen = await openImport("file", breakDown(listImports));
  const note = page.getByText("We can't see their progress right now. They keep running.");
  await expect.element(note).toBeVisible();
  screen.now(answer(listImports, { items: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(note).not.toBeInTheDocument();
});

test("an empty file is not sent", async () => {
  await openImport("file");
  await userEvent.upload(chooser, new File([], "empty.zip"));
  await expect.element(page.getByText("empty.zip: There is nothing in this file.")).toBeVisible();
});

test("an export that fails is told", async () => {
  await openImport("file", breakDown(exportEverything));
  await page.getByRole("button", { name: "Download all recipes" }).click();
  await expect.element(message("Your recipes could not be exported")).toBeVisible();
});

test.each([
  [refuse(previewFromText, "no_recipe_found"), "We found no recipe there."],
  [refuse(previewFromText, "too_large"), "That is too much at once."],
  [breakDown(previewFromText), "Something went wrong on our side. Try again in a moment."],
])("a text that tells us nothing stays, and says why", async (fault, words) => {
  await openImport("text", fault);
  await expect.element(readText).toBeDisabled();
  await text.fill("eggs");
  await readText.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(text).toHaveValue("eggs");
});

test("without a network a text stays, and says why", async () => {
  const screen = await openImport("text");
  await text.fill("eggs");
  screen.goOffline();
  await readText.click();
  const words = "You are offline. Everything stays here; try again as soon as you are online.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(text).toHaveValue("eggs");
});

test("a text that is read is looked at before anything is kept", async () => {
  const recipes = [recipeCalled("Chocolate cake")];
  const held = hold(answer(previewFromText, { recipes, failures: [] }));
  const screen = await openImport("text", held);
  await text.fill("Chocolate cake, 2 eggs");
  await readText.click();
  await expect.element(page.getByRole("button", { name: "Reading the text" })).toBeVisible();
  held.letGo();
  await expect.element(page.getByText("Chocolate cake").first()).toBeVisible();
  await expect
    .poll(() => screen.sent(previewFromText))
    .toEqual([{ body: { text: "Chocolate cake, 2 eggs" } }]);
});

test("figures that leave out lines say so, and which lines, and how they are counted", async () => {
  const ingredients = ["1 onion", "For the sauce:", "2 cups zorblax"];
  const read = recipeCalled("Zorblax stew", { ingredients, foodIds: ["onion"], calories: 40 });
  const facts = { ...someFacts, uncounted: ["2 cups zorblax"] };
  const given = answer(previewFromText, { recipes: [read], failures: [] });
  const screen = await openImport("text", given, answer(recipeFacts, facts));
  await text.fill("Zorblax stew");
  await readText.click();
  await expect.element(page.getByText(t.kcalPartial(40))).toBeVisible();
  const told = page.getByText(notCounted(["2 cups zorblax"]));
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText(t.sayItOtherwise)).toBeVisible();
  screen.now(answer(recipeFacts, someFacts));
  await page.getByLabelText(t.ingredients).fill("1 onion\n2 cups peas");
  await page.getByLabelText(t.steps).click();
  await expect.element(told).not.toBeInTheDocument();
});

test("figures with a food for every line are not called partial, whatever its headings", async () => {
  const ingredients = ["For the sauce:", "1 onion"];
  const read = recipeCalled("Onion sauce", { ingredients, foodIds: ["onion"], calories: 40 });
  const given = answer(previewFromText, { recipes: [read], failures: [] });
  await openImport("text", given, answer(recipeFacts, someFacts));
  await text.fill("Onion sauce");
  await readText.click();
  await expect.element(page.getByText(t.kcalPerServing(40))).toBeVisible();
});

test.each([
  [refuse(previewFromUrl, "page_refused"), "This address is not one we may open."],
  [refuse(previewFromUrl, "page_unreachable"), "This page is not responding."],
])("a page that cannot be read says why", async (fault, words) => {
  await openImport("address", fault);
  await page.getByRole("textbox").first().fill("https://example.org/soup");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(words)).toBeVisible();
});

test("a photo that nobody here can read leads to the text", async () => {
  await openImport("photo", refuse(previewFromPhoto, "needs_vision_model"));
  const camera = page.getByLabelText("Take or choose a photo");
  await userEvent.upload(camera, new File(["no photo"], "notes.txt", { type: "text/plain" }));
  await expect.element(page.getByText("This file is not a photo we can read.")).toBeVisible();
  await userEvent.upload(camera, await picture("card.png"));
  await expect.element(page.getByText("Paste the text instead.")).toBeVisible();
});

test("a photo that another app shared is a recipe, a meal, or nothing, as its owner says", async () => {
  await keepSharedPhoto(await picture("card.png"));
  await renderAt("/import?shared=photo", { as: somebody(), answers: [none] });
  await expect.element(page.getByRole("img", { name: t.sharedPhoto })).toBeVisible();
  await axeFindsNothing();
  await expect
    .element(page.getByRole("link", { name: t.sharedPhotoRecipe }))
    .toHaveAttribute("href", "/import?way=photo&shared=photo");
  await expect
    .element(page.getByRole("link", { name: t.sharedPhotoMeal }))
    .toHaveAttribute("href", "/food-analysis?shared=photo");
});

test("a photo that was shared and is not wanted is not kept", async () => {
  await keepSharedPhoto(await picture("card.png"));
  const screen = await renderAt("/import?shared=photo", { as: somebody(), answers: [none] });
  await page.getByRole("button", { name: t.sharedPhotoDiscard }).click();
  await expect.poll(screen.address).toBe("/import");
  expect(await sharedPhoto()).toBeUndefined();
});

test("a photo that was shared and is gone is said to be gone", async () => {
  await renderAt("/import?shared=photo", { as: somebody(), answers: [none] });
  await expect.element(page.getByRole("heading", { name: t.sharedPhotoGone })).toBeVisible();
});

test("a photo that another app shared waits on the device for a network, and is read then", async () => {
  await keepSharedPhoto(await picture("card.png"));
  const screen = await renderAt("/import?way=photo&shared=photo", {
    as: somebody(),
    answers: [none, refuse(previewFromPhoto, "needs_vision_model")],
    isOffline: true,
  });
  await expect.element(page.getByLabelText("Take or choose a photo")).toBeInTheDocument();
  expect((await sharedPhoto())?.name).toBe("card.png");
  screen.goOnline();
  await expect.element(page.getByText("Paste the text instead.")).toBeVisible();
  await expect.poll(sharedPhoto).toBeUndefined();
});
