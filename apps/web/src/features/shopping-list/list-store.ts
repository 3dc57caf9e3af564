import type { ShoppingList } from "@meal/domain/shopping-list/list";
import type { Operation } from "@meal/domain/shopping-list/operations";
import type { ValueStore } from "../../platform/value-store.ts";
import type { OutboxState } from "./outbox.ts";

/** What the screen draws. */
export interface ShownList {
  /** Undefined until something was read, from the device or the server. */
  readonly list: ShoppingList | undefined;
  /** The plans in use that the list follows, by their names. */
  readonly planName: string | null;
  /** How many changes the server does not have yet. */
  readonly waiting: number;
  /** Whether they all lie on the device. */
  readonly isWritten: boolean;
  readonly contact: OutboxState["contact"];
  /** How many changes could not be kept. */
  readonly lost: number;
}

/** A list that somebody works on: a person's, or the sample of a guest. */
export interface ListStore {
  readonly shown: Pick<ValueStore<ShownList>, "get" | "subscribe" | "set">;
  readonly act: (...operations: readonly Operation[]) => void;
}

/** Which dialog lies over the list. */
export type OpenDialog = { readonly kind: "item"; readonly id: string } | { readonly kind: "aisles" };
