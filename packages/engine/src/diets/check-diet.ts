import type { Diet } from "@meal/domain/chef/vocabulary";
import type { FoodIndex } from "../foods/food-index.ts";
import { DIET_RULES } from "./diet-rules.ts";
import { factsOf, type IngredientFacts } from "./ingredient-facts.ts";

export type DietVerdict = { readonly allowed: boolean; readonly reasons: readonly string[] };

/** A label on the ingredient itself settles what its words cannot: halal chicken, kosher gelatin. */
const isLabelled = (diet: Diet, text: string): boolean =>
  (diet === "halal" && /\bhalal\b/i.test(text)) ||
  (/^(?:halal|kosher)$/.test(diet) && /\bkosher\b/i.test(text));

/** Why an ingredient is not for the diet, or null where it is. */
function reasonAgainst(diet: Diet, facts: IngredientFacts): string | null {
  if (isLabelled(diet, facts.text)) return null;
  // The person's own words may say more than the name of the food they lead to.
  return DIET_RULES[diet].forbids({ ...facts, name: facts.text });
}

/** Judges ingredients, in anybody's words, against a diet, one by one and together as one meal. An ingredient of which nothing is known passes, except where a diet names what is allowed. */
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
  return { allowed: reasons.length === 0, reasons };
}
