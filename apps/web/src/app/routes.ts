import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "../platform/root-route.ts";
import { features } from "./features.ts";
import { redirects } from "./redirects.ts";

/** Both only decide where to go; the guard redirects before anything is drawn. */
const entrances = ["/", "/index"].map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, staticData: { access: "entrance" } }),
);

const otherNames = redirects.map(({ path, target }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: target, replace: true });
    },
  }),
);

type FeatureRoute = (typeof features)[number]["routes"][number];

/** All pages of the product, with the types of their parameters and search. */
export const routeTree = rootRoute.addChildren([
  ...entrances,
  ...otherNames,
  ...features.flatMap((feature): readonly FeatureRoute[] => feature.routes),
]);
