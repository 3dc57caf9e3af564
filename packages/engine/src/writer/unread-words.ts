import { foodTokens } from "../foods/food-words.ts";
import presets from "./presets.json" with { type: "json" };
import type { Wish } from "./read-wish.ts";
import words from "./words.json" with { type: "json" };

const known: ReadonlySet<string> = new Set(
  foodTokens(
    [
      words.notNames,
      words.plainDishes,
      ...Object.keys(words.flavours),
      ...Object.keys(presets),
      ...Object.values(words.cuisines).flat(),
      ...Object.values(words.diets).flat(),
    ].join(" "),
  ),
);

/** The words of a name that are no food, kind of dish, flavor, place or praise: they name a dish that nobody here knows. */
export const unreadWords = ({ plainText, patternWords, named }: Wish): readonly string[] => {
  const said = new Set(foodTokens([patternWords, ...named.map((one) => one.words)].join(" ")));
  return foodTokens(plainText).filter((word) => !known.has(word) && !said.has(word));
};
