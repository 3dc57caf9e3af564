import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import * as t from "./texts/en/feature.ts";

/** The design system on one page. A function, so that nothing of it is left in the product: development only. */
export function makeDesignFeature() {
  const design = createRoute({
    getParentRoute: () => rootRoute,
    path: "/design",
    component: lazyRouteComponent(() => import("./page.tsx"), "DesignPage"),
    staticData: { access: "public", title: t.designSystem },
  });
  return { name: "design", routes: [design] } satisfies Feature;
}
