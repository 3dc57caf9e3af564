import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { Sparkles } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { readExtraSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const to = "/extra-planner";

const page = createRoute({
  path: to,
  readSearch: readExtraSearch,
  page: lazyPage(() => import("./page.tsx"), "ExtraPlannerPage"),
  access: "signed-in",
  title: t.title,
});

const plan = createRoute({
  path: "/extra-planner/$planId",
  page: lazyPage(() => import("./plan-page.tsx"), "ExtraPlanPage"),
  access: "signed-in",
  title: t.planTitle,
});

/** A recipe with a picture for whatever somebody names. */
export const feature = {
  name: "extra-planner",
  routes: [page, plan],
  navigation: [{ slot: "extra", label: t.shortTitle, to, icon: Sparkles }],
  tiles: [{ label: t.title, to, icon: Sparkles, rank: 30 }],
  recipeActions: [
    {
      rank: 30,
      component: lazyPart(() => import("./components/open-extra-planner.tsx"), "OpenExtraPlanner"),
    },
  ],
} satisfies Feature;
