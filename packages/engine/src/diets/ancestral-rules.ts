import type { DietFacts } from "./diet-facts.ts";
import { firstOf, isKind, isNamed, noTags } from "./rule-parts.ts";

const isFatOfMilk = (food: DietFacts): boolean => isNamed(food, /\b(ghee|clarified butter)\b/i);
const isPlainSweetener = (food: DietFacts): boolean => isNamed(food, /\b(honey|maple syrup|dates?)\b/i);
const isPodded = (food: DietFacts): boolean =>
  isNamed(food, /\b(green beans?|snow peas?|snap peas?|mangetout|haricots? verts?)\b/i);

const isSeasoningOrCured = (food: DietFacts): boolean =>
  (food.tags.includes("processed-meat") || isKind(food, "spice", "condiment", "substitute")) &&
  !isNamed(food, /\b(msg|glutamate|carrageenan|sul[fp]h?ites?|sulfites?-added)\b/i);

/** Starch, oil and flavouring in the shape of cheese. */
const isMockCheese = (food: DietFacts): boolean =>
  isKind(food, "substitute") &&
  food.tags.includes("additive") &&
  isNamed(food, /\b(cheese|parmesan|feta|sour cream|cream cheese|topping|creamer)\b/i);
const noMockCheese = (food: DietFacts): string | null =>
  isMockCheese(food) ? "Mock cheese is starch, oil and flavoring." : null;

/** What there was before farming. */
export const paleo = firstOf(
  noTags(["grain", "refined-grain", "pseudograin"], "Grains came with farming."),
  noTags(["legume", "soy", "peanut"], "Legumes are left out.", isPodded),
  noTags(["dairy"], "Milk came with farming.", isFatOfMilk),
  noTags(
    ["added-sugar"],
    "Refined sugar is left out.",
    (food) => isPlainSweetener(food) || food.tags.includes("processed-meat"),
  ),
  noTags(["seed-oil"], "Refined seed oil is left out."),
  noTags(["sweetener"], "Sweeteners are left out.", isPlainSweetener),
  noTags(["alcohol"], "Alcohol is left out."),
  noTags(["additive"], "Additives are left out.", isSeasoningOrCured),
  noMockCheese,
);

/** Fries, tots and chips out of a bag are left out, whatever they are made of. whole30.com, program rules */
const noBoughtFries = (food: DietFacts): string | null =>
  food.tags.includes("fried") && food.tags.includes("processed")
    ? "No fries, tots or chips for these thirty days."
    : null;

/** What a jar says of itself: sugar or soybean oil in nearly every one. */
const noBoughtMayonnaise = (food: DietFacts): string | null =>
  isNamed(food, /\bmayo(?:nnaise)?\b/i) && !isNamed(food, /\b(?:avocado|homemade|paleo|whole30)\b/i)
    ? "Bought mayonnaise has sugar or soybean oil."
    : null;

/** The thirty days. */
export const whole30 = firstOf(
  noTags(["grain", "refined-grain", "pseudograin"], "No grain for these thirty days."),
  noTags(["legume", "soy", "peanut"], "No legumes for these thirty days.", isPodded),
  noTags(["dairy"], "No milk for these thirty days.", isFatOfMilk),
  noTags(["added-sugar", "honey"], "No added sugar for these thirty days.", (food) =>
    isNamed(food, /\bunsweetened\b/i),
  ),
  noTags(["sweetener"], "No sweetener for these thirty days."),
  noTags(["alcohol"], "No alcohol for these thirty days.", (food) => isNamed(food, /\bvanilla\b/i)),
  noTags(["additive"], "No such additive for these thirty days.", isSeasoningOrCured),
  noMockCheese,
  noBoughtFries,
  noBoughtMayonnaise,
);
