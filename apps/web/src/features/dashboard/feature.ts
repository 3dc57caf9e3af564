import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

const dashboard = createRoute({
  path: "/dashboard",
  page: lazyPage(() => import("./page.tsx"), "DashboardPage"),
  access: "signed-in",
  title: t.dashboard,
  frame: "bare",
  isPulled: true,
});

/** Home for signed-in people; what stands on it is brought by the features. */
export const feature = { name: "dashboard", routes: [dashboard] } satisfies Feature;
