import { whereAllergyIs } from "./help.ts";
import { meansPlan } from "./meals-asked.ts";
import type { Question } from "./question.ts";
import { rulesSaid } from "./rules-said.ts";
import { listed } from "../dishes/listed.ts";

const UNKNOWN =
  'I do not know that. I answer from our food table, the cookbook, your diary and your plan: calories, substitutes, conversions, diets, allergens, cooking times, storage and recipes. Try "how many calories in two eggs and toast" or "what can I cook with chicken and rice".';
const OF_PLAN =
  'I do not know that. Of your plan I can tell what stands on a day, what is in it, how long it takes and whom it fits. Try "what is for dinner tomorrow" or "which meals this week have eggs".';

/** What is said where nothing is known: who names an allergy or the plan is led to where that can be answered. */
export function tellUnknown(question: Question): string {
  const allergies = rulesSaid(question)?.allergies ?? [];
  if (allergies.length > 0)
    return `I do not know that, and with an allergy nothing should be guessed: read the label, and ask a doctor or an allergist. ${whereAllergyIs(listed(allergies))} I can tell which planned meals have it: try "which meals this week have ${allergies[0]}".`;
  return meansPlan(question.plain) ? OF_PLAN : UNKNOWN;
}
