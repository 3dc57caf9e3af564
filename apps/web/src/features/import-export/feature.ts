import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { readImportSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const importPage = createRoute({
  path: "/import",
  readSearch: readImportSearch,
  page: lazyPage(() => import("./page.tsx"), "ImportPage"),
  // Guests are asked to sign in here, so that what they share with the app is still there afterwards.
  access: "guest-ok",
  title: t.title,
});

/** Recipes from elsewhere, and the way out with them. */
export const feature = {
  name: "import-export",
  routes: [importPage],
  recipeActions: [
    { rank: 90, component: lazyPart(() => import("./components/export-recipe.tsx"), "ExportRecipe") },
  ],
} satisfies Feature;
