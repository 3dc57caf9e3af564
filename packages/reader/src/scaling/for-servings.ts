import { scaleLine } from "./scale-line.ts";

/** Lines and grams that are written for so many. */
type Portioned = {
  readonly ingredients: readonly string[];
  readonly servings?: number;
  readonly grams?: readonly number[];
};

/** A recipe written for another number of people; calories and price are one person's and stay. */
export function forServings<R extends Portioned>(
  recipe: R,
  servings: number,
): R & { readonly servings: number; readonly ingredients: string[]; readonly grams?: number[] } {
  const factor = servings / (recipe.servings ?? 1);
  return {
    ...recipe,
    servings,
    ingredients: recipe.ingredients.map((line) => {
      const { amount, rest } = scaleLine(line, { factor, system: null });
      return `${amount} ${rest}`.trim();
    }),
    ...(recipe.grams !== undefined && { grams: gramsAt(recipe.grams, factor) }),
  };
}

/** Grams of so many times as much, to the tenth. */
export function gramsAt(grams: readonly number[], factor: number): number[] {
  return grams.map((each) => Math.round(each * factor * 10) / 10);
}
