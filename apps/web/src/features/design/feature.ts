import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

/** The design system on one page. A function, so that nothing of it is left in the product: development only. */
export function makeDesignFeature() {
  const design = createRoute({
    path: "/design",
    page: lazyPage(() => import("./page.tsx"), "DesignPage"),
    access: "public",
    title: t.designSystem,
  });
  return { name: "design", routes: [design] } satisfies Feature;
}
