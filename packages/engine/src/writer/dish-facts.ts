import facts from "./dish-facts.json" with { type: "json" };
import { type Pattern, plainPatternOf } from "./pattern.ts";

/** What is known of a dish that the cookbook does not have: its kind, and the foods that make it what it is. */
export type DishFact = {
  readonly name: string;
  readonly pattern: Pattern;
  readonly foodIds: readonly string[];
  /** Whether no kind of dish here is cooked as this one is, so that what is written only comes near ("~salad"). */
  readonly isNear: boolean;
};

const readFact = (name: string, text: string): DishFact => {
  const [kind = "", foods = ""] = text.split(": ");
  return {
    name,
    pattern: plainPatternOf(kind.replace("~", "")),
    foodIds: foods.split(" "),
    isNear: kind.startsWith("~"),
  };
};

/** Every fact, by each of the names that people have for the dish ("ga'at" and "genfo" are one). */
export const DISH_FACTS: ReadonlyMap<string, DishFact> = new Map(
  Object.values(facts).flatMap((family) =>
    Object.entries(family).flatMap(([names, text]) =>
      names.split("; ").map((name): [string, DishFact] => [name, readFact(name, text)]),
    ),
  ),
);

/** How a name sounds: its spaces, its doubled letters and its plural are written in every way. */
const soundOf = (name: string): string =>
  name.replaceAll(" ", "").replace(/(.)\1/g, "$1").replace(/e?s$/, "");

/** "Kal guksu" is kalguksu, and "beef tehari" is tehari beef: each by its sound, and by its words in any order. */
const keysOf = (name: string): string[] => [soundOf(name), soundOf(name.split(" ").toSorted().join(" "))];

const bySound: ReadonlyMap<string, DishFact> = new Map(
  [...DISH_FACTS].flatMap(([name, fact]) => keysOf(name).map((key): [string, DishFact] => [key, fact])),
);

/** A sound as short as this is too often another word. */
const LEAST_LETTERS_BY_SOUND = 6;

/** The fact of a dish whose name is written otherwise, under the name as it was typed. */
const factSounding = (plain: string): DishFact | null => {
  const fact = keysOf(plain).flatMap((key) => bySound.get(key) ?? [])[0];
  return fact === undefined || plain.length < LEAST_LETTERS_BY_SOUND ? null : { ...fact, name: plain };
};

const MOST_WORDS = 5;
/** A name as short as this is too often a word of another name. */
const LEAST_LETTERS_AMONG_OTHERS = 5;

/** The dish that a text names and that is known by its facts; the longest name wins. */
export function factIn(plain: string): DishFact | null {
  const words = plain.split(" ").slice(0, 60);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length).join(" ");
      const fact = DISH_FACTS.get(name);
      if (fact !== undefined && (name === plain || name.length >= LEAST_LETTERS_AMONG_OTHERS)) return fact;
    }
  }
  return factSounding(plain);
}
