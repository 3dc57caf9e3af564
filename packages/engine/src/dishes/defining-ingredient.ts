import type { Food } from "../foods/food.ts";
import type { Dish } from "./dish.ts";

/**
 * What a dish is about, by the kind of food and the dish's name, with the foods that may stand in all the same (none
 * where the third part is missing): no omelette is made without its eggs, no toast of anything but bread.
 */
const DEFINING_INGREDIENTS: readonly (readonly [kind: string, name: RegExp, standIns?: RegExp])[] = [
  [
    "egg",
    /\b(omelett?e|frittata|souffl[eé]|custard|chawanmushi|tortilla (?:española|de patatas)|meringue|quiche|kuku|egg crêpe|egg cups|poached egg)\b/i,
  ],
  ["pasta", /\b(buckwheat|wheat) noodles\b/i],
  ["vegetable", /\b(?:aloo|de patatas)\b/i],
  ["vegetable", /\bkimchi\b/i, /^kimchi/],
  ["dairy", /\bcottage cheese\b/i],
  ["dairy", /\bcheese (?:crust|crisps?)\b/i, /^cheese/],
  ["legume", /\brajma\b/i],
  ["legume", /\bbeans?\b/i, /bean|lentil|chickpea|-pea/],
  ["bread", /\b(pan con tomate|toasts?|pain perdu|chilaquiles)\b/i, /^(?:bread|brioche|tortilla)/],
  [
    "bread",
    /\b(?:sandwich(?:es)?|melts?|cheeseburger|burgers?|subs?|rolls?|hot dogs?|chili dogs|po' boy|cheesesteak|sloppy joes|french dip|monte cristo|bagels?|muffins?|egg in a hole|bread pudding|stuffing)\b/i,
    /^(?:bread|brioche|tortilla|butter-lettuce)/,
  ],
  ["grain", /\b(rizogalo|arroz con leche|kheer|creamy rice|rice pudding)\b/i, /^rice-/],
  ["grain", /\bovernight oats\b/i, /^oats|^quinoa/],
  ["grain", /\bupma\b/i],
  ["grain", /\b(?:oatmeal|oats?|granola)\b/i, /^oats|^quinoa/],
  ["grain", /\bbarley\b/i, /^barley/],
  ["grain", /\b(?:cornbread|corn pudding|grits)\b/i, /^corn|^polenta|^grits/],
  ["vegetable", /\b(?:corn (?:chowder|pudding)|creamed corn)\b/i, /^corn/],
  ["vegetable", /\b(?:hash browns|breakfast potatoes|oven fries|potato salad)\b/i, /potato/],
  [
    "shellfish",
    /\b(?:shrimp (?:cocktail|boil|scampi)|crab cakes?|lobster roll|clam chowder|po' boy)\b|étouffée/i,
  ],
  ["poultry", /\broast (?:chicken|turkey)\b|\b(?:wings|drumsticks)\b/i, /^(?:chicken|turkey|duck)/],
  [
    "sweet",
    /\b(?:caramel|flan|brittle|meringue|pavlova|macarons?)\b/i,
    /^(?:sugar|brown-sugar|coconut-sugar)/,
  ],
  ["shellfish", /\b(?:clams?|mussels?|oysters?|moules|vongole)\b/i, /^(?:clam|mussel|oyster$)/],
  [
    "drink",
    /\b(?:carbonnade|beer|au vin|bourguignon(?:ne)?|vodka|marsala|bourbon|rum|syllabub|zabaglione|sangria)\b/i,
  ],
  [
    "meat",
    /\b(?:chateaubriand|filet mignon|bistecca|tagliata|tafelspitz|sauerbraten|wellington|prime rib|osso buco|brisket|steak frites|carpaccio|tartare)\b/i,
    /^(?:beef|veal|lamb|pork|bison|venison)/,
  ],
  ["meat", /\b(?:jambon|ham steak|pepperoni)\b/i],
  ["nut", /\bflourless\b/i, /^(?:almond|hazelnut|walnut|pecan)/],
  ["sweet", /\bhoney mustard\b|\bmaple-glazed\b/i, /^(?:honey|maple)/],
];

/** An egg that is cracked into the pan, boiled and halved, or a sheet by itself, is what the dish is about. */
const EGG_AS_ITSELF =
  /\b(crack|yolks?|whites? (?:is|are)|sunny side|poach(?:ed)? eggs?|omelet|boil[^.;]*\beggs?|eggs?\b[^.;]*\b(?:boil|peel|halved?|quartered)|halved eggs?|(?:thin|one) sheet)\b/i;

const isHyphenated = (word: string, name: string): boolean =>
  name.includes(`${word}-`) || name.includes(`-${word}`);

const isEssential = (food: Food, { name, steps }: Dish): boolean =>
  (food.kind === "egg" && steps.some(({ text }) => EGG_AS_ITSELF.test(text))) ||
  isHyphenated(food.id.replace(/-.*$/, ""), name.toLowerCase());

/** Whether the dish would be another one with that food in the place of this one. */
export const mayReplace = (food: Food, dish: Dish, standIn: Food): boolean =>
  !isEssential(food, dish) &&
  DEFINING_INGREDIENTS.every(
    ([kind, name, standIns]) =>
      food.kind !== kind || !name.test(dish.name) || (standIns?.test(standIn.id) ?? false),
  );

/** Whether the name stands and falls with a food: an omelette with its eggs, an egg-drop soup with its egg. */
export const isDefiningIngredient = (food: Food, dish: Dish): boolean =>
  isEssential(food, dish) ||
  DEFINING_INGREDIENTS.some(([kind, name]) => food.kind === kind && name.test(dish.name));
