import type { Corpus } from "../corpus/corpus.ts";
import { foodTokens } from "../foods/food-words.ts";
import { plainWords } from "../foods/plain-words.ts";
import { createSpeller } from "../foods/spelling.ts";
import { PATTERNS } from "./pattern.ts";
import presets from "./presets.json" with { type: "json" };
import words from "./words.json" with { type: "json" };

/** Every text in which a word is written as it should be. */
const textsOf = ({ dishes, foods }: Corpus): string[] => [
  ...dishes.flatMap(({ name, knownAs }) => [name, ...knownAs]),
  ...foods.flatMap(({ name, aliases }) => [name, ...aliases]),
  ...PATTERNS.flatMap((pattern) => pattern.words),
  ...Object.values(words.diets).flat(),
  ...Object.values(words.cuisines).flat(),
  ...Object.keys(words.flavours),
  ...Object.keys(presets),
  words.notNames,
  words.notFood,
  words.plainDishes,
];

/** Which letter is doubled is what people get wrong most: "picatta" and "piccata" are one word here. */
const undoubled = (word: string): string => word.replace(/(.)\1/g, "$1");

/** A short word one letter away from another is as often a name of its own ("griot", "funge") as a mistake. */
const LEAST_LETTERS = 6;

/** Writes the words of a name as the cookbook and the food table write them: "guacomole" is guacamole. */
export function createRespeller(corpus: Corpus): (name: string) => string {
  const counts = new Map<string, number>();
  for (const word of textsOf(corpus).flatMap((text) => plainWords(text).split(" ")))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const spell = createSpeller(counts);
  const byUndoubled = new Map([...counts.keys()].map((word) => [undoubled(word), word]));
  const isKnown = (word: string): boolean =>
    counts.has(word) || foodTokens(word).every((token) => counts.has(token));
  return (name) =>
    plainWords(name)
      .split(" ")
      .map((word) =>
        word === "n"
          ? "and"
          : isKnown(word)
            ? word
            : (byUndoubled.get(undoubled(word)) ??
              (word.length < LEAST_LETTERS ? null : spell(word)) ??
              word),
      )
      .join(" ");
}
