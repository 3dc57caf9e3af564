import type { ShoppingList } from "@meal/domain/shopping-list/list";
import commonFoods from "./common-foods.json" with { type: "json" };

const mostShown = 8;
/** An amount before the name, such as "2 kg ": it stays in front of what is suggested. */
const amountBefore = /^\s*[\d½¼¾⅓⅔.,/-]+\s*(?:kg|g|l|ml|oz|lbs?|cups?|x)?\s+/iu;

/** Names that go on where somebody stopped typing: what they once had on the list first, then what many buy. */
export function suggestionsFor(typed: string, { items, shelf }: ShoppingList): readonly string[] {
  const amount = amountBefore.exec(typed)?.[0] ?? "";
  const begun = typed.slice(amount.length).trim().toLowerCase();
  if (begun === "") return [];
  const onList = new Set(items.filter(({ checked }) => !checked).map(({ name }) => name.toLowerCase()));
  const own = [...items, ...shelf.map(({ item }) => item)].map(({ name }) => name);
  const seen = new Set<string>();
  const fitting = [...own, ...commonFoods].filter((name) => {
    const key = name.toLowerCase();
    const isNew = key.startsWith(begun) && key !== begun && !onList.has(key) && !seen.has(key);
    return isNew && seen.add(key);
  });
  return fitting.slice(0, mostShown).map((name) => amount + name);
}
