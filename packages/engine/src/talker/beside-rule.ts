import { allergenNames } from "../diets/allergens.ts";
import { foodsIn, ownDiet, type Question } from "./question.ts";
import { rulesSaid } from "./rules-said.ts";

const WHO =
  "(?:(?:my|our|the|one of (?:my|our|the)) (?:\\w+ ){1,3}?|(?:he|she|they|i|we|somebody|someone) |(?=(?:im|ive|hes|shes|theyre|were) ))";
const MAY_NOT =
  "(?:\\w+ ){0,4}?(?:allergic to|allerg(?:y|ies) to|intolerant (?:to|of)|sensitive to|(?:cant|cannot|can not|must not|shouldnt|not allowed to) (?:have|eat|do|tolerate|touch|drink)) (?:\\w+ ?){1,6}?";
const HAS =
  "(?:is|are|am|im|has|have|hes|shes|theyre|ive|got) (?:\\w+ ){0,4}?(?:allerg(?:y|ies)|intolerant|intolerance|celiac|coeliac)";
const ALLERGIC = "(?:is|are|am|im|hes|shes|theyre) (?:\\w+ ){0,2}?allergic";
const RULE = `${WHO}(?:${MAY_NOT}|${HAS}|${ALLERGIC})`;

/** What somebody wants replaced. */
const REPLACED =
  /\b(?:instead of|in place of|(?:substitut\w*|alternatives?|replacements?|swap) (?:for|to)|replac\w+) (?:the |any )?(?<what>\w+(?: \w+)?)|(?<named>\w+(?: \w+){0,2}) (?:substitutes?|alternatives?|replacements?)\b/;

/** "What can I use instead of eggs, my son is allergic": to what is to be replaced, as far as is said. */
function allergensReplaced(question: Question, asked: string): readonly string[] {
  const { what, named } = REPLACED.exec(asked)?.groups ?? {};
  const foods = foodsIn(question, what ?? named ?? "");
  return allergenNames([...new Set(foods.flatMap(({ food }) => food.allergens))]);
}

/** "What can I use instead of butter, my son is allergic to nuts." */
const AFTER = new RegExp(
  `^(?<asked>(?:\\w+ ){1,2}(?:substitutes?|alternatives?|replacements?)|\\w+ \\w+ .+?) (?:(?:and|but|because|cause|cuz|coz|since|as|so|if|when|btw|fyi) )?(?<rule>${RULE})$`,
);
/** "My son is allergic to nuts, what can I use instead of butter?" */
const BEFORE = new RegExp(
  `^(?<rule>${RULE}) ?(?:(?:and|so|but) )?\\b(?<asked>(?:whats?|which|can|could|how|is|are|does|do|should|any|give|suggest|need|where|i (?:want|need)|we (?:want|need)) .+)$`,
);

/**
 * What somebody asks without the rule that they tell beside it, which binds the answer as a rule of their profile does;
 * null where no rule stands beside a question, or where one answer cannot keep it.
 */
export function apartFromRule(question: Question): Question | null {
  const { plain, context } = question;
  const { asked, rule } = (AFTER.exec(plain) ?? BEFORE.exec(plain))?.groups ?? {};
  if (asked === undefined || rule === undefined) return null;
  const rules = rulesSaid({ ...question, plain: rule });
  const said = rules?.allergies ?? [];
  const told = said.length > 0 ? said : allergensReplaced(question, asked);
  if (told.length === 0) return null;
  const diets = new Set([...(rules?.diets ?? []), ownDiet(context)].filter((diet) => diet !== "none"));
  if (diets.size > 1) return null;
  const [diet = context.diet] = diets;
  const allergies = [...new Set([...context.allergies, ...told])];
  return { ...question, text: asked, plain: asked, context: { ...context, diet, allergies } };
}
