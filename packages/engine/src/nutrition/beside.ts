import type { Food } from "../foods/food.ts";
import { isKind, isNamed } from "../diets/rule-parts.ts";

type Beside = {
  readonly added: (food: Food) => boolean;
  readonly to: (food: Food) => boolean;
  readonly grams: number;
};

const named =
  (words: RegExp) =>
  (food: Food): boolean =>
    isNamed(food, words);

/** How much of one food goes onto, into or beside another when nobody says. The first that fits counts. */
const BESIDE: readonly Beside[] = [
  // The milk is in it already.
  { added: named(/\bmilk\b/i), to: named(/\b(latte|cappuccino|mocha|chai|macchiato|frappe)\b/i), grams: 0 },
  {
    added: named(/\b(spinach|mushroom|pepper|zucchini|kale|tomato)\b/i),
    to: (food) => isKind(food, "egg") || isNamed(food, /\b(omelet|omelette|pizza|pasta|scrambled)\b/i),
    grams: 40,
  },
  { added: named(/\bmilk\b/i), to: named(/\b(coffee|tea|espresso)\b/i), grams: 30 },
  { added: named(/\b(cream|half and half|creamer)\b/i), to: named(/\b(coffee|tea)\b/i), grams: 15 },
  { added: named(/\bsugar\b/i), to: (food) => isKind(food, "drink"), grams: 5 },
  {
    added: named(/\bmilk\b/i),
    to: named(/\b(flakes?|cereal|cheerios|granola|muesli|bran|oat rings|puffs|wheat)\b/i),
    grams: 180,
  },
  {
    added: named(/\bcheese\b|cheddar|mozzarella|swiss|feta|parmesan/i),
    to: (food) => isKind(food, "dish", "egg", "bread", "soup", "legume"),
    grams: 28,
  },
  { added: named(/parmesan/i), to: (food) => isKind(food, "pasta", "dish"), grams: 10 },
  { added: named(/\bice cream\b/i), to: (food) => isKind(food, "dessert"), grams: 66 },
  {
    added: named(/\b(berry|berries|blueberry|strawberry|raspberry)\b/i),
    to: (food) => isKind(food, "dairy", "grain", "dish", "dessert", "bread"),
    grams: 75,
  },
  {
    added: (food) => isKind(food, "nut", "seed"),
    to: (food) => isKind(food, "dairy", "grain", "dish"),
    grams: 20,
  },
  { added: named(/\bavocado$/i), to: (food) => isKind(food, "bread", "egg", "dish", "snack"), grams: 75 },
  {
    added: named(/\b(lettuce|onion|tomato)\b/i),
    to: (food) => isKind(food, "dish", "bread", "meat"),
    grams: 25,
  },
  {
    added: named(/\bvegetables?\b|\bbroccoli\b|\bspinach\b/i),
    to: (food) => isKind(food, "meat", "poultry", "fish"),
    grams: 91,
  },
];

/** The grams of a food that was added to the food before it, or null where it stands by itself. */
export function besideGrams(food: Food, before: Food, link: string): number | null {
  if (!/^(with|and|on|in|plus|\+|&|w\/|,|topped with|over)/.test(link)) return null;
  return BESIDE.find(({ added, to }) => added(food) && to(before))?.grams ?? null;
}
