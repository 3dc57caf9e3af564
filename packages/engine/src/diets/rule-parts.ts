import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { FoodTag } from "../foods/food.ts";
import type { DietFacts } from "./diet-facts.ts";

/** A part of a rule: why this food may not be eaten, or null. */
export type Forbids = (food: DietFacts) => string | null;

/** Flesh of warm-blooded animals. */
export const MEAT_TAGS: readonly FoodTag[] = ["beef", "lamb", "pork", "game", "poultry"];

/** What lives in water. */
export const SEA_TAGS: readonly FoodTag[] = ["fish", "unscaled-fish", "shellfish"];

export const hasTag = (food: DietFacts, tags: readonly FoodTag[]): FoodTag | undefined =>
  tags.find((tag) => food.tags.includes(tag));

/** Forbids every food that carries one of the tags, except those that the exception lets through. */
export function noTags(
  tags: readonly FoodTag[],
  reason: string,
  except?: (food: DietFacts) => boolean,
): Forbids {
  return (food) => (hasTag(food, tags) !== undefined && !except?.(food) ? reason : null);
}

export function noAllergens(allergens: readonly Allergen[], reason: string): Forbids {
  return (food) => (allergens.some((allergen) => food.allergens.includes(allergen)) ? reason : null);
}

/** The first reason that any part gives. */
export function firstOf(...parts: readonly Forbids[]): Forbids {
  return (food) => {
    for (const part of parts) {
      const reason = part(food);
      if (reason !== null) return reason;
    }
    return null;
  };
}

/** Carbohydrate less fibre in 100 g; null where no figure is known. */
export const netCarbsOf = ({ per100g }: DietFacts): number | null =>
  per100g === null ? null : Math.max(0, per100g.carbs - per100g.fiber);

export const isKind = (food: DietFacts, ...kinds: readonly string[]): boolean => kinds.includes(food.kind);

export const isNamed = (food: DietFacts, pattern: RegExp): boolean =>
  pattern.test(food.id.replaceAll("-", " ")) || pattern.test(food.name);
