import { useSyncExternalStore } from "react";

/** spec: the mobile layout begins under 768 px, and a resize counts 100 ms after it has come to rest. */
const phoneBelowPx = 768;
const restMs = 100;

/** Whether the window is as narrow as a phone's. Prerendered pages are drawn for any width. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    watchRest,
    () => innerWidth < phoneBelowPx,
    () => false,
  );
}

function watchRest(onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onRest, restMs);
  };
  addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", wait);
  };
}
