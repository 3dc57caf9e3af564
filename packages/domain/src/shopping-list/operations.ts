import type { Aisle } from "../chef/vocabulary.ts";
import type { HomeItem } from "./list.ts";

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
  /** Takes onto the list after all what was left off: a staple, what was asked about, what is at home. */
  | { readonly kind: "unskip"; readonly id: string }
  | HomeOperation;

/** Something at home as a device knows it; which food it is, the server finds out. */
export type NewHomeItem = Omit<HomeItem, "shop">;

/** What a person did with what is at home. */
export type HomeOperation =
  | { readonly kind: "keep"; readonly item: NewHomeItem }
  /** Puts ticked items of one line away, with the grams that were bought; 0 where nobody can say. */
  | {
      readonly kind: "keep-bought";
      readonly ids: readonly string[];
      readonly grams: number;
      readonly item: NewHomeItem;
    }
  | {
      readonly kind: "change-kept";
      readonly id: string;
      readonly name?: string;
      readonly quantity?: string;
      readonly unit?: string;
      readonly bestBefore?: string | null;
    }
  | { readonly kind: "use-up"; readonly id: string }
  /** What the meal needs is taken from what is at home, and is bought no more. */
  | {
      readonly kind: "cook";
      readonly mealId: string;
      readonly name: string;
      /** Its lines, for as many as it was cooked for: what counts where no plan has the meal. */
      readonly ingredients?: readonly string[];
    }
  | { readonly kind: "uncook"; readonly mealId: string };

/** An operation on its way: the same id is applied once, however often it arrives. */
export type NumberedOperation = { readonly opId: string; readonly operation: Operation };
