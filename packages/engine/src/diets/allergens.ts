import { type Allergen, ALLERGENS } from "@meal/domain/chef/vocabulary";
import type { FoodTag } from "../foods/food.ts";
import { foodTokens } from "../foods/food-words.ts";

type AllergenFacts = {
  /** What a sentence calls it. */
  readonly name: string;
  /** What people write when they mean it, in the singular. A word may stand with several allergens. */
  readonly words: readonly string[];
  /** What a label says to be free of all of it: "dairy-free". */
  readonly freeOf: readonly string[];
  /** What else is gone with it. */
  readonly tags: readonly FoodTag[];
  /** What a dish without it is called; null where nobody cooks the same dish without it. */
  readonly label: string | null;
};

/** Everything that depends on an allergen's name. Profiles, plans, labels and the chat all read words by this table. */
export const ALLERGEN_FACTS = {
  gluten: {
    name: "gluten",
    words: words("gluten;wheat;celiac;coeliac;celiac disease;coeliac disease;cereal;barley;rye"),
    freeOf: ["gluten", "grain"],
    tags: [],
    label: "Gluten-free",
  },
  crustaceans: {
    name: "crustaceans",
    words: words(
      "crustacean;shrimp;prawn;crab;lobster;crayfish;crawfish;langoustine;scampi;krill;shellfish;seafood",
    ),
    freeOf: ["shellfish"],
    tags: ["shellfish"],
    label: null,
  },
  eggs: {
    name: "eggs",
    words: words("egg;egg white;egg yolk"),
    freeOf: ["egg"],
    tags: ["egg"],
    label: "Egg-free",
  },
  fish: {
    name: "fish",
    words: words("fish;seafood"),
    freeOf: ["fish"],
    tags: ["fish", "unscaled-fish"],
    label: null,
  },
  peanuts: {
    name: "peanuts",
    words: words("peanut;groundnut;nut;all nut"),
    freeOf: ["peanut", "nut"],
    tags: ["peanut"],
    label: null,
  },
  soybeans: {
    name: "soybeans",
    words: words("soy;soya;soybean"),
    freeOf: ["soy", "soya"],
    tags: ["soy"],
    label: null,
  },
  milk: {
    name: "milk",
    words: words(
      "milk;dairy;lactose;milk product;dairy product;cow milk;milk protein;casein;whey;cheese;butter;cream;yogurt",
    ),
    freeOf: ["dairy", "milk"],
    tags: ["dairy", "rennet"],
    label: "Dairy-free",
  },
  nuts: {
    name: "tree nuts",
    words: words(
      "nut;all nut;tree nut;treenut;almond;walnut;cashew;hazelnut;pecan;pistachio;macadamia;macadamia nut;brazil nut",
    ),
    freeOf: ["nut", "tree nut"],
    tags: ["nut"],
    label: null,
  },
  celery: {
    name: "celery",
    words: words("celery;celeriac"),
    freeOf: ["celery"],
    tags: [],
    label: null,
  },
  mustard: {
    name: "mustard",
    words: words("mustard"),
    freeOf: ["mustard"],
    tags: [],
    label: null,
  },
  sesame: {
    name: "sesame",
    words: words("sesame;sesame seed;tahini"),
    freeOf: ["sesame"],
    tags: [],
    label: null,
  },
  sulphites: {
    name: "sulphites",
    words: words("sulphite;sulfite;sulphur dioxide;sulfur dioxide"),
    freeOf: ["sulphite", "sulfite"],
    tags: [],
    label: null,
  },
  lupin: {
    name: "lupin",
    words: words("lupin;lupine"),
    freeOf: ["lupin"],
    tags: [],
    label: null,
  },
  molluscs: {
    name: "molluscs",
    words: words(
      "mollusc;mollusk;mussel;clam;oyster;scallop;squid;calamari;octopus;cuttlefish;cockle;whelk;abalone;shellfish;seafood",
    ),
    freeOf: ["shellfish"],
    tags: ["shellfish"],
    label: null,
  },
} as const satisfies Record<Allergen, AllergenFacts>;

function words(list: string): readonly string[] {
  return list.split(";");
}

function byWord(
  wordsOf: (facts: AllergenFacts) => readonly string[],
): ReadonlyMap<string, readonly Allergen[]> {
  const known = new Map<string, readonly Allergen[]>();
  for (const allergen of ALLERGENS)
    for (const word of wordsOf(ALLERGEN_FACTS[allergen]))
      known.set(word, [...(known.get(word) ?? []), allergen]);
  return known;
}

/** The allergens that a word means: "shellfish" is two. In the singular, as `foodTokens` makes them. */
export const ALLERGENS_MEANT = byWord((facts) => facts.words);
/** The allergens that a label free of the word is without. */
export const ALLERGENS_FREED = byWord((facts) => facts.freeOf);

const LONGEST_WORDS = 2;

/** The allergens that a text names, in anybody's words. */
export function allergensNamed(text: string): readonly Allergen[] {
  const tokens = foodTokens(text);
  const named = new Set<Allergen>();
  for (let at = 0; at < tokens.length;) {
    const pair = ALLERGENS_MEANT.get(tokens.slice(at, at + LONGEST_WORDS).join(" "));
    const meant = pair ?? ALLERGENS_MEANT.get(tokens[at] ?? "") ?? [];
    for (const allergen of meant) named.add(allergen);
    at += pair === undefined ? 1 : LONGEST_WORDS;
  }
  return ALLERGENS.filter((allergen) => named.has(allergen));
}

/** How a sentence names allergens. */
export const allergenNames = (allergens: readonly Allergen[]): readonly string[] =>
  allergens.map((allergen) => ALLERGEN_FACTS[allergen].name);
