import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { CalendarDays } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { PlannerOverlay } from "./planner-overlay.tsx";
import * as t from "./texts/en/feature.ts";

const planner = createRoute({
  path: "/planner",
  page: lazyPage(() => import("./page.tsx"), "PlannerPage"),
  access: "guest-ok",
  title: t.pageTitle,
  isPulled: true,
});

const print = createRoute({
  path: "/planner/print",
  page: lazyPage(() => import("./print-page.tsx"), "PrintWeekPage"),
  access: "guest-ok",
  title: t.printTitle,
  frame: "bare",
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
