import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy",
  component: lazyRouteComponent(() => import("./privacy-page.tsx"), "PrivacyPage"),
  staticData: {
    access: "public",
    title: "Privacy",
    description: import.meta.env.SSR
      ? "What AI Meal Planner stores about you, why, for how long, and how you take it away again."
      : "",
    isPrerendered: true,
  },
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms",
  component: lazyRouteComponent(() => import("./terms-page.tsx"), "TermsPage"),
  staticData: {
    access: "public",
    title: "Terms",
    description: import.meta.env.SSR
      ? "The terms for using AI Meal Planner: your account, paying and cancelling, food safety."
      : "",
    isPrerendered: true,
  },
});

const support = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  component: lazyRouteComponent(() => import("./support-page.tsx"), "SupportPage"),
  staticData: {
    access: "public",
    title: "Support",
    description: import.meta.env.SSR
      ? "Answers to common questions about AI Meal Planner, and how to reach a person."
      : "",
    isPrerendered: true,
  },
});

/** The legal texts and the support centre: static, public, readable without any script. */
export const feature = { name: "legal", routes: [privacy, terms, support] } satisfies Feature;
