import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { PlannerOverlay } from "./planner-overlay.tsx";
import * as t from "./texts/en/feature.ts";

const planner = createRoute({
  getParentRoute: () => rootRoute,
  path: "/planner",
  component: lazyRouteComponent(() => import("./page.tsx"), "PlannerPage"),
  staticData: { access: "guest-ok", title: t.pageTitle, isPulled: true },
});

const print = createRoute({
  getParentRoute: () => rootRoute,
  path: "/planner/print",
  component: lazyRouteComponent(() => import("./print-page.tsx"), "PrintWeekPage"),
  staticData: { access: "guest-ok", title: t.printTitle, frame: "bare" },
});

/** Days of meals: asked for, made, changed, kept and printed. */
export const feature = {
  name: "planner",
  routes: [planner, print],
  navigation: [{ slot: "planner", label: t.navigation, to: "/planner", icon: CalendarDays }],
  tiles: [{ label: t.tile, to: "/planner", icon: CalendarDays, rank: 10 }],
  dashboard: [
    {
      place: "today",
      rank: 10,
      component: lazyPart(() => import("./plan/dinner-card.tsx"), "DinnerCard"),
    },
  ],
  overlay: PlannerOverlay,
} satisfies Feature;
