import { type Aisle, AISLES } from "@meal/domain/chef/vocabulary";
import * as t from "./texts/en/page.tsx";

/** spec: the list is grouped by these signs. */
export const aisleNames: Readonly<Record<Aisle, { readonly emoji: string; readonly label: string }>> = {
  produce: { emoji: "🥦", label: t.aisles.produce },
  meat_fish: { emoji: "🐟", label: t.aisles.meat_fish },
  dairy_eggs: { emoji: "🥛", label: t.aisles.dairy_eggs },
  bakery: { emoji: "🍞", label: t.aisles.bakery },
  pantry: { emoji: "🫙", label: t.aisles.pantry },
  spices: { emoji: "🧂", label: t.aisles.spices },
  canned: { emoji: "🥫", label: t.aisles.canned },
  condiments: { emoji: "🍯", label: t.aisles.condiments },
  baking: { emoji: "🧁", label: t.aisles.baking },
  grains: { emoji: "🌾", label: t.aisles.grains },
  frozen: { emoji: "🧊", label: t.aisles.frozen },
  drinks: { emoji: "🧃", label: t.aisles.drinks },
  snacks_sweets: { emoji: "🍪", label: t.aisles.snacks_sweets },
  household: { emoji: "🧻", label: t.aisles.household },
  chilled: { emoji: "🧀", label: t.aisles.chilled },
};

/** Every aisle once: those the person put in order first, then the others as usual. */
export function aislesInOrder(own: readonly Aisle[]): readonly Aisle[] {
  return [...new Set([...own, ...AISLES])];
}

/** Whether a text names an aisle, such as the value of a select. */
export function isAisle(text: string): text is Aisle {
  return AISLES.some((aisle) => aisle === text);
}
