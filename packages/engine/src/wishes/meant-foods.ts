import { readAllergies } from "../diets/read-allergies.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { Food } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import words from "./wish-words.json" with { type: "json" };

/** The foods that a word means, told by their own names: "yellow" is not "low", and no egg noodle is an egg. */
export type MeantFoods = {
  readonly name: string;
  readonly foodIds: ReadonlySet<string>;
  readonly is: "taste" | "kind" | "food";
};

type FoodTable = { readonly foods: readonly Food[]; readonly foodIndex: FoodIndex };

const table = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(entries));

const TASTES = table(words.tastes);
const SAME_TASTE = table(words.sameTaste);
const KINDS = table(words.kinds);

/** As sure as a name itself: a wish is never guessed. */
const PLAINLY = 0.95;

const isIngredient = ({ kind, tags }: Food): boolean =>
  kind !== "dish" && kind !== "soup" && !tags.includes("composite");

const tokens = new WeakMap<Food, ReadonlySet<string>>();
const tokensOf = (food: Food): ReadonlySet<string> => {
  const known = tokens.get(food) ?? new Set(foodTokens(food.name));
  tokens.set(food, known);
  return known;
};

const idsOf = (foods: readonly Food[], isMeant: (food: Food) => boolean): ReadonlySet<string> =>
  new Set(foods.filter((food) => isIngredient(food) && isMeant(food)).map(({ id }) => id));

const ofTaste = ({ foods }: FoodTable, taste: string): MeantFoods | null => {
  const list = TASTES.get(taste)?.split(" ");
  if (list === undefined) return null;
  const foodIds = idsOf(foods, (food) => list.some((word) => tokensOf(food).has(word)));
  return { name: taste, foodIds, is: "taste" };
};

const ofKind = ({ foods }: FoodTable, word: string): MeantFoods | null => {
  const kinds = KINDS.get(word)?.split(" ");
  if (kinds === undefined) return null;
  return { name: word, foodIds: idsOf(foods, ({ kind }) => kinds.includes(kind)), is: "kind" };
};

/** A food with everything of its kind that is named after it: chicken is its thighs, and no chicken stock. */
const ofName = ({ foods, foodIndex }: FoodTable, own: readonly string[]): MeantFoods | null => {
  if (own.some((word) => !foodIndex.knowsWord(word))) return null;
  const match = foodIndex.find(own.join(" "));
  if (match === null || match.score < PLAINLY || !isIngredient(match.food)) return null;
  const { food: meant } = match;
  const named = idsOf(
    foods,
    (food) => food.kind === meant.kind && own.every((word) => tokensOf(food).has(word)),
  );
  return { name: own.join(" "), foodIds: new Set([meant.id, ...named]), is: "food" };
};

/** What a taste, a kind of food or a food is made of; null where the words are none. */
export const meantFoods = (kitchen: FoodTable, own: readonly string[]): MeantFoods | null => {
  const word = own.join(" ");
  return (
    ofTaste(kitchen, SAME_TASTE.get(word) ?? word) ??
    ofKind(kitchen, word) ??
    (own.length === 0 ? null : ofName(kitchen, own))
  );
};

/** Everything that whoever wants none of it would not eat: what it means, and whatever is named after it or holds it. */
export const avoidedFoods = (kitchen: FoodTable, own: readonly string[], meant: MeantFoods): MeantFoods => {
  const refused = readAllergies(kitchen.foodIndex, [own.join(" ")]);
  const foodIds = kitchen.foods.filter((food) => refused.forbids(food) !== null).map(({ id }) => id);
  return { ...meant, foodIds: new Set([...meant.foodIds, ...foodIds]) };
};
