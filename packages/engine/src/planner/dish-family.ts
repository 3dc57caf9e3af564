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
  /zucchini noodle/,
  /meatball/,
  /^pepper (?:steak|seitan|tofu)$|^mongolian/,
  /meatloaf/,
  /pot pie/,
  /pizza/,
  /caesar/,
  /stroganoff/,
  /adobo/,
  /pork chop/,
  /teriyaki/,
  /marsala/,
  /shawarma|gyro/,
  /grilled cheese|(?:tuna|patty) melt/,
  /avocado toast/,
  /(?:sesame|orange|lemon) chicken$|general tso|sweet and sour/,
  /frittata|omelet/,
  /(?<!green )beans and rice|rice and beans/,
  /casserole/,
  /paneer/,
];

/** A fish, a pulse, a pasta or a nut butter is the same again however it comes and whatever it is called: so much in a serving. */
const FOODS: readonly { readonly of: RegExp; readonly grams: number }[] = [
  { of: /^tuna/, grams: 30 },
  { of: /^salmon/, grams: 30 },
  { of: /^shrimp|^prawn/, grams: 30 },
  { of: /^sardine|^mackerel/, grams: 30 },
  { of: /^cod|^halibut|^tilapia|^haddock|^pollock/, grams: 30 },
  { of: /^spaghetti$/, grams: 30 },
  { of: /^lentil|-dal$|split-pea/, grams: 30 },
  { of: /^black-bean/, grams: 30 },
  { of: /^chickpea/, grams: 30 },
  { of: /^(?:peanut|almond|cashew|sunflower)-butter/, grams: 15 },
];

/** Soup on Saturday and another soup on Sunday are one soup too many. */
export const SOUP = SAUCES.length + NAMES.length;
const FIRST_FOOD = SOUP + 1;

/** Fried in a coat, whatever it is: once a week is enough of that. */
export const FRIED = FIRST_FOOD + FOODS.length;

/** As many families there are. */
export const FAMILIES = FRIED + 1;

type Eaten = Pick<Dish, "ingredients" | "servings">;

const gramsOf = ({ ingredients, servings }: Eaten, kind: RegExp): number =>
  ingredients.reduce((sum, it) => sum + (kind.test(it.foodId) ? it.grams : 0), 0) / servings;

const COAT = /flour|starch|crumb|panko/;
const FRYING_FAT = /oil$|lard|tallow/;
const LEAST_COAT_GRAMS = 10;
const LEAST_FAT_GRAMS = 11;
const FRIED_FORMS: ReadonlySet<string> = new Set(["plate", "pan", "bowl", "sandwich", "wrap"]);

const isFried = (dish: Dish): boolean =>
  FRIED_FORMS.has(dish.form) &&
  dish.steps.some(({ text }) => /\bfry\b|\bfried\b/iu.test(text)) &&
  gramsOf(dish, COAT) >= LEAST_COAT_GRAMS &&
  gramsOf(dish, FRYING_FAT) >= LEAST_FAT_GRAMS;

const sauceOf = (dish: Eaten): number => SAUCES.findIndex(({ of, grams }) => gramsOf(dish, of) >= grams);

/** What it is called, -1 where nothing else is called so. */
const kindOf = (dish: Dish, isPasta: boolean): number => {
  const sauce = isPasta && dish.form !== "soup" ? sauceOf(dish) : -1;
  if (sauce !== -1) return sauce;
  const said = dish.name.toLowerCase();
  const named = NAMES.findIndex((kind) => kind.test(said));
  return named === -1 ? -1 : SAUCES.length + named;
};

/** Places of the families that a dish is of: by what it is called, by its fish, its pasta and its coat. */
export const familiesOf = (dish: Dish, isPasta: boolean): readonly number[] => {
  const kind = kindOf(dish, isPasta);
  const foods = FOODS.flatMap(({ of, grams }, at) => (gramsOf(dish, of) >= grams ? [FIRST_FOOD + at] : []));
  return [
    ...(kind === -1 ? [] : [kind]),
    ...(dish.form === "soup" ? [SOUP] : []),
    ...foods,
    ...(isFried(dish) ? [FRIED] : []),
  ];
};
