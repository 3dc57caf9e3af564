import type { Aisle } from "../chef/vocabulary.ts";

/** What a person did to the list. Each stands alone, so that devices converge in whatever order they arrive. */
export type Operation =
  | {
      readonly kind: "add";
      readonly item: {
        readonly id: string;
        readonly name: string;
        readonly quantity: string;
        readonly unit: string;
        readonly aisle: Aisle;
      };
    }
  | { readonly kind: "check"; readonly id: string; readonly checked: boolean }
  | {
      readonly kind: "edit";
      readonly id: string;
      readonly name?: string;
      readonly quantity?: string;
      readonly unit?: string;
      readonly aisle?: Aisle;
    }
  | { readonly kind: "remove"; readonly id: string }
  /** Undoes a removal, with the item as it was. */
  | { readonly kind: "restore"; readonly id: string }
  | { readonly kind: "order-aisles"; readonly aisles: readonly Aisle[] }
  | { readonly kind: "mark-staple"; readonly name: string; readonly isStaple: boolean }
  /** Takes a skipped staple onto the list after all, and what was asked about: it is not at home. */
  | { readonly kind: "unskip"; readonly id: string };

/** An operation on its way: the same id is applied once, however often it arrives. */
export type NumberedOperation = { readonly opId: string; readonly operation: Operation };
