import type { ShelvedItem, ShoppingItem, ShoppingList } from "./list.ts";

/** What an operation makes of a list: nothing, a change, or a refusal. */
export type Outcome = {
  readonly change?: Partial<Omit<ShoppingList, "revision" | "planIds">>;
  readonly refused?: "gone" | "full";
};

/** The item of this id, if it is on the list. */
export function onList({ items }: ShoppingList, id: string): ShoppingItem | undefined {
  return items.find((item) => item.id === id);
}

/** The item of this id, if it was put aside. */
export function shelved({ shelf }: ShoppingList, id: string): ShelvedItem | undefined {
  return shelf.find(({ item }) => item.id === id);
}

/** What is put aside, without this item. */
export function withoutShelved({ shelf }: ShoppingList, id: string): readonly ShelvedItem[] {
  return shelf.filter(({ item }) => item.id !== id);
}
