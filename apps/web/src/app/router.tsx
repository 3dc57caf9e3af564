import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { rootRoute } from "../platform/root-route.ts";
import { parseSearch, writeSearch } from "../platform/search.ts";
import type { SessionKeeper } from "../platform/session.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout/layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { routeTree } from "./routes.ts";
import { runGuard } from "./run-guard.ts";

rootRoute.update({ component: Layout, notFoundComponent: NotFoundPage });

interface RouterParts {
  readonly session: SessionKeeper;
  /** In memory while prerendering. */
  readonly history?: RouterHistory;
}

/** The router of the whole app, in the browser and while pages are prerendered. */
export function makeRouter({ session, history }: RouterParts) {
  return createRouter({
    routeTree,
    context: { guard: (visit, isPreload) => runGuard(visit, session, isPreload) },
    ...(history === undefined ? {} : { history }),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultErrorComponent: ErrorPage,
    // While prerendering it would write an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
