import { besideHome } from "@meal/domain/shopping-list/beside-home";
import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { keptMeasures, systemOf } from "../../../platform/measures.ts";
import { today } from "../../../platform/today.ts";
import { linesOf } from "../lines.ts";
import type { ListStore, OpenDialog } from "../list-store.ts";

const ItemSheet = lazyPart(() => import("./item-sheet.tsx"), "ItemSheet");
const AisleOrderDialog = lazyPart(() => import("./aisle-order-dialog.tsx"), "AisleOrderDialog");

interface ListDialogsProps {
  readonly dialog: OpenDialog;
  readonly list: ShoppingList;
  readonly act: ListStore["act"];
  readonly onClose: () => void;
}

/** Draws the open dialog; its script comes when it is first opened. */
export function ListDialogs({ dialog, list, act, onClose }: ListDialogsProps) {
  const isOpen = ({ id }: { readonly id: string }) => dialog.kind === "item" && id === dialog.id;
  const { items } = besideHome(list, today());
  const line = linesOf(items, systemOf(keptMeasures())).find(({ parts }) => parts.some(isOpen));
  return (
    <Suspense>
      {line !== undefined && <ItemSheet key={line.id} line={line} list={list} act={act} onClose={onClose} />}
      {dialog.kind === "aisles" && <AisleOrderDialog order={list.aisleOrder} act={act} onClose={onClose} />}
    </Suspense>
  );
}
