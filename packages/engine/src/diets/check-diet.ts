import type { Diet } from "@meal/domain/chef/vocabulary";
import type { FoodIndex } from "../foods/food-index.ts";
import { DIET_RULES } from "./diet-rules.ts";
import type { FoodTag } from "../foods/food.ts";
import { factsOf, type IngredientFacts } from "./ingredient-facts.ts";
import { hasTag, MEAT_TAGS, SEA_TAGS } from "./rule-parts.ts";

export type DietVerdict = {
  /** "unknown" where nothing is known against it, and not all of it is known. */
  readonly fits: "yes" | "no" | "unknown";
  /** Why it does not fit; empty where it may. */
  readonly reasons: readonly string[];
  /** The ingredients of which nobody can say what is in them. */
  readonly unknown: readonly string[];
};

/** A label on the ingredient itself settles what its words cannot: halal chicken, kosher gelatin. */
const isLabelled = (diet: Diet, text: string): boolean =>
  (diet === "halal" && /\bhalal\b/i.test(text)) ||
  (/^(?:halal|kosher)$/.test(diet) && /\bkosher\b/i.test(text));

const OF_ANIMALS: readonly FoodTag[] = [...MEAT_TAGS, ...SEA_TAGS, "egg", "dairy"];

/** What is sold as vegan is so, whatever else it is called; what is known of it is still held against it. */
const SAYS_VEGAN = /(?<!\b(?:non|not|un|isn't)[- ])\b(?:vegan|plant[- ]based)\b/i;
const SAYS_VEGETARIAN = /(?<!\b(?:non|not|isn't)[- ])\bvegetarian\b/i;

const isSoldFor = (diet: Diet, text: string): boolean =>
  (diet === "vegan" || diet === "vegetarian") &&
  (SAYS_VEGAN.test(text) || (diet === "vegetarian" && SAYS_VEGETARIAN.test(text)));

const isBlank = ({ isKnown, food, tags, allergens }: IngredientFacts): boolean =>
  !isKnown && food === null && tags.length === 0 && allergens.length === 0;

/** Why an ingredient is not for the diet, or null where nothing that is known of it speaks against it. */
function reasonAgainst(diet: Diet, facts: IngredientFacts): string | null {
  if (isLabelled(diet, facts.text)) return null;
  const rule = DIET_RULES[diet];
  // A diet that lists what is allowed says no to everything; of an unknown thing that tells nothing.
  if (isBlank(facts) && rule.forbids({ ...facts, name: "" }) !== null) return null;
  // The person's own words may say more than the name of the food they lead to, and never less than a food of that name.
  const said = rule.forbids({ ...facts, name: facts.text });
  return said ?? facts.named.map((food) => rule.forbids(food)).find((reason) => reason !== null) ?? null;
}

/** Words may tell all that is in what has grown, and never how much starch. */
const lacksFigures = (diet: Diet, facts: IngredientFacts): boolean =>
  diet === "keto" && facts.per100g === null && hasTag(facts, OF_ANIMALS) === undefined;

const isUnknownTo = (diet: Diet, facts: IngredientFacts): boolean =>
  diet !== "none" &&
  (!facts.isKnown || lacksFigures(diet, facts)) &&
  !isLabelled(diet, facts.text) &&
  !isSoldFor(diet, facts.text);

/** Judges ingredients, in anybody's words, against a diet, one by one and together as one meal. */
export function checkDiet(index: FoodIndex, diet: Diet, ingredientTexts: readonly string[]): DietVerdict {
  const texts = ingredientTexts.map((text) => text.trim()).filter((text) => text !== "");
  return judgeDiet(
    diet,
    texts.map((text) => factsOf(index, text)),
  );
}

/** The same for ingredients that were read already: reading takes far longer than judging. */
export function judgeDiet(diet: Diet, ingredients: readonly IngredientFacts[]): DietVerdict {
  const reasons = ingredients.flatMap((facts) => {
    const reason = reasonAgainst(diet, facts);
    return reason === null ? [] : [`${facts.text}: ${reason}`];
  });
  const conflict = DIET_RULES[diet].conflict(ingredients);
  if (conflict !== null) reasons.push(conflict);
  const unknown = ingredients.filter((facts) => isUnknownTo(diet, facts)).map(({ text }) => text);
  if (reasons.length > 0) return { fits: "no", reasons, unknown };
  return { fits: unknown.length > 0 ? "unknown" : "yes", reasons, unknown };
}

/** Said of an ingredient where nothing may be claimed. */
export const NOT_KNOWN = "We do not know what is in it.";

/** What keeps a verdict from being a yes, in sentences: what speaks against it, else what is not known. */
export const objectionsIn = ({ reasons, unknown }: DietVerdict): readonly string[] =>
  reasons.length > 0 ? reasons : unknown.map((text) => `${text}: ${NOT_KNOWN}`);
