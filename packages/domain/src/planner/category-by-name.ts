import type { MealCategory } from "../chef/vocabulary.ts";

/** The first rule that fits decides, so a soup of vegetables is a soup. */
const RULES: readonly (readonly [MealCategory, RegExp])[] = [
  [
    "breakfast",
    /breakfast|pancake|waffle|omelet|granola|porridge|oat(?:s|meal)|muesli|french toast|scramble/iu,
  ],
  ["soup", /soup|stew|broth|chowder|bisque|ramen|gazpacho|minestrone/iu],
  ["dessert", /dessert|cake|cookie|brownie|pudding|ice cream|sorbet|tart\b|pie\b|mousse|crumble/iu],
  ["vegetable", /salad|vegetable|greens|slaw|ratatouille|roasted (?:carrot|cauliflower|broccoli)/iu],
];

/** spec: 2, section 8: what decides on the category when asking failed. */
export function categoryByName(name: string): MealCategory {
  return RULES.find(([, words]) => words.test(name))?.[0] ?? "main";
}
