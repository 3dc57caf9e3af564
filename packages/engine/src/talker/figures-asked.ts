import { estimateText } from "../nutrition/estimate-text.ts";
import { figureAsked, mealWords, tellFigure } from "./nutrients.ts";
import { type Intent, tidy } from "./question.ts";
import { rulesSaid } from "./rules-said.ts";

const FIGURE =
  "(?:calories?|kcal|cals|carbs?|carbohydrates?|proteins?|(?:saturated )?fat|fib(?:er|re)|sugars?|sodium|salt)";
/** How many carbs are in a cup of rice; what is to be added, left out or spared is another question. */
const ASKS_IN = new RegExp(
  `\\b(?:how (?:many|much)|whats? (?:is )?the|what are the|total|net)\\b(?: \\w+){0,2} ${FIGURE}(?: \\w+){0,3} (?:in|does|do|has|have|of)\\b|^(?:net |total |grams of )?${FIGURE} (?:are )?(?:in|of|for)\\b`,
);
const IS_OTHER =
  /\b(?:should|need|needs|limit|allowed|insulin|dose|units|too (?:much|many)|add|adding|reduce|without|instead|substitut\w*|eaten|today|my plan|the plan|dinner|lunch|breakfast|left|burn\w*)\b/;
/** Whom it is for stands around the question, and is no part of the meal. */
const FOR_WHOM =
  /(?:[,.;?!]|\b(?:because|since|as|cause|bc)\b|\b(?:for|if) (?:my|an?|the|our|someone|somebody)\b|\bmy\b|\b(?:i|he|she|we|they)(?:.?m|.?s|.?re| am| is| are| has| have)\b|\b(?:im|hes|shes|theyre)\b|\bwho\b).*$/i;
const DIABETES = /\bdiabet\w*|\bblood sugar\b|\binsulin resist\w*|\bprediabet\w*/;
const GRAMS_OF_A_SERVING = 15;
/** The table has eggs that were scrambled with fat; who names the fat beside them would count it twice. */
const COOKED_IN_FAT = /\b(?:scrambled|fried) (eggs?)\b(?=.*\b(?:butter|oil|margarine)\b)/i;

/** How a doctor counts carbohydrate; whether it fits somebody is not for a table to say. */
const forDiabetes = (carbs: number): string => {
  const servings = Math.round((carbs / GRAMS_OF_A_SERVING) * 2) / 2;
  const counted = servings < 1 ? "less than one" : `about ${servings}`;
  return ` Its ${tidy(carbs)} g of carbohydrate are ${counted} of the carb servings of ${GRAMS_OF_A_SERVING} g that CDC counts with diabetes; how many fit a meal, a doctor or dietitian tells.`;
};

/** The figure that is asked for, whoever it is for: never a verdict in its place. */
export const tellFiguresAsked: Intent = (question) => {
  const { plain, text, kitchen } = question;
  if (!ASKS_IN.test(plain) || IS_OTHER.test(plain)) return null;
  if ((rulesSaid(question)?.allergies ?? []).length > 0) return null;
  const isForDiabetes = DIABETES.test(plain);
  const meal = mealWords(text).replace(FOR_WHOM, "").replace(COOKED_IN_FAT, "$1").trim();
  const isMended = isForDiabetes || COOKED_IN_FAT.test(text) || FOR_WHOM.test(mealWords(text));
  // What stands alone is answered, with more care for its words, by the table of figures.
  if (!isMended || meal === "") return null;
  const estimate = estimateText(kitchen.foods, meal);
  if (estimate.items.length === 0 || estimate.understood < 0.5) return null;
  const told = tellFigure(question, estimate, figureAsked(plain));
  return isForDiabetes ? { ...told, text: `${told.text}${forDiabetes(estimate.total.carbs)}` } : told;
};
