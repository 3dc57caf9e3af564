import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { Salad } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

const to = "/food-analysis";

const analysis = createRoute({
  path: to,
  // A photo that another app shared lies on the device.
  readSearch: ({ shared }): { readonly shared?: "photo" } => (shared === "photo" ? { shared } : {}),
  page: lazyPage(() => import("./page.tsx"), "FoodAnalysisPage"),
  access: "signed-in",
  title: t.title,
});

/** What a meal brings, from a photo or a few words. */
export const feature = {
  name: "food-analysis",
  routes: [analysis],
  navigation: [{ slot: "food", label: t.shortTitle, to, icon: Salad }],
  tiles: [{ label: t.title, to, icon: Salad, rank: 50 }],
} satisfies Feature;
