import type { Food } from "../foods/food.ts";
import type { Change } from "./change.ts";
import type { Dish } from "./dish.ts";
import { foodWords, speaksOf } from "./rename.ts";
import { isFlesh } from "./retell-heat.ts";

type FoodOf = (id: string) => Food | undefined;

/** What is fried for two minutes, or only rinsed, is boiled by nobody. */
const BOILED =
  /\b(?:boil|cook|soak|drain|loosen) (?:the )?(?:zucchini|shirataki) noodles\b|\b(?:zucchini|shirataki) noodles (?:boil|cook|soak)\b|\b(?:zucchini|shirataki) noodles and cook\b/i;

/** What comes of a sentence that lost a word it could not spare. */
const BROKEN =
  /[;,:]\.|\(\s*\)|,\s*,|\bthe the\b|\b(?:the|an?|of) (?:[.;,]|and\b|or\b)|\b(?:with|and) ?[.;,]|\b(?:chop|slice|mince|crush|grate) (?:salt|tear|dry|cut|slice|dice|halve|peel)\b|^[^\p{L}\d]/imu;

const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());

/** Every longer name, and the last two words of it: "bean paste" of a yellow soybean paste. */
const shortPhrases = (food: Food): string[] =>
  lower([food.name, ...food.aliases]).flatMap((name) => {
    const words = name.split(" ");
    const ends =
      words.length > 2 ? [words.slice(-2).join(" "), `${words[0] ?? ""} ${words.at(-1) ?? ""}`] : [];
    return words.length > 1
      ? [name, ...ends].filter((phrase) => !/^(?:and|of|or|with|in) /.test(phrase))
      : [];
  });

/** Soybean paste is a bean paste as well. */
const endings = (phrase: string): string[] => [phrase, phrase.replace(/^soy(?=bean)/, "")];

/** What was left out is called by no other name either. */
const stillNamed = (text: string, changes: readonly Change[], foodOf: FoodOf): boolean => {
  const here = changes.flatMap((change) => {
    const id = change.kind === "exchange" ? change.by.to.id : change.kind === "keep" ? change.it.foodId : "";
    const food = foodOf(id);
    return food === undefined ? [] : lower([food.name, ...food.aliases]);
  });
  return changes.some((change) => {
    const food = change.kind === "omit" ? foodOf(change.it.foodId) : undefined;
    const phrases = food === undefined ? [] : shortPhrases(food).flatMap(endings);
    return phrases.some(
      (phrase) =>
        new RegExp(`\\b${phrase.replace(/[^a-z ]/g, ".")}s?\\b`).test(text) &&
        !here.some((name) => name.includes(phrase)),
    );
  });
};

/** A stand-in that no step takes, where what it stands for was taken by one. */
const isForgotten = (change: Change, before: string, text: string): boolean => {
  if (change.kind !== "exchange" || !speaksOf(before, change.words)) return false;
  const { toWord, to } = change.by;
  // Of garlic oil and olive oil "the oil" may be either.
  const last = to.id === "garlic-oil" ? toWord : (toWord.split(" ").at(-1) ?? toWord);
  return !speaksOf(text, foodWords([toWord, last, to.name], []));
};

/** "Both cheeses" of two that became one. */
const isBoth = (before: string, changes: readonly Change[]): boolean => {
  if (!/\bboth (?:cheeses|meats|nuts)\b/i.test(before)) return false;
  const words = changes.flatMap((change) => (change.kind === "exchange" ? [change.by.toWord] : []));
  return new Set(words).size < words.length;
};

/** Couscous swells where it is only wetted; quinoa stays hard. */
const isQuinoaDry = (text: string, changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change.kind === "exchange" &&
      /^(?:couscous|bulgur)/.test(change.it.foodId) &&
      change.by.to.id === "quinoa",
  ) && !/(?:simmer|boil|cook)[^.;]*quinoa|quinoa[^.;]*(?:simmer|boil|cook)/i.test(text);

/** Whether the steps say what is done with what is there, and nothing of what is not. */
export const isToldTruly = (
  dish: Dish,
  steps: Dish["steps"],
  changes: readonly Change[],
  foodOf: FoodOf,
): boolean => {
  const before = dish.steps.map(({ text }) => text).join(" ");
  const text = steps.map((step) => step.text).join(" ");
  if (steps.some((step) => BROKEN.test(step.text) || BOILED.test(step.text)) || isBoth(before, changes))
    return false;
  return (
    !isQuinoaDry(text, changes) &&
    !stillNamed(text.toLowerCase(), changes, foodOf) &&
    !changes.some((change) => isForgotten(change, before, text))
  );
};

/** What advice names beside a dish, and a food that tells whether it may be eaten. */
const ADVISED: readonly (readonly [word: RegExp, id: string])[] = [
  [/\b(?:croutons?|toasts?|bread)\b/i, "bread-white"],
  [/\bnoodles?\b/i, "egg-noodle-dried"],
  [/\brice\b(?! vinegar| wine)/i, "rice-white"],
  [/\b(?:pasta|spaghetti)\b/i, "pasta"],
  [/\b(?:mash|potato(?:es)?)\b/i, "potato"],
  [/\bbutter\b/i, "butter"],
  [/\b(?:cream|cr[eè]me fra[iî]che)\b/i, "cream-heavy"],
  [/\byogurt\b/i, "yogurt-plain"],
  [/\b(?:cheese|parmesan|cheddar|feta)\b/i, "parmesan"],
  [/\bmilk\b/i, "milk-whole"],
  [/\bhoney\b/i, "honey"],
  [/\beggs?\b/i, "egg"],
  [/\bbacon\b/i, "bacon"],
  [/\b(?:onions?)\b/i, "onion"],
  [/\bgarlic\b/i, "garlic"],
  [/\bsugar\b/i, "sugar"],
];

type Known = { readonly foodOf: FoodOf; readonly isAllowed: (food: Food) => boolean };

/** A tip does not send anybody to what they may not eat, though it never was in the dish. */
export const withoutForbidden = (tip: string, { foodOf, isAllowed }: Known): string =>
  tip
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .filter((sentence) =>
      ADVISED.every(([word, id]) => {
        const food = word.test(sentence) ? foodOf(id) : undefined;
        return food === undefined || isAllowed(food);
      }),
    )
    .join(" ");

/** What a dish is praised beside. */
const SERVED_WITH: readonly (readonly [word: string, id: string])[] = [
  ["(?:toast|bread|sandwich)", "bread-white"],
  ["(?<!cauliflower )rice(?! (?:noodle|vinegar|wine|paper|flour|milk|cake))", "rice-white"],
  ["(?:pasta|spaghetti)", "pasta"],
  ["(?<!(?:rice|shirataki|zucchini) )noodles", "egg-noodle-dried"],
  ["polenta", "cornmeal"],
  ["ice cream", "ice-cream"],
  ["grilled cheese", "bread-white"],
  ["grilled cheese", "cheddar"],
];

/** "Smooth and sweet, waiting for a grilled cheese" is promised to nobody who may not eat it. */
export const withoutServedWith = (
  description: string,
  foods: readonly Food[],
  { foodOf, isAllowed }: Known,
): string =>
  SERVED_WITH.reduce((text, [word, id]) => {
    const food = foodOf(id);
    const named = new RegExp(String.raw`\b${word}s?\b`, "i");
    const isHere = foods.some(({ name }) => named.test(name));
    if (food === undefined || isAllowed(food) || isHere || !named.test(text)) return text;
    const clause = new RegExp(
      String.raw`(?:,|;| and| or)? ?\b(?:waiting for|ready before|done before|made for|for|with|on|over|beside|before|to go with) [^,;.]*?\b${word}s?\b[^,;.]*`,
      "i",
    );
    const short = text.replace(clause, "");
    return short.length >= LEAST_TOLD ? short : text;
  }, description);

const LEAST_TOLD = 12;

/** What only such a food has, by its name or without. */
const PARTS: readonly (readonly [isSuch: (food: Food) => boolean, parts: RegExp])[] = [
  [isFlesh, /\b(?:fat|bones?|skin|juic\w+|bird|flesh|rind|carcass|meat|the grain|skim\w*)\b/i],
  [({ kind }) => kind === "egg", /\b(?:yolks?|whites)\b/i],
];

/** Nobody skims the fat of tofu, and it has no yolks. */
export const withoutParts = (tip: string, changes: readonly Change[]): string =>
  PARTS.reduce((told, [isSuch, parts]) => {
    const isGone = changes.some(
      (change) => change.kind === "exchange" && isSuch(change.by.from) && !isSuch(change.by.to),
    );
    if (!isGone) return told;
    return told
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => !parts.test(sentence))
      .join(" ");
  }, tip);
