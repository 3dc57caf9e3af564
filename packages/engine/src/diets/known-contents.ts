import type { Food } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { foodTokens, isSoft, isStrong } from "../foods/food-words.ts";
import { bringsNothing, isAddedTo, JOINING } from "./harmless-words.ts";
import { isIngredientWord, plantAt } from "./ingredient-words.ts";
import { placeAt } from "./world-names.ts";

/** Bought ready mixed: its recipe is its maker's, and only its label tells it. */
const MIXTURE =
  /\b(?:mix|premix|seasoning|rub|bouillon|stock cubes?|gravy (?:granules|powder)|flavou?rings?|ready meal)\b/i;

const MADE = new Set(["composite", "processed"]);
const LONGEST_NAME = 5;
/** More words than these are no name of plain foods. */
const MOST_WORDS = 30;

const isPlain = ({ tags }: Food): boolean => !tags.some((tag) => MADE.has(tag));

const isHarmless = (word: string): boolean =>
  ((isSoft(word) || isStrong(word)) && !isAddedTo(word)) || bringsNothing(word);

/** The plain foods that stand at a place of a name, the longest name first, and how many words name them. */
function plainAt(
  index: FoodIndex,
  tokens: readonly string[],
  at: number,
): { foods: readonly Food[]; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const foods = index.named(tokens.slice(at, at + length).join(" "));
    if (foods.length > 0) return foods.every(isPlain) ? { foods, length } : null;
  }
  return null;
}

/**
 * The plain foods that a name is put together of, where it says nothing else: the juice of a persimmon, black Thai rice,
 * salt and pepper. Plants that only the tables of words have are read past: their words tell what they bring. Null where a
 * word is left over. Two foods side by side may be a dish, so they have to be joined.
 */
export function plainFoodsIn(index: FoodIndex, name: string): readonly Food[] | null {
  const tokens = foodTokens(name);
  if (tokens.length > MOST_WORDS) return null;
  const found: Food[] = [];
  let isOpen = true;
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at] ?? "";
    const plain = plainAt(index, tokens, at);
    const plant = plain === null ? plantAt(tokens, at) : 0;
    const place = plain === null && plant === 0 ? placeAt(tokens, at) : 0;
    if (plain !== null || plant > 0) {
      if (!isOpen) return null;
      found.push(...(plain?.foods ?? []));
      isOpen = false;
    } else if (JOINING.has(word)) isOpen = true;
    else if (place === 0 && !isHarmless(word)) return null;
    at += plain?.length ?? Math.max(plant, place, 1);
  }
  return found.length > 0 ? found : null;
}

/** Whether a table has the word. One that none has may be anything, however near it is spelt to one that they have. */
export function isKnownWord(index: FoodIndex, word: string): boolean {
  const tokens = foodTokens(word);
  return tokens.every(
    (token) => isSoft(token) || bringsNothing(token) || isIngredientWord(token) || index.knowsWord(token),
  );
}

/** Whether a name that was recognised says more than its food and its words tell; `isExact` where its words were read as they are spelt. */
export function isLeftOpen(
  index: FoodIndex,
  name: string,
  food: Food | null,
  { isNamed, isExact }: { readonly isNamed: boolean; readonly isExact: boolean },
): boolean {
  if (MIXTURE.test(name) && (food === null || !isPlain(food))) return true;
  if (isExact) return false;
  const tokens = foodTokens(name);
  return !isNamed && tokens.some((word) => isAddedTo(word) || !isKnownWord(index, word));
}
