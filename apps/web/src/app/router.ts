import { needsData } from "../platform/access.ts";
import type { RouterHistory } from "../platform/router/history.ts";
import { createRouter } from "../platform/router/router.ts";
import type { SessionKeeper } from "../platform/session.ts";
import { preloadData } from "../platform/with-data.tsx";
import { routes } from "./routes.ts";
import { runGuard } from "./run-guard.ts";

interface RouterParts {
  readonly session: SessionKeeper;
  /** In memory while prerendering. */
  readonly history?: RouterHistory;
}

/** The router of the whole app, in the browser and while pages are prerendered. */
export function makeRouter({ session, history }: RouterParts) {
  return createRouter({
    routes,
    ...(history !== undefined && { history }),
    guard: (route, { pathname, search }, isPreload) => {
      const access = route?.access ?? "public";
      if (needsData(access)) void preloadData();
      return runGuard({ access, path: pathname, search }, session, isPreload);
    },
  });
}
