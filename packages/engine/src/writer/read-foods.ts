import type { Food } from "../foods/food.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { Kitchen } from "./kitchen.ts";
import words from "./words.json" with { type: "json" };

/** A food that a text names, and the words that name it. */
export type NamedFood = { readonly food: Food; readonly words: string };

const LEAST_SCORE = 0.85;
const LONGEST_NAME = 4;
const COMPOSITE = new Set(["dish", "soup", "dessert", "snack"]);
/** Kinds that stay foods even where their word also names the kind of dish: spaghetti, wings, eggs. */
const STAYS = new Set(["pasta", "grain", "egg", "meat", "poultry", "fish", "shellfish"]);
/** Names of dishes that the table also knows as a food. */
const IS_A_DISH = /^(?:lasagn|granola|muesli|meatball|patt|ramen|pancake|porridge)/;
const notNames = new Set(words.notNames.split(" "));

const isNamed = (food: Food, text: string, patternWords: string): boolean => {
  if (COMPOSITE.has(food.kind) || (food.kind === "drink" && food.tags.includes("composite"))) return false;
  if (patternWords === "") return true;
  if (patternWords === "bread" && food.kind === "bread") return false;
  const isOfPattern =
    text === patternWords || patternWords.endsWith(` ${text}`) || text.endsWith(` ${patternWords}`);
  if (patternWords.startsWith("stuffed ")) return true;
  return !isOfPattern || (STAYS.has(food.kind) && !IS_A_DISH.test(text));
};

/** The foods that a text names, the longest names first taken; composite dishes are not ingredients. */
export const readFoods = (kitchen: Kitchen, text: string, patternWords: string): NamedFood[] => {
  const tokens = text
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, 60);
  const found: NamedFood[] = [];
  let at = 0;
  while (at < tokens.length) {
    const taken = longestAt(kitchen, tokens, at, patternWords);
    if (taken === null) {
      at += 1;
      continue;
    }
    if (!found.some(({ food }) => food.id === taken.food.id))
      found.push({ food: taken.food, words: taken.words });
    at += taken.length;
  }
  return found;
};

/** A short word that is nearly a food is as often the name of a dish: griot is no grits. */
const LEAST_TO_MEND = 6;

export const isMended = (kitchen: Kitchen, word: string): boolean =>
  word.length < LEAST_TO_MEND &&
  !notNames.has(word) &&
  !foodTokens(word).every((token) => kitchen.foods.knowsWord(token));

const longestAt = (
  kitchen: Kitchen,
  tokens: readonly string[],
  at: number,
  patternWords: string,
): (NamedFood & { readonly length: number }) | null => {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const some = tokens.slice(at, at + length);
    const isEdgeEmpty = notNames.has(some[0] ?? "") || notNames.has(some.at(-1) ?? "");
    const isTooShort = length === 1 && (some[0] ?? "").length < 3;
    const name = some.join(" ");
    const isGuess = some.some((word) => isMended(kitchen, word));
    const match = isTooShort || isGuess ? null : kitchen.foods.find(name);
    // A salad with corn is no corn salad: words bound by "with" are one food only where it is called so.
    const isBound = isEdgeEmpty || some.includes("with");
    const isSure = match !== null && match.score >= (isBound ? 0.999 : LEAST_SCORE);
    if (isSure && !(isEdgeEmpty && length === 1) && isNamed(match.food, name, patternWords))
      return { food: match.food, words: name, length };
  }
  return null;
};
