import { Suspense, useSyncExternalStore } from "react";
import { useRegistry } from "../../platform/registry.ts";

/** What features draw over every page: an install card, a chat box. */
export function Overlays() {
  const { overlays } = useRegistry();
  // They come after the first drawing: a prerendered page has none of them.
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <Suspense>
      {overlays.map(({ name, component: Overlay }) => (
        <Overlay key={name} />
      ))}
    </Suspense>
  );
}
