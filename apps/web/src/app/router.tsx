import { type AnyRouter, createRouter, type RouterHistory } from "@tanstack/react-router";
import { needsData } from "../platform/feature.ts";
import { rootRoute } from "../platform/root-route.ts";
import { parseSearch, writeSearch } from "../platform/search.ts";
import type { SessionKeeper, SessionPort } from "../platform/session.ts";
import { preloadData } from "../platform/with-data.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout/layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { registry } from "./registry.ts";
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
    context: {
      guard: (visit, isPreload) => runGuard(visit, session, isPreload),
      preloadData: () => void preloadData(session),
      preloadDashboard: () =>
        Promise.all(registry.dashboard.map(async ({ component }) => component.whenLoaded?.())),
    },
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

/**
 * Brings the first page with what the device has of it, so that it is drawn once. Until then its outline stands there
 * (boot-skeleton.ts).
 */
export async function loadFirst(router: AnyRouter, session: SessionPort): Promise<void> {
  await router.load();
  const { access = "public" } = router.state.matches.at(-1)?.staticData ?? {};
  if (needsData(access)) await preloadData(session);
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
