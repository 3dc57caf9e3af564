import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { readAddress } from "./address.ts";
import * as t from "./texts/en/feature.ts";

const cookbook = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipes",
  validateSearch: readAddress,
  component: lazyRouteComponent(() => import("./page.tsx"), "CookbookPage"),
  staticData: { access: "guest-ok", title: t.pageTitle, isPulled: true },
});

/** Every dish of the built-in cookbook: looked through and searched, by anybody. */
export const feature = {
  name: "cookbook",
  routes: [cookbook],
  places: [{ label: t.place, to: "/recipes", icon: BookOpen, rank: 15, who: "guest" }],
} satisfies Feature;
