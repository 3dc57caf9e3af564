import { canUseExtraPlanner, readUsage } from "@meal/contract/entitlements";
import { generateExtraPlannerImage, generateExtraRecipe, saveExtraPlan } from "@meal/contract/extra-planner";
import { NO_DETAILS } from "@meal/domain/extra-planner/details";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import {
  extraAnswers,
  madePicture,
  picturePath,
  recipeSays,
  soupDetails,
} from "../../testing/extra-plans.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";

const name = page.getByRole("textbox", { name: "Recipe name or description" });
const story = page.getByRole("textbox", { name: "Background story" });
const enhance = page.getByRole("switch", { name: "Enhance the description" });
const generate = page.getByRole("button", { name: "Generate", exact: true });
const made = page.getByRole("article", { name: "Lentil soup" });
const save = page.getByRole("button", { name: "Save", exact: true });
const progress = page.getByRole("region", { name: "Making your recipe" });
const savedTab = page.getByRole("tab", { name: "Saved Plans" });
const limitReached = "You've reached your usage limit. Please upgrade to continue using Extra Planner.";

const open = (...answers: readonly Answer[]) =>
  renderAt("/extra-planner", { as: somebody(), answers: [...extraAnswers, ...answers] });

async function generated(...answers: readonly Answer[]) {
  const screen = await open(...answers);
  await name.fill("Lentil soup");
  await generate.click();
  await expect.element(made).toBeVisible();
  return screen;
}

test("a name becomes a picture, and then a recipe with every figure", async () => {
  const screen = await open();
  await expect.element(page.getByText("0 / 1000")).toBeVisible();
  await expect.element(enhance).not.toBeChecked();
  await name.fill("  Lentil soup  ");
  await story.fill("As at home");
  await expect.element(page.getByText("15 / 1000")).toBeVisible();
  await generate.click();
  for (const text of ["15 minutes", "30 minutes", "2 servings", "easy", "420 kcal", "22 g", "58 g", "9 g"])
    await expect.element(made.getByText(text, { exact: true })).toBeVisible();
  for (const text of [...soupDetails.ingredients, ...soupDetails.instructions, ...soupDetails.tips])
    await expect.element(made.getByText(text)).toBeVisible();
  await expect.element(made.getByText("A soup of many countries.")).toBeVisible();
  expect(screen.sent(generateExtraPlannerImage)).toEqual([
    { body: { recipeName: "Lentil soup", backgroundStory: "As at home", enhancePrompt: false } },
  ]);
  const [sent] = screen.sent(generateExtraRecipe);
  expect(sent?.body).toMatchObject({
    recipeName: "Lentil soup",
    imageUrl: picturePath,
    capturedIngredients: [],
  });
  expect(sent?.body).not.toHaveProperty("enhancedPrompt");
  // The page went to the picture; what lies half under the bar at the top is too small to be met, as on every page.
  scrollTo(0, 0);
  await axeFindsNothing("once a recipe is made");
});

test("what the description was enhanced to tells the writer what is on the picture", async () => {
  const screen = await open();
  localStorage.setItem("captured-ingredients", JSON.stringify(["leek"]));
  await name.fill("Lentil soup");
  await enhance.click();
  await generate.click();
  await made.getByText("What the picture was made from").click();
  await expect.element(made.getByText("A bowl of soup by a window")).toBeVisible();
  expect(screen.sent(generateExtraPlannerImage)[0]?.body.enhancePrompt).toBe(true);
  expect(screen.sent(generateExtraRecipe)[0]?.body).toMatchObject({
    enhancedPrompt: "A bowl of soup by a window",
    capturedIngredients: ["leek"],
  });
});

test.each([
  ["", "Please enter a recipe name"],
  [" \n ", "Please enter a recipe name"],
  ["x".repeat(1001), "Recipe name must be 1000 characters or less"],
])("a name of %j is told at its field, and nothing is asked or cut", async (typed, words) => {
  const screen = await open();
  await story.fill("Only a story");
  await name.fill(typed);
  await generate.click();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue(typed);
  expect(screen.sent(generateExtraPlannerImage)).toEqual([]);
  await name.fill("Soup");
  await expect.element(page.getByText(words, { exact: true })).not.toBeInTheDocument();
});

test("a thousand characters are room enough", async () => {
  const screen = await open();
  await name.fill("x".repeat(1000));
  await generate.click();
  await expect.poll(() => screen.sent(generateExtraPlannerImage)).toHaveLength(1);
  await expect.element(page.getByText("1000 / 1000")).toBeVisible();
});

test("what fails between the picture and the recipe keeps the picture, which is saved without one or gets it later", async () => {
  const screen = await generated(breakDown(generateExtraRecipe));
  const words = "Could not generate recipe details. The image was created successfully.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText("Request failed with status: 500")).toBeVisible();
  await expect.element(save).toBeEnabled();
  screen.now(recipeSays(soupDetails));
  await page.getByRole("button", { name: "Write the recipe" }).click();
  await expect.element(made.getByText("420 kcal")).toBeVisible();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  expect(screen.sent(generateExtraPlannerImage)).toHaveLength(1);
});

test("a picture without a recipe is saved with the specified defaults", async () => {
  const screen = await generated(recipeSays(null, "That is no dish we know."));
  await expect.element(page.getByText("That is no dish we know.")).toBeVisible();
  await save.click();
  await expect.poll(() => screen.sent(saveExtraPlan)[0]?.body.details_json).toEqual(NO_DETAILS);
});

test("an answer that is no recipe is told", async () => {
  await generated({ endpoint: generateExtraRecipe, reply: () => Response.json({ recipe: "none" }) });
  await expect.element(page.getByText("Invalid response from recipe generation service")).toBeVisible();
});

test.each<[string, Answer, string]>([
  [
    "is no picture",
    { endpoint: generateExtraPlannerImage, reply: () => Response.json({ url: 1 }) },
    "Invalid response from server",
  ],
  [
    "is unreadable",
    { endpoint: generateExtraPlannerImage, reply: () => new Response("<html>") },
    "Invalid response from server",
  ],
  ["is a proxy's", breakDown(generateExtraPlannerImage), "Request failed with status: 500"],
  ["is a refusal", refuse(generateExtraPlannerImage, "no_food_named"), "We found no food in this name"],
  ["has no key", refuse(generateExtraPlannerImage, "model_not_configured"), "Gemini API key not found"],
  [
    "asks for a second factor",
    refuse(generateExtraPlannerImage, "second_factor_needed"),
    "Authentication token not available",
  ],
])("an answer that %s fails with its reason, and what was typed stays", async (_, fault, why) => {
  await open(fault);
  await name.fill("Lentil soup");
  await story.fill("As at home");
  await generate.click();
  await expect.element(message("Failed to generate recipe")).toBeVisible();
  await expect.element(message(why)).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
  await expect.element(story).toHaveValue("As at home");
  await expect.element(save).not.toBeInTheDocument();
});

test("without a network what was typed stays, too", async () => {
  const screen = await open();
  await name.fill("Lentil soup");
  screen.goOffline();
  await generate.click();
  await expect.element(message("Failed to generate recipe")).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
});

test("whoever is not signed in any more is asked to log in", async () => {
  await open(refuse(canUseExtraPlanner, "not_signed_in"));
  await name.fill("Lentil soup");
  await generate.click();
  await expect.element(message("Please log in to use this feature")).toBeVisible();
  await expect.element(message("Authentication failed")).toBeVisible();
});

test.each([
  ["before the picture", answer(canUseExtraPlanner, false)],
  ["in another tab meanwhile", refuse(generateExtraPlannerImage, "limit_reached")],
])("a limit that is reached %s blocks, and nothing typed is lost", async (_, limit) => {
  await open(limit);
  await name.fill("Lentil soup");
  await generate.click();
  await expect.element(message(limitReached)).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
  await expect.element(made).not.toBeInTheDocument();
});

test("limits that cannot be looked up allow use", async () => {
  await generated(breakDown(readUsage), breakDown(canUseExtraPlanner));
  await expect.element(message("Failed to check usage limits").first()).toBeVisible();
});

test("progress is that of the two steps, and either can be stopped", async () => {
  const picture = hold(madePicture);
  const recipe = hold(recipeSays(soupDetails));
  const screen = await open(picture, recipe);
  await name.fill("Lentil soup");
  await generate.click();
  await expect.element(progress.getByText("Making the picture")).toBeVisible();
  await expect.element(progress.getByText("Step 1 of 2")).toBeVisible();
  await axeFindsNothing("while it is made");
  await progress.getByRole("button", { name: "Stop" }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Lentil soup");
  picture.letGo();
  await generate.click();
  await expect.element(progress.getByText("Step 2 of 2")).toBeVisible();
  await expect.element(made.getByText("Writing the recipe")).toBeInTheDocument();
  await progress.getByRole("button", { name: "Stop" }).click();
  await expect.element(page.getByText("You stopped it. The picture is kept.")).toBeVisible();
  recipe.letGo();
  await page.getByRole("button", { name: "Write the recipe" }).click();
  await expect.element(made.getByText("420 kcal")).toBeVisible();
  expect(screen.sent(generateExtraRecipe)).toHaveLength(2);
});

test("leaving the page and coming back finds the work, which went on", async () => {
  const picture = hold(madePicture);
  await open(picture);
  await name.fill("Lentil soup");
  await generate.click();
  await savedTab.click();
  await expect.element(page.getByText("Nothing saved yet")).toBeVisible();
  picture.letGo();
  await page.getByRole("tab", { name: "AI Generator" }).click();
  await expect.element(made.getByText("420 kcal")).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
});

test("nothing is saved without the recipe that is still being written", async () => {
  const recipe = hold(recipeSays(soupDetails));
  const screen = await generated(recipe);
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await expect.element(made.getByText("You can save it once the recipe is written.")).toBeVisible();
  recipe.letGo();
  await expect.element(save).not.toHaveAttribute("aria-disabled", "true");
  await save.click();
  await expect.poll(() => screen.sent(saveExtraPlan)[0]?.body.details_json).toMatchObject(soupDetails);
});

test("nothing can be saved before there is a picture; a save leads to what is saved", async () => {
  const screen = await open();
  await expect.element(save).not.toBeInTheDocument();
  await name.fill("Lentil soup");
  await generate.click();
  await save.click();
  await expect.element(savedTab).toHaveAttribute("aria-selected", "true");
  expect(screen.address()).toContain("tab=saved");
  expect(screen.sent(saveExtraPlan)).toHaveLength(1);
  expect(screen.sent(saveExtraPlan)[0]?.body).toMatchObject({
    recipe_name: "Lentil soup",
    image_url: picturePath,
    details_json: soupDetails,
  });
  await page.getByRole("tab", { name: "AI Generator" }).click();
  await expect.element(page.getByRole("link", { name: "Open it" })).toBeVisible();
});

test.each<[Answer, string]>([
  [refuse(saveExtraPlan, "too_many_saved"), "There is no room for another one. Delete some first."],
  [refuse(saveExtraPlan, "not_signed_in"), "User not authenticated"],
  [breakDown(saveExtraPlan), "Request failed with status: 500"],
])("a save that fails says why, and is the same save the next time", async (fault, why) => {
  const screen = await generated(fault);
  await save.click();
  await expect.element(message("Failed to save recipe")).toBeVisible();
  await expect.element(message(why)).toBeVisible();
  await save.click();
  await expect.poll(() => screen.sent(saveExtraPlan)).toHaveLength(2);
  const [first, second] = screen.sent(saveExtraPlan);
  expect(second).toEqual(first);
  await expect.element(save).not.toHaveAttribute("aria-disabled", "true");
});

test("starting over clears everything, and can be taken back", async () => {
  await generated();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.element(made).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(made).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
});
