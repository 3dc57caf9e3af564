import type { Food } from "./food.ts";

/** What may be said of fat on a label (21 CFR 101.62): so much of it is left, or so much there is at most in 100 g. */
type Claim = { readonly said: RegExp; readonly left: number; readonly most: number };

const OF_DAIRY: readonly Claim[] = [
  { said: /\b(?:fat[- ]free|non-?fat|no[- ]fat|skim(?:med)?)\b/i, left: 1, most: 1 },
  // 3 g in the 30 g of cheese or of cream that a label counts with.
  { said: /\blow(?:er)?[- ]fat\b/i, left: 1, most: 10 },
  { said: /\b(?:light|lite|half[- ]fat)\b/i, left: 0.5, most: 100 },
  { said: /\b(?:reduced|less)[- ]fat\b/i, left: 0.75, most: 100 },
];
const OF_MEAT: readonly Claim[] = [
  { said: /\bextra[- ]lean\b/i, left: 1, most: 5 },
  { said: /\b(?:lean|(?:low|reduced)[- ]fat)\b/i, left: 1, most: 10 },
];
const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  dairy: OF_DAIRY,
  meat: OF_MEAT,
  poultry: OF_MEAT,
};
const KCAL_OF_FAT = 9;

/** The food with as little fat as its words claim, where its row in the table is the full one. */
export function asLeanAsSaid(food: Food, words: string): Food {
  const claim = CLAIMS[food.kind]?.find(({ said }) => said.test(words));
  if (claim === undefined) return food;
  const isOwnRow = [food.name, ...food.aliases].some((name) =>
    /\b(?:lean|light|skim(?:med)?|non-?fat)\b|[- ]fat\b/i.test(name),
  );
  const { fat, kcal, saturatedFat } = food.per100g;
  const left = Math.min(fat * claim.left, claim.most);
  if (isOwnRow || left >= fat) return food;
  return {
    ...food,
    per100g: {
      ...food.per100g,
      fat: left,
      kcal: kcal - KCAL_OF_FAT * (fat - left),
      saturatedFat: (saturatedFat * left) / fat,
    },
  };
}
