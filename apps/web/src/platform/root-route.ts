import { createRootRouteWithContext } from "@tanstack/react-router";
import { needsData, type Visit } from "./feature.ts";
import { preloadData } from "./with-data.tsx";

/** What every route can reach in `beforeLoad` and `loader`. */
export interface RouterContext {
  /** Throws the router's redirect where the visit may not go on. */
  readonly guard: (visit: Visit, isPreload: boolean) => void;
}

/** The parent of every feature's routes. The app gives it its frame (app/router.tsx). */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches, location, context, preload }) => {
    const { access = "public", isComeBackTo: comesBack = false } = matches.at(-1)?.staticData ?? {};
    if (needsData(access)) void preloadData();
    context.guard({ access, comesBack, path: location.pathname, search: location.search }, preload);
  },
});
