import facts from "./dish-facts.json" with { type: "json" };
import { type Pattern, patternOf } from "./pattern.ts";

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
    pattern: patternOf(kind.replace("~", "")),
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
  return null;
}
