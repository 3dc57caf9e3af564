import type { Food } from "./food.ts";

/** What may be said of fat on a label (21 CFR 101.62): so much of it is left, or so much there is at most in 100 g. */
type Claim = { readonly said: RegExp; readonly left: number; readonly most: number };

const OF_DAIRY: readonly Claim[] = [
  { said: /\b(?:fat[- ]free|non-?fat|no[- ]fat|(?<!(?:part|semi)[- ])skim(?:med)?)\b/i, left: 1, most: 1 },
  // 3 g in the 30 g of cheese or of cream that a label counts with.
  { said: /\blow(?:er)?[- ]fat\b/i, left: 1, most: 10 },
  { said: /\b(?:light|lite|half[- ]fat)\b/i, left: 0.5, most: 100 },
  { said: /\b(?:reduced|less)[- ]fat\b/i, left: 0.75, most: 100 },
];
const OF_MEAT: readonly Claim[] = [
  { said: /\bextra[- ]lean\b/i, left: 1, most: 5 },
  { said: /\b(?:lean|(?:low|reduced)[- ]fat)\b/i, left: 1, most: 10 },
];
/** What is baked or fried with less fat weighs the same: starch and sugar are in its place. */
const OF_BAKED: readonly Claim[] = [
  { said: /\b(?:fat[- ]free|non-?fat|no[- ]fat)\b/i, left: 1, most: 1 },
  // 3 g in the 50 g that a label counts with.
  { said: /\blow(?:er)?[- ]fat\b/i, left: 1, most: 6 },
  { said: /\b(?:reduced|less)[- ]fat\b/i, left: 0.75, most: 100 },
];
const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  dairy: OF_DAIRY,
  meat: OF_MEAT,
  poultry: OF_MEAT,
  bread: OF_BAKED,
  dessert: OF_BAKED,
  snack: OF_BAKED,
  condiment: OF_DAIRY,
  sauce: OF_DAIRY,
};
const KCAL_OF_FAT = 9;
const KCAL_OF_STARCH = 4;
/** Lactose in 100 g of milk, SR28 01077. */
const SUGAR_OF_MILK = 5;

/** What may be said of sugar on a label (21 CFR 101.60): there is none, or at least a quarter is gone. */
const SUGAR_CLAIMS: readonly { readonly said: RegExp; readonly left: number }[] = [
  {
    said: /\b(?:diet|zero|sugar[- ]free|unsweetened|no[- ]sugar(?:[- ]added)?|(?:no|zero|low)[- ]calorie|calorie[- ]free)\b/i,
    left: 0,
  },
  { said: /\b(?:reduced|less|lower|low)[- ]sugar\b|\blight\b/i, left: 0.75 },
];
const SAYS_ITS_SUGAR =
  /\b(?:diet|zero|light|(?:low|no|calorie)[- ](?:calorie|free|sugar)|sugar[- ]free|unsweet\w*)\b/i;

/** The drink with as little sugar as its words claim, where its row in the table is the sweet one. */
export function asSweetAsSaid(food: Food, words: string): Food {
  const { sugars, carbs, kcal } = food.per100g;
  const claim = SUGAR_CLAIMS.find(({ said }) => said.test(words));
  if (claim === undefined || food.kind !== "drink" || !food.tags.includes("added-sugar")) return food;
  if ([food.name, ...food.aliases].some((name) => SAYS_ITS_SUGAR.test(name))) return food;
  // Where nobody measured its sugars, all of its carbohydrate is; the sugar of milk stays.
  const own = food.tags.includes("dairy") ? SUGAR_OF_MILK : 0;
  const gone = Math.max(0, Math.min(sugars || carbs, carbs) - own) * (1 - claim.left);
  return {
    ...food,
    per100g: {
      ...food.per100g,
      sugars: sugars - gone,
      carbs: carbs - gone,
      kcal: Math.max(0, kcal - KCAL_OF_STARCH * gone),
    },
  };
}

/** The food with so much fat in 100 g, and so much more starch in its place. */
function withFat(food: Food, left: number, starch: number): Food {
  const { fat, kcal, carbs, saturatedFat } = food.per100g;
  return {
    ...food,
    per100g: {
      ...food.per100g,
      fat: left,
      carbs: carbs + starch,
      kcal: kcal - KCAL_OF_FAT * (fat - left) + KCAL_OF_STARCH * starch,
      saturatedFat: (saturatedFat * left) / fat,
    },
  };
}

/** Sold with any fat: recipes that do not say how much mean the middle one of SR28's rows 01256, 01287 and 01293. */
const MIDDLE_FAT: Readonly<Record<string, number>> = { "yogurt-greek": 1.9 };
const SAYS_ITS_FAT = /\b(?:full|whole|fat|style|\d+ ?%)/i;

/** The food with the fat that a recipe means which is silent about it. */
export function asUsuallyBought(food: Food, words: string): Food {
  const left = MIDDLE_FAT[food.id];
  return left === undefined || SAYS_ITS_FAT.test(words) ? food : withFat(food, left, 0);
}

/** The food with as little fat as its words claim, where its row in the table is the full one. */
export function asLeanAsSaid(food: Food, words: string): Food {
  const claim = CLAIMS[food.kind]?.find(({ said }) => said.test(words));
  if (claim === undefined) return food;
  const isOwnRow = [food.name, ...food.aliases].some((name) =>
    /\b(?:lean|light|(?<!part[- ])skim(?:med)?|non-?fat)\b|[- ]fat\b/i.test(name),
  );
  const { fat } = food.per100g;
  const left = Math.min(fat * claim.left, claim.most);
  if (isOwnRow || left >= fat) return food;
  return withFat(food, left, CLAIMS[food.kind] === OF_BAKED ? fat - left : 0);
}
