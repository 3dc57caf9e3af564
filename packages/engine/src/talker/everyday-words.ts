import { isKnownWord } from "../diets/known-contents.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { createSpeller } from "../foods/spelling.ts";
import table from "./everyday-words.json" with { type: "json" };

const PHONE: ReadonlyMap<string, string> = new Map(
  Object.entries(table["typed on a phone, and what is meant by it"]),
);
const IN_TWO = Object.entries(table["said in two words, where one is meant"]).map(
  ([said, meant]) => [new RegExp(`\\b${said}\\b`, "gi"), meant] as const,
);
const KEY_WORDS =
  table["words that a question turns on, mended where one letter of them is wrong"].split(" ");
const FOOD_NAMES =
  table["foods as they are spelt, where a word that nobody knows comes near to one"].split(" ");
const spellFood = createSpeller(new Map(FOOD_NAMES.map((word) => [word, 1])));
const spell = createSpeller(new Map(KEY_WORDS.map((word) => [word, 1])));

/** Who greets and asks in one breath wants the answer. */
const GREETING =
  /^(?:(?:yo|hey|hi|hello|um|uh|so|ok|okay)(?: (?:there|chef))?[ ,!.]+)+(?!how are you)(?=.*\b(?:whats?|what.s|when|which|how|where|why|can|could|is|are|does?|dinner|lunch|breakfast)\b)/i;

/** A shorter word is too often another one. */
const LEAST_LETTERS = 5;

/** "Brocolli" is near to no other food, and a shorter word may be any. */
const LEAST_LETTERS_OF_FOOD = 6;

/** Whether one letter changed, left out, put in, or two that changed places, make the one word of the other. */
function isOneLetterApart(word: string, key: string): boolean {
  const from = word.split("").findIndex((letter, at) => letter !== key[at]);
  if (from < 0) return key.length - word.length <= 1;
  const [own, other] = [word.slice(from), key.slice(from)];
  return (
    own.slice(1) === other.slice(1) ||
    own.slice(1) === other ||
    own === other.slice(1) ||
    (own[0] === other[1] && own[1] === other[0] && own.slice(2) === other.slice(2))
  );
}

/** Whether a word is the last of a food's name: doro wat is no doro what. */
const endsName = (foods: FoodIndex, before: string, word: string): boolean => {
  const last = /(\w+)[ -]$/.exec(before.toLowerCase())?.[1];
  return last !== undefined && foods.named(`${last} ${word}`).length > 0;
};

/** A text with the words as they are meant: phones, haste and dictation spell them in their own way. */
export function asMeant(foods: FoodIndex, text: string): string {
  const bare = text.trim().replace(GREETING, "");
  const joined = IN_TWO.reduce((said, [pattern, meant]) => said.replace(pattern, meant), bare);
  const plain = joined.replace(/\bw\/ ?/gi, "with ");
  return plain.replace(/[a-z0-9]+(?![a-z0-9.'’]*[a-z0-9])/gi, (typed: string, at: number) => {
    const word = typed.toLowerCase();
    const meant = PHONE.get(word);
    if (meant !== undefined) return endsName(foods, plain.slice(0, at), word) ? typed : meant;
    if (word.length < LEAST_LETTERS || /\d/.test(word) || isKnownWord(foods, word)) return typed;
    const key = spell(word);
    if (key !== null && isOneLetterApart(word, key)) return key;
    return word.length < LEAST_LETTERS_OF_FOOD ? typed : (spellFood(word) ?? typed);
  });
}
