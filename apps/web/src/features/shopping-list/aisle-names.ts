import { type Aisle, AISLES } from "@meal/domain/chef/vocabulary";

/** spec: the list is grouped by these signs. */
export const aisleNames: Readonly<Record<Aisle, { readonly emoji: string; readonly label: string }>> = {
  produce: { emoji: "🥦", label: "Fruit and vegetables" },
  meat_fish: { emoji: "🐟", label: "Meat and fish" },
  dairy_eggs: { emoji: "🥛", label: "Dairy and eggs" },
  bakery: { emoji: "🍞", label: "Bakery" },
  pantry: { emoji: "🫙", label: "Pantry" },
  spices: { emoji: "🧂", label: "Spices" },
  canned: { emoji: "🥫", label: "Cans and jars" },
  condiments: { emoji: "🍯", label: "Sauces and spreads" },
  baking: { emoji: "🧁", label: "Baking" },
  grains: { emoji: "🌾", label: "Pasta, rice and grains" },
  frozen: { emoji: "🧊", label: "Frozen" },
  drinks: { emoji: "🧃", label: "Drinks" },
  snacks_sweets: { emoji: "🍪", label: "Snacks and sweets" },
  household: { emoji: "🧻", label: "Household" },
  chilled: { emoji: "🧀", label: "Chilled" },
};

/** Every aisle once: those the person put in order first, then the others as usual. */
export function aislesInOrder(own: readonly Aisle[]): readonly Aisle[] {
  return [...new Set([...own, ...AISLES])];
}

/** Whether a text names an aisle, such as the value of a select. */
export function isAisle(text: string): text is Aisle {
  return AISLES.some((aisle) => aisle === text);
}
