import { useEffect } from "react";
import { useRouter } from "../platform/router/outlet.tsx";
import { closeLayer, isLayerOpen, onLayer } from "../ui/layers.ts";

/**
 * Gives every layer over a page an entry of its own in the browser's history, with the address of the page: Back then
 * closes the layer and stays. An entry whose layer was closed by hand is used by the next one, or passed over.
 */
export function useFollowBack(): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    let left = history.entry().mark.layer;
    onLayer((layer) => {
      const here = history.entry().mark.layer;
      const isFree = here !== undefined && (here === layer || !isLayerOpen(here));
      router.markLayer(layer, isFree);
    });
    return history.subscribe(({ mark, move }) => {
      const layer = left;
      left = mark.layer;
      if (move !== "back" || layer === undefined) return;
      if (isLayerOpen(layer)) closeLayer(layer);
      else history.back();
    });
  }, [router]);
}
