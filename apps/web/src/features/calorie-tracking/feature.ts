import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { Flame } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import * as t from "./texts/en/feature.ts";

const to = "/calorie-tracking";

const page = createRoute({
  path: to,
  page: lazyPage(() => import("./page.tsx"), "CalorieTrackingPage"),
  access: "signed-in",
  title: t.pageTitle,
  isPulled: true,
});

/** What was eaten: in seconds, with and without a network, against a limit of one's own. */
export const feature = {
  name: "calorie-tracking",
  routes: [page],
  navigation: [{ slot: "calories", label: t.navigation, to, icon: Flame }],
  tiles: [{ label: t.tile, to, icon: Flame, rank: 60 }],
  dashboard: [
    {
      place: "today",
      rank: 20,
      component: lazyPart(() => import("./components/calories-card.tsx"), "CaloriesCard"),
    },
  ],
  recipeActions: [
    { rank: 20, component: lazyPart(() => import("./components/track-recipe.tsx"), "TrackRecipe") },
  ],
} satisfies Feature;
