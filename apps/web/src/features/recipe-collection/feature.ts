import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { readCollectionSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const collection = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipe-history",
  validateSearch: readCollectionSearch,
  component: lazyRouteComponent(() => import("./page.tsx"), "CollectionPage"),
  // It draws its own 'Login Required' for guests.
  staticData: { access: "guest-ok", title: t.pageTitle, isPulled: true },
});

/** What a person keeps: plans, viewed recipes and favourites. */
export const feature = {
  name: "recipe-collection",
  routes: [collection],
  places: [{ label: t.tile, to: "/recipe-history", icon: BookOpen, rank: 15, who: "person" }],
  tiles: [{ label: t.tile, to: "/recipe-history", icon: BookOpen, rank: 90 }],
  dashboard: [
    {
      place: "stat",
      rank: 10,
      component: lazyPart(() => import("./components/stat-tiles.tsx"), "PlansStat"),
    },
    {
      place: "stat",
      rank: 20,
      component: lazyPart(() => import("./components/stat-tiles.tsx"), "RecipesStat"),
    },
  ],
} satisfies Feature;
