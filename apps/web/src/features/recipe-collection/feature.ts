import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { BookOpen } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { readCollectionSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const collection = createRoute({
  path: "/recipe-history",
  readSearch: readCollectionSearch,
  page: lazyPage(() => import("./page.tsx"), "CollectionPage"),
  // It draws its own 'Login Required' for guests.
  access: "guest-ok",
  title: t.pageTitle,
  isPulled: true,
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
