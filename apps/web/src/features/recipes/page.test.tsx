import { addConsumption, deleteConsumption } from "@meal/contract/calorie-tracking";
import { readUsage } from "@meal/contract/entitlements";
import {
  findFavoriteByName,
  readRecipe,
  recipeFacts,
  recordViewedRecipe,
  removeFavoriteRecipe,
  saveFavoriteRecipe,
} from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { favoriteOf, noFacts, recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { manyPans } from "./texts/en/recipe.tsx";
import { notCounted } from "../../platform/texts/en/recipe-facts.ts";

const stew = recipeCalled("Lemon stew");
const address = `/recipe/${stew.id}`;
const isThere = [answer(readRecipe, { recipe: stew, source: "cookbook" }), answer(recipeFacts, someFacts)];
const forSomebody = [
  ...isThere,
  answer(findFavoriteByName, { favorite: null }),
  answer(recordViewedRecipe, {
    id: stew.id,
    recipe_name: stew.name,
    recipe_content: stew,
    viewed_at: "2026-11-20T18:00:00Z",
  }),
];
const title = page.getByRole("heading", { level: 1 });
const ingredients = page.getByRole("region", { name: "Ingredients" });
const save = page.getByRole("button", { name: "Save to Favorites" });
const remove = page.getByRole("button", { name: "Remove Favorite" });
const note = page.getByRole("button", { name: "Add to Nutrition Tracking" });

function ingredient(words: string) {
  return ingredients.getByRole("checkbox", { name: words });
}

test.each([
  ["", "Back to Meal Plan", "/planner"],
  ["?from=history", "Back to Recipe History", "/history"],
  ["?from=cookbook", "Back to Cookbook", "/recipes"],
  ["?from=elsewhere", "Back to Meal Plan", "/planner"],
])("the way back of %j is %s", async (search, words, target) => {
  await renderAt(address + search, { answers: isThere });
  await expect.element(page.getByRole("link", { name: words })).toHaveAttribute("href", target);
});

test("says when hands are needed and how long it keeps, where the cookbook knows", async () => {
  const braise = recipeCalled("Slow braise", { handsOnMinutes: 25, waitingMinutes: 100, keepsDays: 4 });
  await renderAt(address, {
    answers: [answer(readRecipe, { recipe: braise, source: "cookbook" }), answer(recipeFacts, noFacts)],
  });
  await expect.element(page.getByText("25 min hands-on, 1 h 40 min waiting")).toBeVisible();
  await expect.element(page.getByText("Keeps 4 days in the fridge")).toBeVisible();
});

test("says no more of hands and keeping than it knows", async () => {
  const salad = recipeCalled("Quick salad", { handsOnMinutes: 10, waitingMinutes: 0, keepsDays: 0 });
  await renderAt(address, {
    answers: [answer(readRecipe, { recipe: salad, source: "cookbook" }), answer(recipeFacts, noFacts)],
  });
  await expect.element(page.getByText("10 min hands-on")).toBeVisible();
  await expect.element(page.getByText(/waiting|Keeps/u)).not.toBeInTheDocument();
});

test("amounts follow the servings and the measures", async () => {
  await renderAt(address, { answers: isThere });
  await expect.element(page.getByText("2 servings")).toBeVisible();
  const more = page.getByRole("button", { name: "More servings" });
  const fewer = page.getByRole("button", { name: "Fewer servings" });
  await more.click();
  await more.click();
  await expect.element(page.getByText("4 servings")).toBeVisible();
  await expect.element(ingredient("2 onions, chopped")).toBeVisible();
  await expect.element(ingredient("800 g canned tomatoes")).toBeVisible();
  await page.getByText("US", { exact: true }).click();
  await expect.element(ingredient("1¾ lb canned tomatoes")).toBeVisible();
  await fewer.click();
  await fewer.click();
  await fewer.click();
  await expect.element(page.getByText("1 serving", { exact: true })).toBeVisible();
  await expect.element(fewer).toBeDisabled();
  await expect.element(ingredient("½ onion, chopped")).toBeVisible();
});

test("a recipe for a crowd says how many pans it takes", async () => {
  const recipe = { ...stew, servings: 40 };
  await renderAt(address, { answers: [...isThere, answer(readRecipe, { recipe, source: "cookbook" })] });
  await expect.element(page.getByText(manyPans(7, 6))).toBeVisible();
});

test("a recipe that does not say how many it feeds is made once or twice, and never three times by half", async () => {
  const { servings: _, ...recipe } = stew;
  await renderAt(address, { answers: [...isThere, answer(readRecipe, { recipe, source: "history" })] });
  await expect.element(page.getByText("1 batch", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More batches" }).click();
  await expect.element(page.getByText("2 batches")).toBeVisible();
});

test("a recipe without lines and steps says so", async () => {
  const recipe = recipeCalled("Lemon stew", { ingredients: [], instructions: [], description: "" });
  const answers = [...isThere, answer(readRecipe, { recipe, source: "history" })];
  await renderAt(address, { answers });
  await expect.element(page.getByText("This recipe lists no ingredients.")).toBeVisible();
  await expect.element(page.getByText("This recipe lists no steps.")).toBeVisible();
});

test("figures, allergens and diets stand with their reasons", async () => {
  await renderAt(address, { answers: isThere });
  const facts = page.getByRole("region", { name: "What is in it" });
  await expect.element(facts.getByText("gluten", { exact: true })).toBeVisible();
  await expect.element(facts.getByText("Vegan", { exact: true })).toBeVisible();
  await facts.getByText("Why not the others").click();
  await expect.element(facts.getByText("2 slices bread: It contains gluten.")).toBeVisible();
});

test.each([
  [
    "us",
    "a US label",
    /^Calories 447 Total fat 9\.3 g Saturated fat .+ Sodium 1,240 mg Total carbohydrate .+ Dietary fiber .+ Total sugars .+ Protein 18 g$/u,
  ],
  [
    "metric",
    "a European one, salt in place of sodium",
    /^Energy 447 kcal Fat 9\.3 g of which saturates .+ Carbohydrate .+ of which sugars .+ Fiber .+ Protein 18 g Salt 3\.1 g$/u,
  ],
])("nutrition with %s measures stands in the order of %s", async (measures, _, order) => {
  localStorage.setItem("recipe-measures", measures);
  await renderAt(address, { answers: isThere });
  const rows = page.getByRole("table", { name: "In one serving" }).getByRole("row");
  await expect.element(rows.first()).toBeVisible();
  const read = rows
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "));
  expect(read.join(" ")).toMatch(order);
});

test("a guest is asked to log in before anything is kept", async () => {
  const screen = await renderAt(address, { answers: isThere });
  await save.click();
  await expect.element(message("Please login to save favorites")).toBeVisible();
  await note.click();
  await expect.element(message("Please log in to track nutrition")).toBeVisible();
  expect(screen.sent(recordViewedRecipe)).toEqual([]);
});

test("a favorite is saved as one, and removed", async () => {
  const favorite = favoriteOf(stew);
  const answers = [
    ...forSomebody,
    answer(saveFavoriteRecipe, favorite),
    answer(removeFavoriteRecipe, undefined),
  ];
  const screen = await renderAt(address, { as: somebody(), answers });
  await save.click();
  await remove.click();
  await expect.element(save).toBeVisible();
  expect(screen.sent(saveFavoriteRecipe)).toEqual([{ body: { recipe: { ...stew, isFavorite: true } } }]);
  expect(screen.sent(removeFavoriteRecipe)).toEqual([{ params: { id: favorite.id } }]);
});

test.each([
  [breakDown(saveFavoriteRecipe), "Check your connection and try again."],
  [refuse(saveFavoriteRecipe, "too_many_saved"), "You have no room for more favorites. Remove one first."],
])("a favorite that cannot be saved says why", async (fault, words) => {
  await renderAt(address, { as: somebody(), answers: [...forSomebody, fault] });
  await save.click();
  await expect.element(message("Failed to save recipe")).toBeVisible();
  await expect.element(message(words)).toBeVisible();
  await expect.element(save).toBeVisible();
});

test("a favorite that cannot be removed stays one, unless it is gone already", async () => {
  const answers = [
    ...forSomebody,
    answer(findFavoriteByName, { favorite: favoriteOf(stew) }),
    breakDown(removeFavoriteRecipe),
  ];
  const screen = await renderAt(address, { as: somebody(), answers });
  await remove.click();
  await expect.element(message("Failed to remove recipe from favorites")).toBeVisible();
  await expect.element(remove).toBeVisible();
  screen.now(refuse(removeFavoriteRecipe, "not_found"), answer(findFavoriteByName, { favorite: null }));
  await remove.click();
  await expect.element(save).toBeVisible();
});

const noted = answerWith(addConsumption, ({ body }) => ({
  ...body,
  consumed_at: "2026-11-20T18:00:00Z",
  eaten_on: body.eaten_on ?? null,
}));
const portions = page.getByRole("button", { name: "Other portions" });

test("a serving is noted with the recipe's own figures, and can be taken back", async () => {
  const answers = [...forSomebody, noted, answer(deleteConsumption, undefined)];
  const screen = await renderAt(address, { as: somebody(), answers });
  await note.click();
  await expect.element(message("Added to nutrition tracking")).toBeVisible();
  await expect.poll(() => screen.sent(addConsumption)).toHaveLength(1);
  const [{ body } = { body: undefined }] = screen.sent(addConsumption);
  expect(body).toMatchObject({ calories: 420, protein: 18.4, portion: "1 serving", is_estimate: false });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => screen.sent(deleteConsumption)).toEqual([{ params: { id: body?.id } }]);
});

test("half a serving and two of them are noted by the same figures", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: [...forSomebody, noted] });
  await portions.click();
  await page.getByRole("menuitem", { name: "I ate half" }).click();
  await expect.element(page.getByText("1/2 serving, 210 kcal.")).toBeVisible();
  await portions.click();
  await page.getByRole("menuitem", { name: "I ate two servings" }).click();
  await expect.poll(() => screen.sent(addConsumption).map(({ body }) => body.calories)).toEqual([210, 840]);
});

test("where nothing is known the fixed estimates are noted, and said to be", async () => {
  const answers = [...forSomebody, answer(recipeFacts, noFacts), noted];
  const screen = await renderAt(address, { as: somebody(), answers });
  await expect.element(page.getByText("We don't know enough about this recipe")).toBeVisible();
  await expect.element(page.getByText("We do not know a handful of xyzzy.")).toBeVisible();
  await note.click();
  const words = "this is an estimate: protein 15 g, carbs 30 g, fats 10 g, fiber 3 g.";
  await expect.element(page.getByText(words)).toBeVisible();
  const figures = { protein: 15, carbs: 30, fats: 10, fiber: 3, is_estimate: true };
  await expect.poll(() => screen.sent(addConsumption).at(-1)?.body).toMatchObject(figures);
});

test("whoever the server lets write nothing is told what it takes", async () => {
  const answers = [...forSomebody, refuse(addConsumption, "limit_reached")];
  const screen = await renderAt(address, { as: somebody(), answers });
  await note.click();
  await expect.element(message("Failed to add to nutrition tracking")).toBeVisible();
  await expect.element(page.getByText("Calorie tracking is only available for premium")).toBeVisible();
  expect(screen.sent(addConsumption)).toHaveLength(1);
});

test("whoever is known to have no diary is told so, and nothing is sent", async () => {
  const features = [{ feature: "calorie_tracking", used: 0, limit: 0 }];
  const screen = await renderAt(address, {
    as: somebody(),
    answers: [...forSomebody, answer(readUsage, { features })],
  });
  await expect.poll(() => screen.sent(readUsage)).not.toHaveLength(0);
  await note.click();
  await expect.element(message("Failed to add to nutrition tracking")).toBeVisible();
  await expect.element(page.getByText("Calorie tracking is only available for premium")).toBeVisible();
  expect(screen.sent(addConsumption)).toEqual([]);
});

test("what one reads is remembered after a while, once", async () => {
  const screen = await renderAt(address, { as: somebody(), answers: forSomebody });
  await expect.poll(() => screen.sent(recordViewedRecipe)).toEqual([{ body: { recipe: stew } }]);
});

test("an address without a recipe says so", async () => {
  await renderAt("/recipe/no-such-recipe", { answers: [refuse(readRecipe, "not_found")] });
  await expect.element(title).toHaveTextContent("Recipe not found");
  await expect
    .element(page.getByRole("link", { name: "Look at a sample recipe" }))
    .toHaveAttribute("href", "/recipe/sample");
});

test("a recipe that does not load can be tried again", async () => {
  const screen = await renderAt(address, { answers: [...isThere, breakDown(readRecipe)] });
  await expect.element(title).toHaveTextContent("The recipe could not be loaded");
  screen.now(...isThere);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(title).toHaveTextContent("Lemon stew");
});

test("a recipe that is on its way says so", async () => {
  const held = hold(answer(readRecipe, { recipe: stew, source: "cookbook" }));
  await renderAt(address, { answers: [...isThere, held] });
  await expect.element(page.getByText("Loading the recipe")).toBeInTheDocument();
  held.letGo();
  await expect.element(title).toHaveTextContent("Lemon stew");
});

test("without a network a recipe that is not here says so, and comes once there is one", async () => {
  const screen = await renderAt(address, { isOffline: true, answers: isThere });
  await expect.element(title).toHaveTextContent("This recipe is not on this device");
  screen.goOnline();
  await expect.element(title).toHaveTextContent("Lemon stew");
});

test("figures of a serving that leave out lines name them", async () => {
  const facts = { ...someFacts, uncounted: ["2 cups zorblax"] };
  await renderAt(address, {
    answers: [answer(readRecipe, { recipe: stew, source: "cookbook" }), answer(recipeFacts, facts)],
  });
  await expect.element(page.getByText(notCounted(["2 cups zorblax"]))).toBeVisible();
});

test("without the facts the recipe still reads, and they can be asked for again", async () => {
  const screen = await renderAt(address, { answers: [...isThere, breakDown(recipeFacts)] });
  await expect.element(page.getByText("We could not look up allergens and diets.")).toBeVisible();
  await expect.element(ingredient("1 lemon")).toBeVisible();
  screen.now(...isThere);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "Allergens" })).toBeVisible();
});
