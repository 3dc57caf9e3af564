import { createRoute, lazyPage } from "../../platform/router/route.ts";
import { Timer } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { TimerInHeader, TimerOverlay } from "./timer-overlay.tsx";
import * as t from "./texts/en/feature.ts";

const to = "/cooking-timer";

const timer = createRoute({
  path: to,
  readSearch: ({ recipeData }: Readonly<Record<string, unknown>>): { readonly recipeData?: string } =>
    typeof recipeData === "string" ? { recipeData } : {},
  page: lazyPage(() => import("./page.tsx"), "CookingTimerPage"),
  access: "left-open",
  title: t.pageTitle,
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
