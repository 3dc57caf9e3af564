import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Salad } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import * as t from "./texts/en/feature.ts";

const to = "/food-analysis";

const analysis = createRoute({
  getParentRoute: () => rootRoute,
  path: to,
  // A photo that another app shared lies on the device.
  validateSearch: ({ shared }): { readonly shared?: "photo" } => (shared === "photo" ? { shared } : {}),
  component: lazyRouteComponent(() => import("./page.tsx"), "FoodAnalysisPage"),
  staticData: { access: "signed-in", title: t.title },
});

/** What a meal brings, from a photo or a few words. */
export const feature = {
  name: "food-analysis",
  routes: [analysis],
  navigation: [{ slot: "food", label: t.shortTitle, to, icon: Salad }],
  tiles: [{ label: t.title, to, icon: Salad, rank: 50 }],
} satisfies Feature;
