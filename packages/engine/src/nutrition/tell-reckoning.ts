import { formatQuantity } from "@meal/reader/quantities/format-quantity";
import { unitLabel } from "@meal/reader/units/unit-label";
import { unitOf } from "@meal/reader/units/units";
import type { Portion } from "./read-portion.ts";

/** Vessels and helpings that are as large as whoever eats from them has them. */
const OWN_VESSEL = /^(?:bowl|plate|serving|portion|helping|handful|glass|mug|side|scoop|dollop)$/;

/** Whether the words leave it to the person how much it was: "a bowl of rice" is no weight. */
export const isOwnMeasure = ({ quantity, unit, size }: Portion): boolean =>
  quantity === null || (quantity === 1 && size === null && OWN_VESSEL.test(unit ?? ""));

const article = (words: string): string => (/^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`);

/** How an amount in words became grams, link by link: "2 slices: 56 g, a slice is 28 g". Null where grams were said, or nothing. */
export function tellReckoning(portion: Portion, grams: number): string | null {
  const { size } = portion;
  const quantity = portion.quantity ?? (portion.unit === null ? null : 1);
  if (quantity === null || quantity <= 0 || portion.unit === "g") return null;
  const unit = portion.unit ?? "piece";
  const sized = size === null || unit === size ? "" : `${size} `;
  const said = `${formatQuantity(quantity)} ${sized}${unitLabel(unit, quantity)}: ${Math.round(grams)} g`;
  if (quantity === 1 || unitOf(unit)?.kind === "mass") return said;
  const one = grams / quantity;
  return `${said}, ${article(`${sized}${unit}`)} is ${one < 10 ? Math.round(one * 10) / 10 : Math.round(one)} g`;
}
