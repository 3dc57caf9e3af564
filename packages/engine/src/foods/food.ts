import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { Aisle, Allergen } from "@meal/domain/chef/vocabulary";

export const FOOD_TAGS = [
  // What animal it comes from, directly or as a part. A composite food carries every one that applies.
  "beef",
  "lamb",
  "pork",
  "game",
  "poultry",
  "fish",
  "unscaled-fish",
  "shellfish",
  "egg",
  "dairy",
  "honey",
  "gelatin",
  "rennet",
  // What plant it comes from, where a diet asks.
  "grain",
  "refined-grain",
  "pseudograin",
  "legume",
  "soy",
  "peanut",
  "nut",
  "seed",
  "starchy",
  "nightshade",
  // How it was made.
  "alcohol",
  "added-sugar",
  "sweetener",
  "seed-oil",
  "processed",
  "processed-meat",
  "fried",
  "additive",
  "caffeine",
  // Eaten as it is, or only after cooking. `raw-ok` foods have never been heated over 48 °C.
  "raw-ok",
  "composite",
] as const;
/** What the diets need to know of a food. */
export type FoodTag = (typeof FOOD_TAGS)[number];

/** A measure that people use, and what one of it weighs. */
export type FoodMeasure = { readonly name: string; readonly grams: number };

/** One row of the food table. Figures are for 100 g as eaten or as bought, as the name says. */
export type Food = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: string;
  readonly aisle: Aisle;
  readonly per100g: Nutrition;
  /** Grams a millilitre, where pouring or scooping it makes sense. */
  readonly density: number | null;
  readonly measures: readonly FoodMeasure[];
  /** A typical US supermarket price in 2025, in cents for a kilogram. */
  readonly centsPerKg: number;
  readonly allergens: readonly Allergen[];
  readonly tags: readonly FoodTag[];
  readonly fodmap: { readonly level: "low" | "high"; readonly reason: string } | null;
  readonly source: string;
  /** The share of what a dish weighs out that somebody eats: less than 1 where it comes on its bone. */
  readonly eaten: number;
};
