import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import { useMemo } from "react";
import { toast } from "../../ui/toast-store.ts";
import type { ListStore, OpenDialog } from "./list-store.ts";

/** What a row can do; the same object at every drawing, so that a tick draws one row and not all of them. */
export interface ItemActions {
  readonly check: (item: ShoppingItem, checked: boolean) => void;
  readonly remove: (item: ShoppingItem) => void;
  readonly open: (item: ShoppingItem) => void;
}

export function useItemActions(act: ListStore["act"], onDialog: (dialog: OpenDialog) => void): ItemActions {
  return useMemo(
    () => ({
      check: ({ id }, checked) => act({ kind: "check", id, checked }),
      remove: (item) => removeItems([item], act),
      open: ({ id }) => onDialog({ kind: "item", id }),
    }),
    [act, onDialog],
  );
}

/** Takes items off the list, and offers to put them back. */
export function removeItems(items: readonly ShoppingItem[], act: ListStore["act"]): void {
  const [first] = items;
  if (first === undefined) return;
  act(...items.map(({ id }) => ({ kind: "remove", id }) as const));
  toast({
    title: items.length === 1 ? `${first.name} deleted` : `${items.length} items deleted`,
    action: {
      label: "Undo",
      onPress: () => act(...items.map(({ id }) => ({ kind: "restore", id }) as const)),
    },
  });
}
