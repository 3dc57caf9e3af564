import { useSyncExternalStore } from "react";
import { network } from "./network.ts";

/** Whether requests get through. Prerendered pages believe they do. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
