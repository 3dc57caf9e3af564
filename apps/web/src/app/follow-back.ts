import { type HistoryState, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { closeLayer, isLayerOpen, onLayer } from "../ui/layers.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The layer that was opened over the page when this entry was made. */
    readonly layer?: string;
  }
}

/**
 * Gives every layer over a page an entry of its own in the browser's history, with the address of the page: Back then
 * closes the layer and stays. An entry whose layer was closed by hand is used by the next one, or passed over.
 */
export function useFollowBack(): void {
  const router = useRouter();
  // Only once the router itself listens: it takes the first listener of the history for its own.
  useEffect(() => {
    const { history } = router;
    let left = layerOf(history.location.state);
    onLayer((layer) => {
      const here = layerOf(history.location.state);
      const isFree = here !== undefined && (here === layer || !isLayerOpen(here));
      void router.navigate({
        to: ".",
        search: true,
        hash: true,
        state: (state) => ({ ...state, layer }),
        replace: isFree,
        resetScroll: false,
      });
    });
    return history.subscribe(({ location, action }) => {
      const layer = left;
      left = layerOf(location.state);
      if (action.type !== "BACK" || layer === undefined) return;
      if (isLayerOpen(layer)) closeLayer(layer);
      else history.back();
    });
  }, [router]);
}

const layerOf = ({ layer }: HistoryState): string | undefined => layer;
