import type { Food } from "../foods/food.ts";
import type { Dish, DishIngredient } from "./dish.ts";
import type { Unfit } from "./unfit.ts";
import { UNFIT_IN_BAKING } from "./unfit-in-baking.ts";
import { UNFIT } from "./unfit-table.ts";
import { isFlesh } from "./retell-heat.ts";
import { onceFor, onceForText } from "./once-for.ts";

/** What is cut small is eaten in bites, whatever it is of. */
const CUT_SMALL =
  /\b(?:strips?|cub(?:e|es|ed)|dic(?:e|ed)|chunks?|pieces|bite|bites|thin|thinly|matchsticks|shaved|sliced?|chopped)\b/i;

const EAST_ASIAN: ReadonlySet<string> = new Set(["chinese", "japanese", "korean", "thai"]);

/** The rows that speak of an exchange: there are few pairs, and they are asked of every dish. */
const ALL_UNFIT = [...UNFIT, ...UNFIT_IN_BAKING];
const unfitOf = onceForText((exchange) => ALL_UNFIT.filter((unfit) => unfit.exchange.test(exchange)));

const textOf = onceFor((dish: Dish): { readonly text: string } => ({
  text: dish.steps.map(({ text }) => text).join(" "),
}));

const isAgainst = (unfit: Unfit, told: string, dish: Dish): boolean =>
  unfit.isAlways === true ||
  (unfit.told?.test(told) ?? false) ||
  (unfit.anywhere?.test(textOf(dish).text) ?? false) ||
  (unfit.name?.test(dish.name) ?? false) ||
  (unfit.unlessName !== undefined && !unfit.unlessName.test(dish.name));

/** From this part of the batter on, eggs are what holds it up. */
const MOST_EGG = 0.15;
const MOST_ALMONDS = 0.15;
const EGGS_STAND_IN = /^(?:egg-replacer|flaxseed|chia-seed)$/;

const WINE = /wine|vermouth|sake|makgeolli|soju|beer|brandy/;

/** So much wine is tasted; less is a splash, and nobody opens a carton of stock for it. */
const LEAST_STOCK = 30;

const PART_OF =
  /\b(?:half|rest|most|other|remaining|last|third|quarter)[^.;,]{0,22}\b(?:stock|wine|beer|sake)\b/i;

const GROUND =
  /mince|sausage|patty|chorizo|bacon|ham|deli|smoked|cooked|canned|cured|prosciutto|anchovy|shrimp/;
const solidGrams = (dish: Dish): number =>
  dish.ingredients.reduce((sum, { role, grams }) => sum + (role === "liquid" ? 0 : grams), 0);

const allGrams = (dish: Dish): number => dish.ingredients.reduce((sum, { grams }) => sum + grams, 0);

const LEAST_DATES = 14;

/** A soup that is more than half of it stock tastes of nothing with water. */
const MOST_WATER = 0.5;
/** And so does any dish that had its salt from the stock. */
const SALTY =
  /salt$|soy-sauce|tamari|aminos|fish-sauce|miso|doenjang|bacon|anchovy|olive-|capers|parmesan|feta/;

const isFriedInFat = (it: DishIngredient, to: Food, dish: Dish): boolean =>
  dish.ingredients.some((other) => other !== it && other.role === "fat")
    ? to.id === "vegan-bacon" || /crisp/i.test(textOf(dish).text)
    : to.id === "vegan-bacon" && !/\bfat\b|drippings|\brender|\bsoften\b/i.test(textOf(dish).text);

const isUnfitInAmount = (it: DishIngredient, from: Food, to: Food, dish: Dish): boolean => {
  // A cake of almonds is one of almonds.
  if (from.id === "almond-flour") return it.grams / solidGrams(dish) > MOST_ALMONDS;
  if (from.kind === "egg" && EGGS_STAND_IN.test(to.id)) return it.grams / solidGrams(dish) > MOST_EGG;
  // Bacon brings the fat that it is fried in.
  if (/bacon|pancetta|guanciale|salt-pork/.test(from.id) && !isFlesh(to)) return !isFriedInFat(it, to, dish);
  // Nobody cuts a third of a date off for a spoon of sugar.
  if (to.id === "medjool-date") return it.grams < LEAST_DATES;
  if (to.id === "water")
    return (
      it.grams / allGrams(dish) > MOST_WATER || !dish.ingredients.some(({ foodId }) => SALTY.test(foodId))
    );
  if (!/^(?:stock|bone-broth)/.test(to.id) || !WINE.test(from.id)) return false;
  const keepsStock = dish.ingredients.some(({ foodId }) => /^(?:stock|bone-broth)/.test(foodId));
  return it.grams <= LEAST_STOCK || (keepsStock && PART_OF.test(textOf(dish).text));
};

/** Noodles of a European kitchen are pasta, those of an Asian one are not. */
const isOfOtherKitchen = (from: Food, to: Food, { cuisine }: Dish): boolean => {
  if (/mince/.test(from.id) && to.id.startsWith("lentil")) return EAST_ASIAN.has(cuisine);
  if (!from.id.startsWith("egg-noodle")) return false;
  return EAST_ASIAN.has(cuisine)
    ? to.kind === "pasta" && !/noodle|shirataki/.test(to.id)
    : to.id === "rice-noodle-dried";
};

/** A whole thigh, a steak and a fillet are no cubes of tofu. */
const isUncutForPlant = (it: DishIngredient, from: Food, to: Food, told: string): boolean =>
  isFlesh(from) &&
  !isFlesh(to) &&
  !GROUND.test(from.id) &&
  !CUT_SMALL.test(it.preparation) &&
  !CUT_SMALL.test(told);

/** Who has a pot on the stove does not heat an oven for the bread beside it. */
const isRoastedWithoutOven = (from: Food, to: Food, { needs }: Dish): boolean =>
  to.id === "sweet-potato" && from.kind === "bread" && !needs.includes("oven");

/** Shrimp beside chicken become no fish: whoever eats no shellfish for their creed serves no fish with meat. */
const isFishBesideMeat = (from: Food, to: Food, dish: Dish): boolean =>
  from.kind === "shellfish" &&
  to.kind !== "poultry" &&
  dish.ingredients.some(({ foodId }) =>
    /^(?:chicken|turkey|duck|beef|lamb|veal|pork)-(?!.*(?:stock|broth))|bacon|^ham|sausage|chorizo/.test(
      foodId,
    ),
  );

/** Read by a cook and found to be none of it: the dish says so itself. */
const isRefused = (from: Food, to: Food, { refused = [] }: Dish): boolean =>
  refused.some((one) => one.from === from.id && (one.to === undefined || one.to === to.id));

/** Whether a cook would not put this in the place of that, in what is done to it in this dish. */
export const isUnfit = (it: DishIngredient, from: Food, to: Food, told: string, dish: Dish): boolean => {
  const exchange = `${from.kind}:${from.id}>${to.kind}:${to.id}`;
  return (
    isRefused(from, to, dish) ||
    isUnfitInAmount(it, from, to, dish) ||
    isOfOtherKitchen(from, to, dish) ||
    isUncutForPlant(it, from, to, told) ||
    isRoastedWithoutOven(from, to, dish) ||
    isFishBesideMeat(from, to, dish) ||
    unfitOf(exchange).some((unfit) => isAgainst(unfit, told, dish))
  );
};
