import type { Shape } from "./look-of.ts";

/** What one counts on a plate, and what a piece of it weighs in grams. Everything else is cut, and only more or less. */
const PIECE_GRAMS: Partial<Readonly<Record<Shape, number>>> = {
  egg: 50,
  avocado: 70,
  fillet: 140,
  sausage: 70,
  shrimp: 12,
};
const MOST_PIECES = 8;
const FEWEST_CUT = 3;

export function isCounted(shape: Shape): boolean {
  return PIECE_GRAMS[shape] !== undefined;
}

/** How many pieces are drawn: of what one counts as many as one person eats. */
export function piecesOf(
  { look, grams }: { readonly look: { readonly shape: Shape }; readonly grams: number },
  servings: number,
): number {
  const piece = PIECE_GRAMS[look.shape];
  if (piece !== undefined) {
    return Math.max(1, Math.min(MOST_PIECES, Math.round(grams / Math.max(1, servings) / piece)));
  }
  return Math.max(FEWEST_CUT, Math.min(MOST_PIECES, Math.round(Math.sqrt(grams) / 1.6)));
}
