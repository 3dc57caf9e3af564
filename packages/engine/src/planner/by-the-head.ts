import type { DishForm, DishIngredient } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { isLoaf, LEAST_HALVED_GRAMS, type WrittenMeasure } from "./kitchen-unit.ts";

/** At whose table a thing is measured out: how many eat of it, and whether it is served as it is. */
export type Table = { readonly people: number; readonly form: DishForm; readonly isExtra: boolean };

/** Whoever needs no more than this part of a roll has half of one. */
const MOST_OF_A_HALF = 0.75;
/** From here on an egg is what somebody eats, and not what binds. */
const LEAST_EGG_GRAMS = 40;
/** What is beaten, torn or crumbled is shared out in any part. */
const IN_PARTS = /beaten|whisk|separated|crumb|torn|cube|dice|crush|in pieces|ground|blend/u;
/** What is baked, cooked or poured together has no head count. */
const SHARED_FORMS: ReadonlySet<DishForm> = new Set(["bake", "cake", "soup", "glass"]);

const partOfBread = (gramsPerPiece: number): number => (gramsPerPiece >= LEAST_HALVED_GRAMS ? 0.5 : 1);

const isEgg = ({ kind }: Food, { role }: DishIngredient, gramsEach: number): boolean =>
  kind === "egg" && role === "protein" && gramsEach >= LEAST_EGG_GRAMS;

const partOf = (
  it: DishIngredient,
  { amount }: WrittenMeasure,
  food: Food,
  { form, isExtra }: Table,
  gramsEach: number,
): number | null => {
  if (isExtra) return Math.min(1, amount);
  if (SHARED_FORMS.has(form) || IN_PARTS.test(it.preparation) || isLoaf(food, it.grams / amount)) return null;
  if (food.kind === "bread") return partOfBread(it.grams / amount);
  return isEgg(food, it, gramsEach) ? 1 : null;
};

/**
 * Of what everybody has a whole number of, the pieces that one more for each are: two slices for a couple, four fried eggs for
 * a family. Null where nobody counts: nobody makes sandwiches of seven slices for two, and "an apple" is one apple.
 */
export const piecesByTheHead = (
  it: DishIngredient,
  written: WrittenMeasure,
  food: Food,
  table: Table,
  gramsEach: number,
): number | null => {
  if (written.amount <= 0) return null;
  const part = partOf(it, written, food, table, gramsEach);
  if (part === null) return null;
  const pieces = part * table.people;
  // Halves of three bagels leave one half, which is less than a whole one for each who needs only half.
  const isHalfEnough = gramsEach < (it.grams / written.amount) * MOST_OF_A_HALF;
  return Number.isInteger(pieces) || table.isExtra || isHalfEnough ? pieces : table.people;
};
