import type { Food } from "../foods/food.ts";
import table from "./doneness.json" with { type: "json" };

/** When a food is done, and the minutes it usually takes. */
export type Doneness = (typeof table)[number];

const READY =
  /smoked|canned|deli|cooked|prosciutto|ham|salami|pepperoni|jerky|hummus|powder|roasted|boiled|jar|surimi|roe/;
const MINCED = /mince|sausage|patty|chorizo-fresh|meatball/;

const kindOf = (food: Food): string => {
  if (food.kind === "meat" || food.kind === "poultry") {
    if (food.kind === "poultry") return "poultry";
    if (MINCED.test(food.id)) return "mince";
    return /rib$|-rib-|shank|brisket|shoulder|oxtail|cheek|stew/.test(food.id) ? "slow" : "meat";
  }
  if (["fish", "shellfish", "egg"].includes(food.kind)) return food.kind;
  if (/tofu|tempeh|seitan/.test(food.id)) return "tofu";
  if (food.kind === "legume") return food.per100g.kcal > 250 ? "dry-legume" : "legume";
  return "other";
};

/** The strictest of the foods decides: poultry before mince, mince before whole cuts. */
export const donenessOf = (foods: readonly Food[]): Doneness | null => {
  const kinds = new Set(
    foods.map((food) => (needsCooking(food) || food.kind === "legume" ? kindOf(food) : "other")),
  );
  return foods.length === 0 ? null : (table.find(({ kind }) => kinds.has(kind)) ?? null);
};

/** Whether a food has to see heat before it is eaten. */
export const needsCooking = (food: Food): boolean =>
  ["meat", "poultry", "fish", "shellfish", "egg"].includes(food.kind)
    ? !READY.test(food.id)
    : /^(?:tofu-(?!smoked|silken)|tempeh|seitan|eggplant|portobello|mushroom)/.test(food.id) ||
      (food.kind === "legume" && food.per100g.kcal > 250 && !/peanut|roasted/.test(food.id));

const BOILING: readonly (readonly [RegExp, number])[] = [
  [/cauliflower-rice|zucchini|courgette|shirataki/, 4],
  [/cooked/, 3],
  [/couscous|rice-noodle|ramen|udon|vermicelli|somen|glass-noodle/, 6],
  [/brown|barley|farro|wild|freekeh/, 30],
  [/rice|quinoa|bulgur|millet|buckwheat/, 15],
  [/pasta|spaghetti|macaroni|noodle|orzo|soba/, 10],
  [/gnocchi|ravioli|tortellini/, 4],
  [/potato|cauliflower/, 15],
  [/lentil|bean|pea/, 25],
];

/** Minutes to boil what fills. */
export const boilingMinutes = (food: Food | undefined): number =>
  BOILING.find(([words]) => words.test(food?.id ?? ""))?.[1] ?? 12;
