import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { Timer } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { TimerInHeader, TimerOverlay } from "./timer-overlay.tsx";
import * as t from "./texts/en/feature.ts";

const to = "/cooking-timer";

const timer = createRoute({
  getParentRoute: () => rootRoute,
  path: to,
  validateSearch: ({ recipeData }: Readonly<Record<string, unknown>>): { readonly recipeData?: string } =>
    typeof recipeData === "string" ? { recipeData } : {},
  component: lazyRouteComponent(() => import("./page.tsx"), "CookingTimerPage"),
  staticData: { access: "left-open", title: t.pageTitle },
});

/** A timer that walks through a recipe's steps, above all pages. */
export const feature = {
  name: "cooking-timer",
  routes: [timer],
  navigation: [{ slot: "timer", label: t.navigation, to, icon: Timer }],
  tiles: [{ label: t.tile, to, icon: Timer, rank: 20 }],
  recipeActions: [
    {
      rank: 10,
      isTimer: true,
      component: lazyPart(() => import("./components/start-timer.tsx"), "StartTimer"),
    },
  ],
  overlay: TimerOverlay,
  inHeader: TimerInHeader,
} satisfies Feature;
