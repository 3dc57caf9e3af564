import type { Food } from "../../src/foods/food.ts";
import type { FaultSink } from "./fault.ts";
import { kitchenWords } from "./kitchen-words.ts";
import type { DishFile } from "./read-dishes.ts";

/** Every name of the food table, word by word. */
export type FoodNames = ReadonlySet<string>;

const MOST_WORDS = 4;

/** Meals and drinks of the table are things that people log, not things that a recipe takes. */
const isIngredient = ({ kind, id }: Food): boolean =>
  !/^(?:dish|soup|dessert|snack|other)$/.test(kind) &&
  (kind !== "drink" || /wine|beer|juice|coffee|tea$/.test(id));

const namesOf = ({ name, aliases }: Food): readonly string[] => [name, ...aliases];

export const foodNamesOf = (foods: readonly Food[]): FoodNames =>
  new Set(
    foods
      .filter(isIngredient)
      .flatMap(namesOf)
      .map((name) => kitchenWords(name).join(" ")),
  );

const wordsOf = (text: string): string[] => text.split(" ");

/** Parts of foods that are on the list as a whole. */
const PARTS = new Set(
  wordsOf(
    "juice zest peel leaf stem seed white yolk green stalk skin clove piece floret rind stick wedge slice crumb powder " +
      "fresh flesh bone shell head half fat rib",
  ),
);

/** Verbs, sizes and colors that are foods elsewhere, and what comes out of the pot instead of going into it. */
const NO_FOOD_HERE = new Set(
  wordsOf(
    "roll crisp spread toast mash mince sprinkle wrap shake char meat vegetable water ice roast yolk gravy cream " +
      "meatball curd porridge sauce salsa sausage bun rib caramel relish speck jelly pesto chip pickle " +
      "biscuit snail pretzel popcorn grit crouton sambal bechamel jam chimichurri spice herb berry oil nut fish " +
      "pancake dumpling patty crust batter syrup custard broth dressing noodle",
  ),
);

/** Sauces, oils and the like are told apart by what stands before them: soy sauce is no fish sauce. */
const TOLD_APART = /^(?:sauce|oil|milk|vinegar|flour|stock|sugar|butter|paste)$/;

/** What a dish makes of its own list goes by these names later on. */
const MADE = new Set([
  "onion ring",
  "egg sunny side up",
  "pine nut milk",
  "white sauce",
  "pico de gallo",
  "chili paste",
  "chili sauce",
  "almond paste",
  "rice milk",
  "seed mix",
  "bean mix",
  "a sauce",
]);

/** What a recipe calls foods by the kind they are. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  dairy: "cheese",
  pasta: "pasta noodle",
  bread: "bread",
};

const listed = ({ dish }: DishFile, foodOf: (id: string) => Food | null): ReadonlySet<string>[] =>
  dish.ingredients.map(({ foodId, preparation }) => {
    const food = foodOf(foodId);
    const names = food === null ? [] : [food.name, ...food.aliases];
    const kind = food === null ? [] : [KIND_WORDS[food.kind] ?? ""];
    const baked = /flour|dough|crumb|semolina|injera/.test(foodId) ? ["bread"] : [];
    return new Set([foodId, preparation, ...names, ...kind, ...baked].flatMap(kitchenWords));
  });

const isListed = (phrase: readonly string[], list: readonly ReadonlySet<string>[]): boolean => {
  const words = phrase.filter((word) => !PARTS.has(word));
  const last = words.at(-1);
  if (last === undefined || (words.length === 1 && NO_FOOD_HERE.has(last))) return true;
  if (MADE.has(phrase.join(" "))) return true;
  if (list.some((names) => words.every((word) => names.has(word)))) return true;
  // "Brown the mushrooms" is no brown mushroom, but soy sauce is no fish sauce.
  return words.length > 1 && !TOLD_APART.test(last) && isListed([last], list);
};

/** The color of tea, pieces the size of an egg: nothing that anybody takes. */
const COMPARED =
  /\b(?:colou?r|size|shape|smells?|smelling) of (?:an? |the )?[\p{L}-]+|\b(?:as|like) (?:an? )?[\p{L}-]+|[\p{L}]+-(?:sized|gold|colou?red)\b|\b[\p{L}]+ brown\b/giu;

const namedIn = (clause: string, names: FoodNames): string[][] => {
  const words = kitchenWords(clause);
  const found: string[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (!names.has(phrase.join(" "))) continue;
      found.push(phrase);
      at += length - 1;
      break;
    }
  }
  return found;
};

/** A step takes no food that is not on the list: whoever shopped by the list stands there without it. */
export const checkUnlisted = (
  file: DishFile,
  names: FoodNames,
  foodOf: (id: string) => Food | null,
  sink: FaultSink,
): void => {
  const list = listed(file, foodOf);
  for (const [at, { text }] of file.dish.steps.entries()) {
    const clauses = text.replace(COMPARED, ";").split(/[,.;:()]| (?:and|or|with|of) /);
    for (const phrase of clauses.flatMap((clause) => namedIn(clause, names))) {
      if (isListed(phrase, list)) continue;
      sink.error(
        file.firstStepLine + at,
        `step ${at + 1} takes "${phrase.join(" ")}", which no line of the list has`,
      );
    }
  }
};
