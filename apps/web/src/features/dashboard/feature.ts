import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import * as t from "./texts/en/feature.ts";

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  component: lazyRouteComponent(() => import("./page.tsx"), "DashboardPage"),
  staticData: { access: "signed-in", title: t.dashboard, frame: "bare", isPulled: true },
});

/** Home for signed-in people; what stands on it is brought by the features. */
export const feature = { name: "dashboard", routes: [dashboard] } satisfies Feature;
