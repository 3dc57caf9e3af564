import type { Dish } from "../dishes/dish.ts";

/** What a pasta is the same again by, whatever it is called: so much of a sauce in a serving. */
const SAUCES: readonly { readonly of: RegExp; readonly grams: number }[] = [
  { of: /tomato/, grams: 60 },
  { of: /cheese|cheddar|parmesan|mozzarella|feta|gouda|gruyere|ricotta|provolone|pecorino/, grams: 15 },
];

/** What a household calls the same again, by what is said of it: chicken fajitas and vegetable fajitas. */
const NAMES: readonly RegExp[] = [
  /caprese/,
  /fajita/,
  /taco|tostada/,
  /burrito|quesadilla/,
  /enchilada/,
  /(?<!with |and )parmesan$|parmigiana/,
  /curry|\bmasala$|korma/,
  /\bchili(?: con| with| dog)|(?<!and |green )\bchili$/,
  /fried rice/,
  /lo mein|chow mein/,
  /burger|sloppy joe/,
  /meatball/,
  /^pepper (?:steak|seitan|tofu)$|^mongolian/,
  /meatloaf/,
  /pot pie/,
  /pizza/,
  /caesar/,
  /stroganoff/,
  /adobo/,
  /teriyaki/,
  /grilled cheese|(?:tuna|patty) melt/,
  /avocado toast/,
  /(?:peanut|almond|cashew|seed) butter/,
  /(?:sesame|orange|lemon) chicken$|general tso|sweet and sour/,
  /frittata|omelet/,
  /(?<!green )beans and rice|rice and beans/,
];

/** Soup on Saturday and another soup on Sunday are one soup too many. */
const SOUP = SAUCES.length + NAMES.length;

/** As many families there are. */
export const FAMILIES = SOUP + 1;

/** Place of the family that a dish is of, -1 where it is like no other. */
export const familyOf = ({ name, form, ingredients, servings }: Dish, isPasta: boolean): number => {
  if (form === "soup") return SOUP;
  const gramsOf = (sauce: RegExp): number =>
    ingredients.reduce((sum, it) => sum + (sauce.test(it.foodId) ? it.grams : 0), 0) / servings;
  const sauce = isPasta ? SAUCES.findIndex(({ of, grams }) => gramsOf(of) >= grams) : -1;
  if (sauce !== -1) return sauce;
  const said = name.toLowerCase();
  const named = NAMES.findIndex((kind) => kind.test(said));
  return named === -1 ? -1 : SAUCES.length + named;
};
