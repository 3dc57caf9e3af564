import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { EMPTY_LIST, SAMPLE_ITEMS, type ShoppingList } from "@meal/domain/shopping-list/list";
import { newId } from "../../platform/new-id.ts";
import { createValueStore } from "../../platform/value-store.ts";
import type { ListStore, ShownList } from "./list-store.ts";

/** spec: 2, section 4. What somebody without an account sees; it lives as long as the page. */
export function makeGuestList(): ListStore {
  const shown = createValueStore<ShownList>(showing(sampleList()));
  return {
    shown,
    act: (...operations) => {
      const before = shown.get().list ?? EMPTY_LIST;
      shown.set(
        showing(operations.reduce((list, operation) => applyOperation(list, operation).list, before)),
      );
    },
  };
}

const showing = (list: ShoppingList): ShownList => ({
  list,
  planName: null,
  waiting: 0,
  isWritten: true,
  contact: "none",
  lost: 0,
});

function sampleList(): ShoppingList {
  return SAMPLE_ITEMS.reduce((list: ShoppingList, item) => {
    const operation = { kind: "add", item: { ...item, id: newId() } } as const;
    return applyOperation(list, operation).list;
  }, EMPTY_LIST);
}
