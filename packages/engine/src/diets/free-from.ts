import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { FoodTag } from "../foods/food.ts";
import { ALLERGEN_FACTS, ALLERGENS_FREED } from "./allergens.ts";

/** What a label such as "vegan" or "gluten-free" takes out of an ingredient. */
export type Label = {
  readonly words: RegExp;
  readonly tags: readonly FoodTag[];
  readonly allergens: readonly Allergen[];
  /** Free of a part only: what is cheese-free may hold cream. Nothing else in it is believed to be gone. */
  readonly isOfPart?: boolean;
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

const BY_LENGTH = [...ALLERGENS_FREED].toSorted(([one], [other]) => other.length - one.length);

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
  ...BY_LENGTH.map(([word, allergens]) => ({
    words: freeOf(`${word}s?`),
    tags: [
      ...allergens.flatMap((allergen) => ALLERGEN_FACTS[allergen].tags),
      ...(word === "grain" ? GRAINS : []),
    ],
    allergens,
  })),
  {
    words: freeOf("cream|cheese|butter"),
    tags: ALLERGEN_FACTS.milk.tags,
    allergens: ["milk"],
    isOfPart: true,
  },
  { words: freeOf("wheat"), tags: [], allergens: ["gluten"], isOfPart: true },
  { words: /\bnondairy\b/gi, tags: ALLERGEN_FACTS.milk.tags, allergens: ["milk"] },
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
    if (label.isOfPart === true) continue;
    for (const tag of label.tags) freeTags.add(tag);
    for (const allergen of label.allergens) freeAllergens.add(allergen);
  }
  return { rest, freeTags, freeAllergens };
}
