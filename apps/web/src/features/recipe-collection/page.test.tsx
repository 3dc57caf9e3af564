import { listMealPlans, readMealPlan } from "@meal/contract/planner";
import {
  listFavoriteRecipes,
  listRecipeHistory,
  removeFavoriteRecipe,
  saveFavoriteRecipe,
  searchSaved,
} from "@meal/contract/recipes";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { planCalled } from "../../testing/plans.ts";
import { favoriteOf, recipeCalled } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Chickpea stew");
const soup = recipeCalled("Onion soup");
const favorites = [favoriteOf(stew), { ...favoriteOf(soup), id: "11111111-1111-4111-8111-222222222222" }];
const viewed = [stew, soup].map((recipe) => ({
  id: recipe.id,
  recipe_name: recipe.name,
  recipe_content: recipe,
  viewed_at: "2026-11-20T18:00:00Z",
}));
const nothing = { items: [], total: 0 };
const empty = [
  answer(listMealPlans, nothing),
  answer(listRecipeHistory, nothing),
  answer(listFavoriteRecipes, nothing),
];
const plansTab = "/recipe-history?tab=plans";
const favoritesTab = "/recipe-history?tab=favorites";
const search = page.getByRole("searchbox", { name: "Search everything you saved" });
const tryAgain = page.getByRole("button", { name: "Try again" });
const tab = (name: string) => page.getByRole("tab", { name });
const linkTo = (name: string) => page.getByRole("link", { name });
const removal = page.getByRole("button", { name: "Remove Chickpea stew from favorites" });

test("a guest is told to log in, and nothing is asked of the server", async () => {
  await renderAt("/recipe-history");
  await expect.element(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await expect.element(linkTo("Go to Login")).toHaveAttribute("href", "/login");
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
});

test("it opens on the recently viewed, and each empty list says what to do", async () => {
  const screen = await renderAt("/recipe-history", { as: somebody(), answers: empty });
  await expect.element(page.getByRole("heading", { level: 1, name: "Recipe Collection" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Recipe Collection · AI Meal Planner");
  await expect.element(tab("Recently Viewed")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("heading", { name: "No recipes viewed yet" })).toBeVisible();
  await tab("Meal Plans").click();
  await expect.element(page.getByRole("heading", { name: "No saved plans yet" })).toBeVisible();
  await tab("Saved Favorites").click();
  await expect.element(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();
  await expect.element(linkTo("Back to Planner")).toHaveAttribute("href", "/planner");
  expect(screen.address()).toBe(favoritesTab);
});

test.each([
  ["/recipe-history", listRecipeHistory, viewed],
  [favoritesTab, listFavoriteRecipes, favorites],
] as const)(
  "%s says when its list is on its way, cannot be loaded, or is out of reach",
  async (path, list, items) => {
    const held = hold(breakDown(list));
    const screen = await renderAt(path, { as: somebody(), answers: [...empty, held] });
    await expect.element(page.getByText("Loading...")).toBeInTheDocument();
    held.letGo();
    await expect.element(message("Failed to load your history")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Failed to load your history" })).toBeVisible();
    screen.now({ endpoint: list, reply: () => Response.json({ items, total: items.length }) });
    await tryAgain.click();
    await expect.element(linkTo("Chickpea stew")).toBeVisible();
  },
);

test("without a network a list that is not here says so, and comes once there is one", async () => {
  const answers = [...empty, answer(listRecipeHistory, { items: viewed, total: 2 })];
  const screen = await renderAt("/recipe-history", { as: somebody(), answers, isOffline: true });
  await expect.element(page.getByText("This list is not on this device")).toBeVisible();
  await search.fill("stew");
  await expect.element(page.getByText("Searching needs a connection")).toBeVisible();
  await search.fill("");
  screen.goOnline();
  await expect.element(linkTo("Onion soup")).toBeVisible();
});

test("plans stand three to a page, with what is in them", async () => {
  const all = ["Newest", "Third", "Second", "Oldest"].map((name) => planCalled(name, [stew, soup], 2));
  const list = answerWith(listMealPlans, ({ query }) => {
    const first = (query.page - 1) * query.pageSize;
    return { items: all.slice(first, first + query.pageSize), total: all.length };
  });
  await renderAt(plansTab, { as: somebody(), answers: [...empty, list] });
  await expect.element(page.getByRole("heading", { name: "Newest" })).toBeVisible();
  await expect.element(page.getByText(/^2 days, 4 meals · Saved/u).first()).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(3);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.element(page.getByRole("heading", { name: "Oldest" })).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(1);
});

test("a plan whose days are gone is told in the specified words", async () => {
  const broken = planCalled("My Meal Plan", [], 0);
  const answers = [...empty, answer(listMealPlans, { items: [broken], total: 1 })];
  const screen = await renderAt(plansTab, { as: somebody(), answers });
  await expect.element(page.getByText("Incomplete")).toBeVisible();
  await page.getByRole("button", { name: "Open My Meal Plan in the planner" }).click();
  await expect.element(message("Unable to load this meal plan")).toBeVisible();
  expect(screen.address()).toBe(plansTab);
});

test("a plan that was found and cannot be loaded is told", async () => {
  const { id } = planCalled("Green week", [stew]);
  const answers = [
    ...empty,
    answer(searchSaved, { items: [{ kind: "plan", id, title: "Green week" }] }),
    refuse(readMealPlan, "not_found"),
  ];
  const screen = await renderAt("/recipe-history", { as: somebody(), answers });
  await search.fill("green week");
  await page.getByRole("button", { name: "Green week" }).click();
  await expect.element(message("Failed to load the meal plan")).toBeVisible();
  expect(screen.sent(readMealPlan)).toEqual([{ params: { id } }]);
  expect(screen.address()).toBe("/recipe-history?q=green+week");
});

test("a favorite goes at once, and comes back on request", async () => {
  const held = hold(answer(removeFavoriteRecipe, undefined));
  const answers = [...empty, answer(listFavoriteRecipes, { items: favorites, total: 2 }), held];
  const screen = await renderAt(favoritesTab, { as: somebody(), answers });
  await removal.click();
  await expect.element(linkTo("Chickpea stew")).not.toBeInTheDocument();
  await expect.element(linkTo("Onion soup")).toBeVisible();
  screen.now(answer(listFavoriteRecipes, { items: favorites.slice(1), total: 1 }));
  held.letGo();
  await expect.element(message("Chickpea stew is no longer a favorite")).toBeVisible();
  screen.now(
    answer(saveFavoriteRecipe, favoriteOf(stew)),
    answer(listFavoriteRecipes, { items: favorites, total: 2 }),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(linkTo("Chickpea stew")).toBeVisible();
  expect(screen.sent(saveFavoriteRecipe)).toEqual([{ body: { recipe: stew } }]);
});

test("a favorite that cannot be removed comes back, and one that cannot come back is told", async () => {
  const answers = [
    ...empty,
    answer(listFavoriteRecipes, { items: favorites, total: 2 }),
    breakDown(removeFavoriteRecipe),
  ];
  const screen = await renderAt(favoritesTab, { as: somebody(), answers });
  await removal.click();
  await expect.element(message("Failed to remove recipe from favorites")).toBeVisible();
  await expect.element(linkTo("Chickpea stew")).toBeVisible();
  screen.now(
    refuse(removeFavoriteRecipe, "not_found"),
    answer(listFavoriteRecipes, { items: favorites.slice(1), total: 1 }),
    refuse(saveFavoriteRecipe, "too_many_saved"),
  );
  await removal.click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(message("Failed to save recipe")).toBeVisible();
});

test("a list goes on where it ends", async () => {
  const all = Array.from({ length: 23 }, (_, at) => recipeCalled(`Stew number ${at}`));
  const list = answerWith(listRecipeHistory, ({ query }) => {
    const first = (query.page - 1) * query.pageSize;
    const items = all.slice(first, first + query.pageSize).map((recipe) => ({
      id: recipe.id,
      recipe_name: recipe.name,
      recipe_content: recipe,
      viewed_at: "2026-11-20T18:00:00Z",
    }));
    return { items, total: all.length };
  });
  const screen = await renderAt("/recipe-history", { as: somebody(), answers: [...empty, list] });
  const frame = page.getByRole("region", { name: "Recently viewed recipes" });
  await expect.element(linkTo("Stew number 19")).toBeInTheDocument();
  expect(frame.element().getBoundingClientRect().height).toBeLessThanOrEqual(400);
  // Until the end: the frame grows while its pictures come.
  const scrollOn = () => {
    frame.element().scrollTo({ top: frame.element().scrollHeight });
    return linkTo("Stew number 22").elements().length;
  };
  await expect.poll(scrollOn).toBe(1);
  await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  expect(screen.sent(listRecipeHistory).at(-1)?.query).toEqual({ page: 2, pageSize: 20 });
});

test("a list goes on also where a busy browser tells of several moments at once", async () => {
  class LateObserver {
    constructor(tell: (moments: readonly { readonly isIntersecting: boolean }[]) => void) {
      queueMicrotask(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
    }
    readonly observe = (): void => {};
    readonly disconnect = (): void => {};
  }
  vi.stubGlobal("IntersectionObserver", LateObserver);
  const list = answerWith(listRecipeHistory, ({ query }) => ({
    items: viewed.slice(query.page - 1, query.page),
    total: 21,
  }));
  const screen = await renderAt("/recipe-history", { as: somebody(), answers: [...empty, list] });
  await expect.element(linkTo("Onion soup")).toBeInTheDocument();
  expect(screen.sent(listRecipeHistory).at(-1)?.query.page).toBe(2);
  vi.unstubAllGlobals();
});

test("what is searched for is asked once typing rests, by kind, and says where nothing is found", async () => {
  const find = answerWith(searchSaved, ({ query: { text, kind } }) => {
    const items = [
      { kind: "favorite" as const, id: "bean", title: "Bean stew" },
      { kind: "history" as const, id: "pea", title: "Chickpea stew" },
    ];
    return { items: text === "stew" ? items.filter((item) => kind === undefined || item.kind === kind) : [] };
  });
  const screen = await renderAt("/recipe-history", { as: somebody(), answers: [...empty, find] });
  await search.fill("stew");
  const found = page.getByRole("region", { name: "Found" });
  await expect.element(found.getByRole("link", { name: "Chickpea stew" })).toBeVisible();
  await page.getByLabelText("Search in").selectOptions("Saved favorites");
  await expect.element(found.getByRole("link", { name: "Chickpea stew" })).not.toBeInTheDocument();
  await expect
    .element(found.getByRole("link", { name: "Bean stew" }))
    .toHaveAttribute("href", "/recipe/bean?from=history");
  expect(screen.address()).toBe("/recipe-history?q=stew&kind=favorite");
  await search.fill("zucchini");
  await expect.element(page.getByText("Nothing you saved matches “zucchini”.")).toBeVisible();
  screen.now(breakDown(searchSaved));
  await search.fill("leek");
  await expect.element(page.getByRole("heading", { name: "The search did not work" })).toBeVisible();
  screen.now(find);
  await tryAgain.click();
  await expect.element(page.getByText("Nothing you saved matches “leek”.")).toBeVisible();
});
