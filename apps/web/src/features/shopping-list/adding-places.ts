import type { Operation } from "@meal/domain/shopping-list/operations";
import { today } from "../../platform/today.ts";
import type { NewItem } from "./read-item.ts";
import * as home from "./texts/en/at-home.ts";
import * as list from "./texts/en/page.tsx";

/** Where typed things go, and how they are taken back. */
export interface AddingPlace {
  readonly label: string;
  readonly placeholder: string;
  /** The amount of what nobody counted. */
  readonly unsaid: Pick<NewItem, "quantity" | "unit">;
  readonly add: (item: NewItem) => Operation;
  readonly takeBack: (id: string) => Operation;
}

/** spec: 2, section 5: without words for them the quantity is 1 and the unit 'units'. */
export const ontoTheList: AddingPlace = {
  label: list.addLabel,
  placeholder: list.addPlaceholder,
  unsaid: { quantity: "1", unit: "units" },
  add: (item) => ({ kind: "add", item }),
  takeBack: (id) => ({ kind: "remove", id }),
};

/** Who says that there is milk does not say how much. */
export const intoTheKitchen: AddingPlace = {
  label: home.addLabel,
  placeholder: home.addPlaceholder,
  unsaid: { quantity: "", unit: "" },
  add: (item) => ({ kind: "keep", item: { ...item, bestBefore: null, since: today(), share: 1 } }),
  takeBack: (id) => ({ kind: "use-up", id }),
};
