import { createRoute } from "../platform/router/route.ts";
import { features } from "./features.ts";
import { redirects } from "./redirects.ts";

/** Both only decide where to go; the guard redirects before anything is drawn. */
const entrances = [
  createRoute({ path: "/", access: "entrance" }),
  createRoute({ path: "/index", access: "entrance" }),
];

const otherNames = redirects.map(({ path, target }) =>
  createRoute({ path, access: "public", leadsTo: target }),
);

type FeatureRoute = (typeof features)[number]["routes"][number];

/** All pages of the product, with the types of their parameters and search. */
export const routes = [
  ...entrances,
  ...otherNames,
  ...features.flatMap((feature): readonly FeatureRoute[] => feature.routes),
];

declare module "../platform/router/route.ts" {
  interface Register {
    readonly routes: readonly ((typeof entrances)[number] | FeatureRoute)[];
  }
}
