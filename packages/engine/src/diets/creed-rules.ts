import type { DietFacts } from "./diet-facts.ts";
import { firstOf, hasTag, isNamed, noTags } from "./rule-parts.ts";

const noGelatin = noTags(["gelatin"], "Gelatin may come from pork.");
const isRitualMeat = (food: DietFacts): boolean =>
  hasTag(food, ["beef", "lamb", "poultry", "game"]) !== undefined;
const isDairy = (food: DietFacts): boolean => food.tags.includes("dairy");
const MEAT_AND_MILK = "Meat and milk are not eaten in one meal.";

/** What is never kosher; meat beside milk is a matter of the meal. */
export const kosher = firstOf(
  noTags(["pork"], "Pork is not kosher."),
  noTags(["shellfish"], "Only seafood with fins and scales is kosher."),
  noTags(["unscaled-fish"], "This fish has no scales."),
  noGelatin,
  (food) =>
    isNamed(
      food,
      /\b(rabbit|hare|horse|boar|kangaroo|bear|frog|snail|camel|crocodile|alligator|ostrich|squirrel|raccoon|o?possum|muskrat|beaver|nutria|woodchuck|groundhog|porcupine|guinea pig|armadillo|badger|seal|walrus|whale)\b/i,
    )
      ? "This animal is not kosher."
      : null,
  (food) => (isRitualMeat(food) && isDairy(food) ? MEAT_AND_MILK : null),
);
/** The label on the screen reads Halal/Kosher, so it keeps both rule sets. */
export const halal = firstOf(
  noTags(["pork"], "Pork is not halal."),
  noTags(["alcohol"], "Alcohol is not halal.", (food) => isNamed(food, /\bvanilla\b/i)),
  kosher,
);

/** Why meat and milk in one meal are not kosher, or null where they do not meet. */
export const meatWithMilk = (foods: readonly DietFacts[]): string | null =>
  foods.some(isRitualMeat) && foods.some(isDairy) ? MEAT_AND_MILK : null;
