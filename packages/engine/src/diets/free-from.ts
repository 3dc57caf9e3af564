import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { FoodTag } from "../foods/food.ts";

/** What a label such as "vegan" or "gluten-free" takes out of an ingredient. */
export type Label = {
  readonly words: RegExp;
  readonly tags: readonly FoodTag[];
  readonly allergens: readonly Allergen[];
};

const MEAT: readonly FoodTag[] = ["beef", "lamb", "pork", "game", "poultry", "processed-meat", "gelatin"];
const SEA: readonly FoodTag[] = ["fish", "unscaled-fish", "shellfish"];
const SEA_ALLERGENS: readonly Allergen[] = ["fish", "crustaceans", "molluscs"];
const GRAINS: readonly FoodTag[] = ["grain", "refined-grain"];

const freeOf = (what: string): RegExp =>
  new RegExp(
    `\\b(?:${what})(?:[- ]free\\b(?! range)|less\\b)|\\bfree (?:of|from) (?:added )?(?:${what})\\b|\\b(?:no|non|without|zero)[- ](?:any |added )?(?:${what})\\b`,
    "gi",
  );

/** Longer claims stand before the shorter ones that they contain. */
export const LABELS: readonly Label[] = [
  {
    words: /\b(vegan|plant[- ]based|animal[- ]free)\b/gi,
    tags: [...MEAT, ...SEA, "egg", "dairy", "honey", "rennet"],
    allergens: ["milk", "eggs", ...SEA_ALLERGENS],
  },
  {
    words:
      /\b(vegetarian|veggie|meatless|meat[- ]free|mock|faux|chickenless|beefless|fishless|beyond|impossible|quorn|gardein)\b/gi,
    tags: [...MEAT, ...SEA],
    allergens: SEA_ALLERGENS,
  },
  { words: freeOf("dairy|milk|cream|cheese|butter"), tags: ["dairy", "rennet"], allergens: ["milk"] },
  { words: /\bnondairy\b/gi, tags: ["dairy", "rennet"], allergens: ["milk"] },
  { words: freeOf("egg|eggs"), tags: ["egg"], allergens: ["eggs"] },
  { words: freeOf("gluten|wheat"), tags: [], allergens: ["gluten"] },
  { words: freeOf("grain"), tags: GRAINS, allergens: ["gluten"] },
  { words: freeOf("nut|nuts|tree nuts?"), tags: ["nut", "peanut"], allergens: ["nuts", "peanuts"] },
  { words: freeOf("peanut|peanuts"), tags: ["peanut"], allergens: ["peanuts"] },
  { words: freeOf("soy|soya"), tags: ["soy"], allergens: ["soybeans"] },
  { words: freeOf("sesame"), tags: [], allergens: ["sesame"] },
  { words: freeOf("mustard"), tags: [], allergens: ["mustard"] },
  { words: freeOf("celery"), tags: [], allergens: ["celery"] },
  { words: freeOf("sulphites?|sulfites?"), tags: [], allergens: ["sulphites"] },
  { words: freeOf("fish"), tags: ["fish", "unscaled-fish"], allergens: ["fish"] },
  { words: freeOf("shellfish"), tags: ["shellfish"], allergens: ["crustaceans", "molluscs"] },
  { words: freeOf("alcohol|alcoholic"), tags: ["alcohol"], allergens: [] },
  { words: freeOf("sugar|sugars"), tags: ["added-sugar"], allergens: [] },
  { words: freeOf("pork"), tags: ["pork"], allergens: [] },
  { words: freeOf("gelatine?"), tags: ["gelatin"], allergens: [] },
  {
    words: /\b(keto|low[- ]carb|zero[- ]carb)\b/gi,
    tags: [...GRAINS, "starchy", "added-sugar"],
    allergens: [],
  },
];

export type Claims = {
  /** The text without the claims. */
  readonly rest: string;
  readonly freeTags: ReadonlySet<FoodTag>;
  readonly freeAllergens: ReadonlySet<Allergen>;
};

/** Takes the claims of an ingredient's name apart: what it says that it is without. */
export function readClaims(text: string): Claims {
  const freeTags = new Set<FoodTag>();
  const freeAllergens = new Set<Allergen>();
  let rest = text;
  for (const label of LABELS) {
    const without = rest.replace(label.words, " ");
    if (without === rest) continue;
    rest = without;
    for (const tag of label.tags) freeTags.add(tag);
    for (const allergen of label.allergens) freeAllergens.add(allergen);
  }
  return { rest, freeTags, freeAllergens };
}
