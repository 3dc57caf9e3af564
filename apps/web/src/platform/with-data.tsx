import { lazy, type ReactNode, Suspense } from "react";

/** Begins to load what screens with data of the server need; called as soon as such a screen is on its way. */
export const preloadData = () => import("./data-provider.tsx");

const DataProvider = lazy(async () => ({ default: (await preloadData()).DataProvider }));

interface WithDataProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Around everything that reads through React Query. Screens for signed-in people and `guest-ok` screens have it
 * already; public pages do without, and an overlay or a form on such a page brings it along.
 */
export function WithData({ fallback, children }: WithDataProps) {
  return (
    <Suspense fallback={fallback}>
      <DataProvider>{children}</DataProvider>
    </Suspense>
  );
}
