import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../ui/lazy-part.ts";
import type { SessionPort } from "./session.ts";

let startData: ((session: SessionPort) => Promise<unknown>) | undefined;

const DataProvider = lazyPart(async () => {
  const part = await import("./data-provider.tsx");
  startData = part.startData;
  return { DataProvider: part.DataProvider };
}, "DataProvider");

/**
 * Loads what screens with data of the server need, and reads what the device has kept for whoever is here; called as
 * soon as such a screen is on its way. Who is still being looked up may be nobody, and has nothing read for them.
 */
export async function preloadData(session: SessionPort): Promise<void> {
  await DataProvider.whenLoaded();
  // A failure is told when the screen is drawn.
  if (session.current().status !== "loading") await startData?.(session).catch(() => {});
}

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
