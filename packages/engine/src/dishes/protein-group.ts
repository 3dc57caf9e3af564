import type { Food } from "../foods/food.ts";
import type { Dish } from "./dish.ts";

/** What a meal is built on; a good week goes round among these. */
export const PROTEIN_GROUPS = [
  "beef",
  "pork",
  "lamb",
  "game",
  "poultry",
  "fish",
  "shellfish",
  "egg",
  "soy",
  "legume",
  "dairy",
  "nut",
  "plant",
] as const;
export type ProteinGroup = (typeof PROTEIN_GROUPS)[number];

const TAG_ORDER = [
  "beef",
  "lamb",
  "pork",
  "game",
  "poultry",
  "shellfish",
  "fish",
  "egg",
  "soy",
  "legume",
  "dairy",
] as const;

const groupOfFood = (food: Food): ProteinGroup | null => {
  const tag = TAG_ORDER.find((candidate) => food.tags.includes(candidate));
  if (tag !== undefined) return tag;
  return food.tags.some((candidate) => candidate === "nut" || candidate === "seed" || candidate === "peanut")
    ? "nut"
    : null;
};

/** The group that brings a dish most of its protein. */
export const proteinGroupOf = (dish: Dish, foodOf: (id: string) => Food | undefined): ProteinGroup => {
  const grams = new Map<ProteinGroup, number>();
  for (const it of dish.ingredients) {
    const food = foodOf(it.foodId);
    const group = food === undefined ? null : groupOfFood(food);
    if (food === undefined || group === null) continue;
    grams.set(group, (grams.get(group) ?? 0) + (food.per100g.protein * food.eaten * it.grams) / 100);
  }
  let best: ProteinGroup = "plant";
  let most = 3 * dish.servings;
  for (const [group, protein] of grams) {
    if (protein > most) [best, most] = [group, protein];
  }
  return best;
};
