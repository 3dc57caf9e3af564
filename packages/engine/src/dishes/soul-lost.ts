import type { Change } from "./change.ts";
import type { Dish, IngredientRole } from "./dish.ts";
import { speaksOf } from "./rename.ts";

/** The most of a dish's weight that may be exchanged or left out before it is another dish. */
const MOST_CHANGED = 0.5;
const MOST_MAJOR_EXCHANGES = 2;
const MOST_CHANGES = 6;

/** What a dish is made of. */
export const isMajor = (role: IngredientRole): boolean =>
  role === "base" || role === "protein" || role === "vegetable";

/** A dish whose defining ingredient is exchanged is another dish: it is refused instead of renamed. */
const keepsSoul = (changes: readonly Change[], totalGrams: number): boolean => {
  const changed = changes.filter((change) => change.kind !== "keep");
  const solid = changed.filter(({ it }) => it.role !== "liquid");
  const grams = solid.reduce((sum, { it }) => sum + it.grams, 0);
  const major = changed.filter(({ it }) => isMajor(it.role)).length;
  return (
    grams / totalGrams <= MOST_CHANGED && major <= MOST_MAJOR_EXCHANGES && changed.length <= MOST_CHANGES
  );
};

const SALTS = /ham|bacon|pancetta|guanciale|salt-pork|anchov|sausage|chorizo|kielbasa|salami|prosciutto/;
const SALTY =
  /salt|soy-sauce|tamari|aminos|sauce|miso|doenjang|gochujang|kimchi|caper|olive-(?:green|black)|kalamata|pickle|mustard|bouillon|stock|broth|bacon|ham|sausage|deli|parmesan|cheese|cheddar|feta|pecorino|gruyere|anchov|chips|bread|pizza-dough|pie-crust|puff-pastry|taco|dashi|seasoning/;

/** A soup that had all its salt from the ham tastes of nothing with mushrooms. */
const isSaltLost = (dish: Dish, changes: readonly Change[]): boolean =>
  changes.some(({ kind, it }) => kind !== "keep" && SALTS.test(it.foodId)) &&
  !changes.some((change) => {
    const id = change.kind === "exchange" ? change.by.to.id : change.kind === "keep" ? change.it.foodId : "";
    return SALTY.test(id);
  }) &&
  dish.category !== "dessert";

const COATS = /^(?:breadcrumbs|panko)/;

/** Flour, egg and crumbs are three coats; with the same almonds for both the last of them is lost. */
const isCoatLost = (changes: readonly Change[]): boolean => {
  const comes = (isOf: (id: string) => boolean): string[] =>
    changes.flatMap((change) =>
      change.kind === "exchange" && isOf(change.it.foodId) ? [change.by.to.id] : [],
    );
  const flours = comes((id) => id.endsWith("flour"));
  return comes((id) => COATS.test(id)).some((id) => flours.includes(id));
};

/** Of a name in which every other word is another one nothing is left. */
const MOST_WORDS_CHANGED = 2;
const isRenamedWhole = (dish: Dish, changes: readonly Change[]): boolean =>
  changes.filter((change) => change.kind === "exchange" && speaksOf(dish.name, change.nameWords)).length >
  MOST_WORDS_CHANGED;

/** What is promised to be sweet has something sweet in it. */
const isSweetnessLost = ({ name, description }: Dish, changes: readonly Change[]): boolean =>
  changes.some(({ kind, it }) => kind === "omit" && it.role === "sweetener") &&
  /\bsweet(?:ness)?\b(?! potato)|\bcandied\b|\bglazed?\b/i.test(`${name} ${description}`);

/** Whether what would come of these changes is another dish, or lacks what held it together. */
export const isSoulLost = (dish: Dish, changes: readonly Change[], totalGrams: number): boolean =>
  !keepsSoul(changes, totalGrams) ||
  isSaltLost(dish, changes) ||
  isCoatLost(changes) ||
  isRenamedWhole(dish, changes) ||
  isSweetnessLost(dish, changes);
