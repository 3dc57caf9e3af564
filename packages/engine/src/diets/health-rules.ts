import type { DietFacts } from "./diet-facts.ts";
import { type Forbids, firstOf, isKind, isNamed, noTags } from "./rule-parts.ts";

/** Red meat is rare in several diets. */
export const redMeat = noTags(["beef", "lamb", "pork", "game"], "Red meat is only for now and then.");
/** Bacon, ham and the like. */
export const noProcessedMeat = noTags(["processed-meat"], "Cured and processed meat is left out.");

const sugaryKinds = (food: DietFacts): boolean =>
  isKind(food, "drink", "sweet", "dessert", "snack", "baking");
const noSweets = noTags(
  ["added-sugar"],
  "Sweets and sweet drinks are left out.",
  (food) => !sugaryKinds(food) && (food.per100g?.sugars ?? 0) < 15,
);

/** No sugar that comes quickly. */
export const diabetic = firstOf(
  noTags(
    ["added-sugar", "honey"],
    "Added sugar raises the blood sugar quickly.",
    (food) => (food.per100g?.sugars ?? 99) < 5,
  ),
  (food) =>
    isKind(food, "drink") && (food.per100g?.sugars ?? 0) > 6 && !food.tags.includes("dairy")
      ? "A sweet drink raises the blood sugar quickly."
      : null,
);

/** No cured meat, no sweets on weekdays, olive oil for fat. */
export const mediterranean = firstOf(
  noProcessedMeat,
  noTags(
    ["added-sugar"],
    "Sweets are for special occasions.",
    (food) => food.tags.includes("honey") || !sugaryKinds(food),
  ),
  (food) =>
    isNamed(food, /\b(margarine|lard|shortening|tallow)\b/i)
      ? "Olive oil is the main fat of this cuisine."
      : null,
);

/** No cured meat, sweets, deep-fried food or alcohol. */
export const antiInflammatory = firstOf(
  noProcessedMeat,
  noSweets,
  noTags(["fried"], "Deep-fried food is left out."),
  noTags(["alcohol"], "Alcohol is left out.", (food) => isNamed(food, /\bvanilla\b/i)),
  (food) => (isNamed(food, /\b(margarine|lard|shortening)\b/i) ? "This fat is left out." : null),
);

const isCured = (food: DietFacts): boolean =>
  (isKind(food, "meat", "poultry", "fish") && (food.per100g?.sodiumMg ?? 0) > 500) ||
  (isKind(food, "substitute") && (food.per100g?.sodiumMg ?? 0) > 600);

/** Nothing very salty, of cured meat nothing salty, and no salt in butter or flour; the day keeps count of the rest. */
export const lowSodium: Forbids = (food) => {
  if (isNamed(food, /\bsalted butter\b|\bself-rising flour\b/i)) return "Salted.";
  const isVery = (food.per100g?.sodiumMg ?? 0) > 1200 && !isNamed(food, /\b(salt|baking)\b/i);
  return isVery || isCured(food) ? "Very salty." : null;
};

/** Cheese, cured meat and fish out of a can, of which a plate soon has a third of what a day may have. */
export const saltyForItsWeight: Forbids = (food) =>
  isKind(food, "dairy", "fish", "meat", "poultry") && (food.per100g?.sodiumMg ?? 0) > 400
    ? "Salty for its weight."
    : null;

const FERMENTS =
  /\b(garlic|onions?|shallots?|leeks?|chicory|fructose|honey|agave|wheat|rye|barley|pistachios?|cashews?|cauliflower|mushrooms?|milk|cream|custard|yogh?urt|apples?|pears?|mango(?:es)?|cherr(?:y|ies)|peach(?:es)?|plums?|apricots?|watermelon|dates?|figs?|beans|lentils|chickpeas|nacho cheese|barbecue|bbq|ranch)\b/i;
const SURE_TO_FERMENT =
  /\b(inulin|chicory root|sorbitol|mannitol|xylitol|maltitol|isomalt|high[- ]fructose|(?:garlic|onion) powder)\b/i;
const HARMLESS =
  /\b(infused|lactose[- ]free|gluten[- ]free|green (?:parts?|tops?) only|coconut milk|almond milk|rice milk|green beans|oyster mushrooms?|cream of tartar|apple cider vinegar)\b/i;

/** Nothing that ferments, by the table and by words where the table is silent. */
export const lowFodmap: Forbids = ({ name, fodmap }) => {
  if (HARMLESS.test(name)) return null;
  if (fodmap === null || SURE_TO_FERMENT.test(name)) {
    return FERMENTS.test(name) || SURE_TO_FERMENT.test(name) ? "It contains sugars that ferment." : null;
  }
  return fodmap.level === "high" ? `A usual portion has too much ${fodmap.reason}.` : null;
};
