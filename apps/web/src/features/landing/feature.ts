import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";

const landing = createRoute({
  getParentRoute: () => rootRoute,
  path: "/landing",
  component: lazyRouteComponent(() => import("./page.tsx"), "LandingPage"),
  staticData: {
    access: "signed-out",
    title: "Plan dinner once, eat well all week",
    description: import.meta.env.SSR
      ? "Meal plans for the way you eat, a shopping list that writes itself, and a timer that cooks along."
      : "",
    isPrerendered: true,
    frame: "open",
  },
});

/** The first page a visitor sees. */
export const feature = { name: "landing", routes: [landing] } satisfies Feature;
