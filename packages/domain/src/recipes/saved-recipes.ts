/** How many favourites a person may keep. */
export const MOST_FAVORITES = 20_000;
/** How many viewed recipes are remembered; older ones are forgotten. */
export const MOST_VIEWED = 1000;

const keyLength = 300;

/**
 * What makes two names the same: case and how letters are written do not count. spec: 2, section 5, a name that exists among
 * the favourites is not saved again. Writing a letter in one piece can make a text longer, so its length is bounded again.
 */
export function recipeNameKey(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ").normalize("NFC").toLowerCase().slice(0, keyLength);
}
