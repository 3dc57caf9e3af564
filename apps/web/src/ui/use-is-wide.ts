import { useSyncExternalStore } from "react";

const query = "(min-width: 48rem)";

/** Whether things have room side by side: from a tablet on. Where it only changes how they lie, a class says it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function isWide(): boolean {
  return matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const width = matchMedia(query);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}
