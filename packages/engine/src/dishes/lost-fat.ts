import type { Food } from "../foods/food.ts";
import type { Change } from "./change.ts";
import type { Dish, DishIngredient, DishStep } from "./dish.ts";
import { plainWord } from "./find-exchange.ts";
import { escape } from "./rename.ts";
import { isFlesh } from "./retell-heat.ts";

/** From this much in 100 g on, meat is fried in what runs out of it. */
const FATTY_GRAMS = 8;
const isFat = (food: Food): boolean =>
  food.kind === "fat" ||
  /coconut-(?:milk|cream)/.test(food.id) ||
  (isFlesh(food) && food.per100g.fat >= FATTY_GRAMS && !isTurkeyBacon(food));

/** It gives up next to nothing. */
const isTurkeyBacon = ({ id }: Food): boolean => id === "turkey-bacon";

const SPOON_GRAMS = 13.5;
const SERVINGS_OF_A_SPOON = 4;

const spoonsOf = (oil: Food, servings: number): DishIngredient => {
  const spoons = Math.ceil(servings / SERVINGS_OF_A_SPOON);
  return {
    foodId: oil.id,
    grams: spoons * SPOON_GRAMS,
    measure: `${spoons} tbsp`,
    role: "fat",
    preparation: "",
    isOptional: false,
  };
};

/** What ran with fat and is lean now, as the steps call it. */
const leanOf = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap((change) => {
    if (change.kind !== "exchange") return [];
    const { from, to, toWord } = change.by;
    return isFlesh(from) && from.per100g.fat >= FATTY_GRAMS && !isFat(to) ? [toWord] : [];
  });

const fried = (word: string): RegExp =>
  new RegExp(
    String.raw`\b(?:fry|brown|render|crisp|cook) (?:the )?${escape(word)}(?: crisp)?(?: and (?:the )?(?!(?:lift|drain|take|set|keep|stir|tip|leave|crumble)\b)\p{L}+)?`,
    "iu",
  );

const IN_A_FAT = /\b(?:oil|butter|ghee|lard|tallow|fat|drippings)\b/i;
const DRY = / (?:gently )?in a (?:dry|cold) (?:pan|skillet)\b| without (?:any )?(?:oil|fat)\b/gi;

const inFat = (text: string, word: string, fat: string): string =>
  text.replace(fried(word), `$& in ${fat}`).replace(DRY, "");

const isSeared = (text: string, word: string): boolean =>
  fried(word).test(text) && !new RegExp(String.raw`\bcook (?:the )?${escape(word)}`, "i").test(text);

/** What the dish has for later is in the pan from the start. */
const fryingIn = (steps: readonly DishStep[], at: number, word: string, fat: Food): DishStep[] =>
  steps.map((step, which) =>
    which === at ? { ...step, text: inFat(step.text, word, `a little of the ${plainWord(fat)}`) } : step,
  );

const IN_WATER = /\bin a splash of (?:water|stock)\b/i;
const KEPT = /,? (?:and )?(?:keeping|leave|leaving) its fat(?: in the pan)?/giu;
const IN_ITS_FAT = /\b(in|with) (?:its|the(?: turkey bacon)?) fat\b/giu;

/**
 * Ground beef fries in its own fat, and so does what is beside bacon; lentils and turkey bacon in their place stick to the pan,
 * unless the dish has a spoon of oil for them. Null where it has, or where nothing is fried.
 */
export const withOil = (
  { steps, ingredients, servings, ...dish }: Dish,
  changes: readonly Change[],
  foods: readonly Food[],
  oils: readonly Food[],
): Dish | null => {
  const [oil] = oils;
  const isBacon = foods.some(isTurkeyBacon) && steps.some(({ text }) => text.search(IN_ITS_FAT) >= 0);
  const word = leanOf(changes).find((lean) => steps.some(({ text }) => fried(lean).test(text)));
  if (word === undefined) return null;
  const at = steps.findIndex(({ text }) => fried(word).test(text));
  const own = foods.find(({ kind }) => kind === "fat");
  const isDry = isSeared(steps[at]?.text ?? "", word);
  if (own !== undefined && isDry && !steps.slice(0, at + 1).some(({ text }) => IN_A_FAT.test(text)))
    return { ...dish, servings, ingredients, steps: fryingIn(steps, at, word, own) };
  if (oil === undefined || (foods.some(isFat) && !isBacon)) return null;
  // What is stirred in a splash of water needs none.
  if (IN_WATER.test(steps[at]?.text ?? "")) return null;
  const told = ({ text, ...step }: DishStep, which: number): DishStep => {
    const inOil = which === at ? inFat(text, word, "the oil") : text;
    return { ...step, text: inOil.replace(KEPT, "").replace(IN_ITS_FAT, "$1 the oil") };
  };
  const hasOil = foods.some(({ id }) => id.endsWith("oil"));
  return {
    ...dish,
    servings,
    ingredients: hasOil ? ingredients : [...ingredients, spoonsOf(oil, servings)],
    steps: steps.map(told),
  };
};
