import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { RecipeOverlay } from "./recipe-overlay.tsx";
import { readRecipeSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const recipe = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipe/$recipeId",
  validateSearch: readRecipeSearch,
  component: lazyRouteComponent(() => import("./page.tsx"), "RecipePage"),
  staticData: { access: "guest-ok", title: t.pageTitle },
});

const print = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipe/$recipeId/print",
  component: lazyRouteComponent(() => import("./print-page.tsx"), "PrintPage"),
  staticData: { access: "guest-ok", title: t.printTitle, frame: "bare" },
});

/** Reading a recipe: over any page, on a page of its own, and on paper. */
export const feature = {
  name: "recipes",
  routes: [recipe, print],
  overlay: RecipeOverlay,
} satisfies Feature;
