import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import * as t from "./texts/en/feature.ts";

const landing = createRoute({
  getParentRoute: () => rootRoute,
  path: "/landing",
  component: lazyRouteComponent(async () => (await import("./page.tsx")).landingPage(), "LandingPage"),
  staticData: {
    access: "signed-out",
    title: t.title,
    description: import.meta.env.SSR ? t.description : "",
    isPrerendered: true,
    frame: "open",
  },
});

const professional = createRoute({
  getParentRoute: () => rootRoute,
  path: "/professional",
  component: lazyRouteComponent(() => import("./professional-page.tsx"), "ProfessionalPage"),
  staticData: {
    access: "public",
    title: t.professionalTitle,
    description: import.meta.env.SSR ? t.professionalDescription : "",
    isPrerendered: true,
    frame: "showcase",
  },
});

/** The first page a visitor sees, and the one that says what everything is and costs. */
export const feature = { name: "landing", routes: [landing, professional] } satisfies Feature;
