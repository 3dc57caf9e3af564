import type { Food } from "../foods/food.ts";
import { lookOf } from "./look-of.ts";

type Drunk = { readonly food: Food; readonly grams: number; readonly role?: string };

/** How much a food colors what it is blended with, gram by gram. What is not named colors as it weighs. */
const STRENGTHS: readonly (readonly [pattern: RegExp, strength: number])[] = [
  [/cocoa|cacao|chocolate|espresso|coffee/u, 6],
  [/spinach|kale|chard|parsley|mint|matcha|spirulina|beet/u, 6],
  [/blueberr|blackberr|mixed-berr|acai|black-currant|cherry/u, 3],
  [/raspberr|strawberr|cranberr|pomegranate|turmeric|saffron/u, 2],
  [/milk|yogurt|kefir|cream|banana|oats|water/u, 0.5],
];

/** The color of what was blended: everything that goes in but what is put on top; null where nothing colors. */
export function blendOf(foods: readonly Drunk[]): string | null {
  const sums = [0, 0, 0];
  let whole = 0;
  for (const { food, grams, role } of foods) {
    const colour = role === "garnish" ? null : colourOf(food);
    if (colour === null) continue;
    const weight = grams * (STRENGTHS.find(([pattern]) => pattern.test(food.id))?.[1] ?? 1);
    whole += weight;
    for (const [at, part] of colour.entries()) sums[at] = (sums[at] ?? 0) + part * weight;
  }
  return whole === 0 ? null : written(sums.map((sum) => sum / whole));
}

/** So much of another color in one. */
export function mixed(one: string, other: string, share: number): string {
  const added = partsOf(other);
  return written(partsOf(one).map((part, at) => part * (1 - share) + (added[at] ?? 0) * share));
}

const written = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Juice has the color of its fruit, and cocoa that of chocolate, though on a plate nobody sees them. */
function colourOf(food: Food): readonly number[] | null {
  const look = lookOf({ ...food, id: food.id.replace(/-(?:juice|zest|powder)\b.*$/u, "") });
  if (look === null) return null;
  // A nut is pale inside.
  return partsOf(look.shape === "nut" ? look.detail : look.fill);
}
