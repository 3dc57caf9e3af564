import type { ChatContext } from "@meal/domain/chef/chef-port";
import { ALLERGENS_MEANT } from "../diets/allergens.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { plainWords } from "../foods/plain-words.ts";
import { foodsIn, questionOf } from "./question.ts";

const LEADS =
  /^(?:(?:and|ok|okay|so|but|then) )*(?:and|what about|how about|what if)(?: (?:for|in|with|about|of|to))? /;
const AMOUNT =
  /^(?:for |in |with )?((?:an?|one|two|three|four|five|six|half an?|half|\d+(?:[.,]\d+)?)\s?(?:kg|g|grams?|oz|ounces?|lbs?|ml|l|cups?|tbsp|tsp|tablespoons?|teaspoons?|slices?|pieces?|servings?|glass(?:es)?|bowls?)?(?: of (?:it|them|that))?|half(?: of)? (?:it|that))$/;
const OLD_AMOUNT =
  /\b(?:an?|one|two|three|four|five|six|half an?|\d+(?:[.,]\d+)?) ?(?:kg|g|grams?|oz|ounces?|lbs?|ml|l|cups?|tbsp|tsp|slices?|pieces?|servings?|glass(?:es)?|bowls?)?(?: of)? *$/;
const PRONOUN = /\b(?:it|that|them|those|these|this)\b/;

/** The words of a question with the subject of the ones before it put in. */
export const resolveFollowUp = (kitchen: Kitchen, context: ChatContext, said: readonly string[]): string => {
  const last = said.at(-1) ?? "";
  const earlier = said.slice(0, -1).toReversed();
  const plain = plainWords(last.replace(/(\d)[.,](\d)/g, "$1point$2")).replace(/(\d)point(\d)/g, "$1.$2");
  const before = earlier
    .map((text) => ({ text: plainWords(text), subject: subjectOf(kitchen, context, text) }))
    .find(({ subject }) => subject !== null);
  if (before === undefined || before.subject === null) return last;
  const isLed = LEADS.test(`${plain} `);
  const rest = isLed ? `${plain} `.replace(LEADS, "").trim() : plain;
  const amount = AMOUNT.exec(rest);
  if (amount !== null) return withAmount(before.text, before.subject, amount[1] ?? rest);
  if (isLed && subjectOf(kitchen, context, rest) !== null) return before.text.replace(before.subject, rest);
  const own = subjectOf(kitchen, context, last);
  // "Does it contain nuts" is about what was spoken of before, not about nuts.
  const isOfAllergen = own !== null && ALLERGENS_MEANT.has(foodTokens(own).join(" "));
  return PRONOUN.test(plain) && (own === null || isOfAllergen)
    ? last.replace(/\b(?:it|that|them|those|these|this)\b/i, before.subject)
    : last;
};

const withAmount = (text: string, subject: string, amount: string): string => {
  const [head = "", ...tail] = text.split(subject);
  const isHalf = /^half(?: of)? (?:it|that)$/.test(amount);
  const many = isHalf ? "half a" : amount.replace(/ of (?:it|them|that)$/, "");
  return `${head.replace(OLD_AMOUNT, "")}${many} ${subject}${tail.join(subject)}`;
};

const subjectOf = (kitchen: Kitchen, context: ChatContext, text: string): string | null => {
  const question = questionOf(kitchen, context, text);
  return foodsIn(question, question.plain)[0]?.words ?? null;
};
