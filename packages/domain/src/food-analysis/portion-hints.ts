/** spec: 2, section 9, "Portion hints": what somebody eats at once of a food, in grams, where nobody says how much. */
export const PORTION_HINTS = {
  cake: 75,
  pizza: 80,
  bread: 30,
  rice: 100,
  pasta: 100,
  coffee: 240,
  drink: 250,
  soup: 250,
  meat: 85,
  cookie: 15,
  fruit: 150,
  salad: 100,
} as const;

export type HintedFood = keyof typeof PORTION_HINTS;

/** The words by which a food of that sort is called. */
const words: Readonly<Record<HintedFood, RegExp>> = {
  cake: /\b(?:cakes?|gateau|cheesecakes?|brownies?)\b/giu,
  pizza: /\bpizzas?\b/giu,
  bread: /\b(?:bread|toast|baguette|ciabatta|sourdough)\b/giu,
  rice: /\b(?:rice|risotto|couscous|quinoa)\b/giu,
  pasta: /\b(?:pasta|spaghetti|noodles?|macaroni|penne|fusilli|tagliatelle)\b/giu,
  coffee: /\b(?:coffee|latte|cappuccino|americano|espresso)\b/giu,
  drink: /\b(?:drinks?|juice|soda|cola|lemonade|milk|beer|tea|smoothie|water)\b/giu,
  soup: /\b(?:soups?|broth|chowder|bisque)\b/giu,
  meat: /\b(?:meat|beef|pork|lamb|veal|steak|chicken|turkey|ham|bacon|fish|salmon|tuna|cod)\b/giu,
  cookie: /\b(?:cookies?|biscuits?)\b/giu,
  fruit: /\b(?:fruits?|apples?|bananas?|oranges?|pears?|peach(?:es)?|mango(?:es)?|grapes|berries)\b/giu,
  salad: /\b(?:salads?|coleslaw|slaw)\b/giu,
};

const foods = Object.keys(words).filter((name): name is HintedFood => name in PORTION_HINTS);

/** What a food is called last is what it is: a coffee cake is a cake, and chicken soup is a soup. */
export function hintFor(description: string): { readonly food: HintedFood; readonly grams: number } | null {
  const name = description.split(/\b(?:with|in|on|and|from|of)\b|[,(]/iu).find((part) => part.trim() !== "");
  const found = foods.flatMap((food) =>
    [...(name ?? "").matchAll(words[food])].map(({ index }) => ({ food, index })),
  );
  const last = found.toSorted((one, other) => other.index - one.index)[0];
  return last === undefined ? null : { food: last.food, grams: PORTION_HINTS[last.food] };
}

/** spec: 2, section 9: portions by their weight, up to 30, 100 and 200 grams, and above. */
const PORTION_SIZES = [
  { upTo: 30, size: "bite" },
  { upTo: 100, size: "small" },
  { upTo: 200, size: "medium" },
  { upTo: Infinity, size: "large" },
] as const;

export type PortionSize = (typeof PORTION_SIZES)[number]["size"];

export function sizeOf(grams: number): PortionSize {
  return PORTION_SIZES.find(({ upTo }) => grams <= upTo)?.size ?? "large";
}
