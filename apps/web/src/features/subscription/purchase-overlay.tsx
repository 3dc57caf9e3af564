import { appStore } from "../../platform/app-store.ts";
import { WithData } from "../../platform/with-data.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const PurchaseKeeper = lazyPart(() => import("./components/purchase-keeper.tsx"), "PurchaseKeeper");

/** Nothing in a browser, where nobody has a store at hand. */
export function PurchaseOverlay() {
  if (appStore.here === undefined) return null;
  return (
    <WithData>
      <PurchaseKeeper store={appStore.here} />
    </WithData>
  );
}
