import type { Food } from "./food.ts";
import { foodTokens, isSoft, isStrong } from "./food-words.ts";

/** One name or alias of a food, cut into words. */
export type FoodName = {
  readonly food: Food;
  readonly tokens: readonly string[];
  /** The noun that the name is about: the last word before a comma, "with" or "in". */
  readonly head: string;
  readonly isAlias: boolean;
};

export type FoodNames = {
  /** The names that read the same: a chilli and a bowl of chili. */
  readonly exact: ReadonlyMap<string, readonly FoodName[]>;
  /** By the words in alphabetical order. */
  readonly bag: ReadonlyMap<string, FoodName>;
  readonly byToken: ReadonlyMap<string, readonly FoodName[]>;
  readonly counts: ReadonlyMap<string, number>;
};

export const bagOf = (tokens: readonly string[]): string => tokens.toSorted().join(" ");

/** The part of a name that says what it is, before what comes with it. */
export const beforeAddition = (text: string): string =>
  text.split(/,|\(| with | without | in | from | for | on /i)[0] ?? "";

/** The noun that a name is about. */
export function headOf(text: string, tokens: readonly string[]): string {
  const before = beforeAddition(text);
  const cut = before === text ? tokens : foodTokens(before);
  const hard = (cut.length > 0 ? cut : tokens).filter((word) => !isSoft(word) && !isStrong(word));
  return hard.at(-1) ?? cut.at(-1) ?? tokens.at(-1) ?? "";
}

function namesOf(food: Food): readonly FoodName[] {
  return [food.name, ...food.aliases].map((text, index) => {
    const tokens = foodTokens(text);
    return { food, tokens, head: headOf(text, tokens), isAlias: index > 0 };
  });
}

/** Every name of every food, ready to be looked up; a name proper goes before an alias. */
export function collectNames(foods: readonly Food[]): FoodNames {
  const all = foods.flatMap(namesOf);
  const exact = new Map<string, FoodName[]>();
  const bag = new Map<string, FoodName>();
  const byToken = new Map<string, FoodName[]>();
  const counts = new Map<string, number>();
  for (const name of [...all.filter((it) => !it.isAlias), ...all.filter((it) => it.isAlias)]) {
    const key = name.tokens.join(" ");
    exact.set(key, [...(exact.get(key) ?? []), name]);
    if (!bag.has(bagOf(name.tokens))) bag.set(bagOf(name.tokens), name);
    for (const token of new Set(name.tokens)) {
      const named = byToken.get(token);
      if (named) named.push(name);
      else byToken.set(token, [name]);
      counts.set(token, (counts.get(token) ?? 0) + 1);
    }
  }
  return { exact, bag, byToken, counts };
}
