import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import { RecipeOverlay } from "./recipe-overlay.tsx";
import { readRecipeSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const recipe = createRoute({
  path: "/recipe/$recipeId",
  readSearch: readRecipeSearch,
  page: lazyPage(() => import("./page.tsx"), "RecipePage"),
  access: "guest-ok",
  title: t.pageTitle,
});

const print = createRoute({
  path: "/recipe/$recipeId/print",
  page: lazyPage(() => import("./print-page.tsx"), "PrintPage"),
  access: "guest-ok",
  title: t.printTitle,
  frame: "bare",
});

/** Reading a recipe: over any page, on a page of its own, and on paper. */
export const feature = {
  name: "recipes",
  routes: [recipe, print],
  overlay: RecipeOverlay,
} satisfies Feature;
