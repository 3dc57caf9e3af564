import table from "./help.json" with { type: "json" };
import { foodsIn, type Intent } from "./question.ts";

const PLACES = table.places.map(({ asks, text }) => ({ asks: new RegExp(asks), text }));

/** Where in the product something is done. What stands in quotes is written there, and a check holds it. */
export const tellHelp: Intent = ({ plain }) => PLACES.find(({ asks }) => asks.test(plain))?.text ?? null;

const DISLIKES =
  /^(?:i (?:really )?(?:dont|do not) (?:like|want|eat)|(?:i|we|my \w+|he|she|the kids?) (?:really )?(?:hates?|cant stand|doesnt like|does not like)|never (?:give me|plan|use|make)|no more|get rid of(?!.*\b(?:smell|taste|odou?r|stain|mou?ld|lumps|skin|fat|from|on)\b)|i told (?:it|you|this app) i (?:dont|do not) (?:like|want|eat)) (?:any |all |the )*(.+?)(?: again| any ?more| please)*$/;

/** Who does not like mushrooms is asked for no recipe. */
export const tellDislike: Intent = (question) => {
  const [food] = foodsIn(question, DISLIKES.exec(question.plain)?.[1] ?? "");
  return food === undefined ? null : table.dislike.replace("{food}", food.words);
};

/** Where something else is chosen instead of a planned meal. */
export const HOW_TO_SWAP = table.swap;

/** What whoever is too tired to cook can do with the meal that is planned. */
export const HOW_TO_REST = table.rest;

/** Where an allergy is kept, and where a diet. */
export const whereAllergyIs = (what: string): string => table.allergy.replace("{what}", what);
export const WHERE_DIET_IS = table.diet;
