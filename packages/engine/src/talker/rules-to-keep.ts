import { listed } from "../dishes/listed.ts";
import { WHERE_DIET_IS, whereAllergyIs } from "./help.ts";
import { mealsAsked } from "./meals-asked.ts";
import { tellAll } from "./planned-foods.ts";
import type { Intent } from "./question.ts";
import { rulesSaid } from "./rules-said.ts";

/** Whoever asks something of a food is answered that, with the allergy that they name. */
const ASKS_OTHER =
  /\b(?:what|whats|which|can (?:i|we|she|he|they)|could|is it|is this|are|does|how (?:much|many|long)|how (?:on earth )?(?:do|can|could) (?:i|we) (?!put|add|set|enter|save|tell|note|say|write|keep|change)|(?:is|are)(?: \w+){1,5} (?:fine|ok|okay|safe|better|alright|allowed)|should|why|instead|substitut\w*|replac\w*|recipes?|ideas?|make|cook|react\w*|swell\w*|ate|eaten|ok|okay|safe|symptoms?|treat\w*|cures?|medic\w*|pills?|doctor|baby|infant|newborn|months?)\b|^(?:is|are|can|could|do|would|will|may|any)\b|\bcan (?!not\b)/;
const ASKS_WHERE =
  /\b(?:where|how) (?:do|can|should) (?:i|we) (?:put|add|set|enter|save|tell|note|say|write|keep|change)\b|\bwhat (?:do|should) (?:i|we) do\b/;

/** Somebody tells of an allergy or a diet and asks nothing more: where it is kept, and what of the plan it concerns. */
export const tellRuleToKeep: Intent = (question) => {
  const { plain, context } = question;
  const rules = rulesSaid(question);
  const asks = question.text.includes("?") || ASKS_OTHER.test(plain);
  if (rules === null || (asks && !ASKS_WHERE.test(plain))) return null;
  const where = [
    ...(rules.allergies.length > 0 ? [whereAllergyIs(listed(rules.allergies))] : []),
    ...(rules.diets.length > 0 ? [WHERE_DIET_IS] : []),
  ].join(" ");
  const meals = mealsAsked(question);
  return context.plan.length === 0 || meals.length === 0
    ? where
    : `${where} What is planned already: ${tellAll(question, meals, rules)}`;
};
