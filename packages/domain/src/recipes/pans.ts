/** What one large pan, pot or baking sheet of a kitchen holds. */
export const SERVINGS_A_PAN = 6;
/** So many are still cooked in one go, with a second pan beside the first. */
const MOST_AT_ONCE = 2 * SERVINGS_A_PAN;

/** How many pans or batches so many servings take; null where nothing is different from the recipe. */
export function pansFor(servings: number): number | null {
  return servings > MOST_AT_ONCE ? Math.ceil(servings / SERVINGS_A_PAN) : null;
}
