import type { Meal } from "./plans.ts";

/** The energy of a serving. A recipe of which nothing is known carries a nought, which is no figure to show: then null. */
export function knownKcal({ calories, nutrition }: Pick<Meal, "calories" | "nutrition">): number | null {
  return calories > 0 || nutrition !== undefined ? calories : null;
}

/** The price of a serving in cents, or null where it is not known. */
export function knownCents({ price }: Pick<Meal, "price">): number | null {
  return price > 0 ? price : null;
}
