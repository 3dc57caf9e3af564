import type { FaultSink } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

/** The cookbook speaks as American kitchens do; British names are understood as aliases. */
const BRITISH: readonly (readonly [said: RegExp, american: string])[] = [
  [/\bspring onions?\b/i, "scallion"],
  [/\b(?:icing|cast[eo]r) sugar\b/i, "powdered sugar, or sugar"],
  [/\bprawns?\b/i, "shrimp"],
  [/\bminced (?:meat|beef|pork|chicken|lamb|turkey|veal)\b/i, "ground"],
  [/\baubergines?\b/i, "eggplant"],
  [/\bcourgettes?\b/i, "zucchini"],
  [/\bbeetroots?\b/i, "beets"],
  [/\brocket\b/i, "arugula"],
  [/\bsweetcorn\b/i, "corn"],
  [/\b(?:plain|self-raising|strong) flour\b/i, "all-purpose, self-rising or bread flour"],
  [/\bbicarbonate\b/i, "baking soda"],
  [/\b(?:double|single) cream\b/i, "heavy or light cream"],
  [/\b(?:savour|flavour|colour|mould)\p{L}*/iu, "savor, flavor, color, mold"],
  [/\bchilli(?:e?s)?\b/i, "chili"],
  [/\bomelettes?\b/i, "omelet"],
  [/\byoghurts?\b/i, "yogurt"],
  [/\b(?:centre|fibre|litre)s?\b/i, "center, fiber, liter"],
  [/(?<!muffin )\btins?\b/i, "pan, or can"],
  [/\b(?:cling|under) film\b|\bfilm on\b/i, "plastic wrap"],
];

/** Texts of a dish, with the line that a fault is told at. */
const textsOf = ({ dish, firstStepLine, ingredientLines }: DishFile): (readonly [number, string])[] => [
  ...[dish.name, dish.description, dish.tip, dish.culturalNote].map((text) => [1, text] as const),
  ...dish.ingredients.map(({ preparation }, at) => [ingredientLines[at] ?? 1, preparation] as const),
  ...dish.steps.map(({ text }, at) => [firstStepLine + at, text] as const),
];

/** A cook in Ohio looks for no spring onion and owns no cake tin. */
export const checkWords = (file: DishFile, sink: FaultSink): void => {
  for (const [line, text] of textsOf(file))
    for (const [said, american] of BRITISH) {
      const found = said.exec(text)?.[0];
      if (found !== undefined) sink.error(line, `"${found}" is British; say ${american}`);
    }
};
