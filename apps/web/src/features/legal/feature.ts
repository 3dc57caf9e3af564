import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import * as t from "./texts/en/feature.ts";

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy",
  component: lazyRouteComponent(() => import("./privacy-page.tsx"), "PrivacyPage"),
  staticData: {
    access: "public",
    title: t.privacy,
    description: import.meta.env.SSR ? t.privacyDescription : "",
    isPrerendered: true,
  },
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms",
  component: lazyRouteComponent(() => import("./terms-page.tsx"), "TermsPage"),
  staticData: {
    access: "public",
    title: t.terms,
    description: import.meta.env.SSR ? t.termsDescription : "",
    isPrerendered: true,
  },
});

const support = createRoute({
  getParentRoute: () => rootRoute,
  path: "/support",
  component: lazyRouteComponent(() => import("./support-page.tsx"), "SupportPage"),
  staticData: {
    access: "public",
    title: t.support,
    description: import.meta.env.SSR ? t.supportDescription : "",
    isPrerendered: true,
  },
});

/** The legal texts and the support centre: static, public, readable without any script. */
export const feature = { name: "legal", routes: [privacy, terms, support] } satisfies Feature;
