import type { Food } from "../foods/food.ts";
import type { DishIngredient } from "./dish.ts";

const SPOON = /^[\d\s/.½¼¾]+(?:tsp|tbsp)$/;

/** Over this a spoon is no longer the tool. */
const MOST_SPOONED_GRAMS = 60;

/** Spoons as a cook has them, in teaspoons. */
const SPOONS: readonly (readonly [teaspoons: number, measure: string])[] = [
  [0.25, "1/4 tsp"],
  [0.5, "1/2 tsp"],
  [1, "1 tsp"],
  [1.5, "1 1/2 tsp"],
  [2, "2 tsp"],
  [3, "1 tbsp"],
  [4.5, "1 1/2 tbsp"],
  [6, "2 tbsp"],
  [7.5, "2 1/2 tbsp"],
  [9, "3 tbsp"],
  [12, "4 tbsp"],
];

/** What is bought and counted in slices, tortillas and pieces of fruit. */
const isCounted = ({ id, kind }: Food): boolean =>
  (kind === "bread" && !/pita-chip/.test(id)) || id === "medjool-date";

const gramsOf = ({ measures }: Food, name: string): number | undefined =>
  measures.find((measure) => measure.name === name)?.grams;

/** As many grams as a sub roll; what is split and filled is one, and no slices. */
const ROLL_GRAMS = 80;
const LOAVES_THAT_SPLIT = /^(?:baguette|ciabatta|focaccia|pita)/;
const CUT_UP = /cub|slic|torn|crumb|toast|day old/;

/** Bacon and cold cuts without meat are bought in slices, and sausages by the link. */
const BOUGHT_IN: readonly (readonly [id: RegExp, measure: string])[] = [
  [/^(?:turkey-bacon|vegan-bacon|vegan-deli-slice)$/, "slice"],
  [/^(?:vegan|chicken|turkey)-sausage$/, "link"],
];

const HALF = 0.5;

type Measured = Pick<DishIngredient, "grams" | "measure">;

const inPieces = (grams: number, each: number, word: string): Measured => {
  const count = Math.max(1, Math.round(grams / each));
  return {
    grams: Math.round(count * each),
    measure: word === "" ? `${count}` : `${count} ${word}${count === 1 ? "" : "s"}`,
  };
};

/** An avocado and a half; what is less than a half is left to other measures. */
const inHalves = (grams: number, each: number): Measured | null => {
  const halves = Math.round((grams / each) * 2);
  if (halves === 0) return null;
  const [whole, half] = [Math.floor(halves / 2), halves % 2 === 1 ? "1/2" : ""];
  return {
    grams: Math.round((halves * each) / 2),
    measure: [whole === 0 ? "" : String(whole), half].filter((part) => part !== "").join(" "),
  };
};

/** Four buns stay four buns, and four slices four slices. */
const countOf = (measure: string): number | null => {
  const [, count] = /^(\d+)(?: (?:\p{L}+ )?(?:slices?|buns?|rolls?))?$/u.exec(measure) ?? [];
  return count === undefined ? null : Number(count);
};

/** Buns and rolls stay what they were; of a loaf there are slices. */
const shapeOf = (from: Food, preparation: string): string => {
  const [, shape] = /-(bun|roll)$/.exec(from.id) ?? [];
  if (shape !== undefined) return shape;
  return LOAVES_THAT_SPLIT.test(from.id) && !CUT_UP.test(preparation) ? "roll" : "slice";
};

const asBread = (it: DishIngredient, grams: number, from: Food, to: Food): Measured => {
  const slice = gramsOf(to, "slice");
  if (slice === undefined) return inPieces(grams, gramsOf(to, "piece") ?? grams, "");
  const shape = shapeOf(from, it.preparation);
  const isSaid = shape !== "slice" || it.measure.includes("slice");
  const count =
    (isSaid && from.measures.some(({ name }) => name === shape)) || shape === "bun"
      ? countOf(it.measure)
      : null;
  const each = shape === "slice" ? slice : (gramsOf(from, shape) ?? ROLL_GRAMS);
  return inPieces(grams, count === null ? each : grams / count, shape);
};

/** What is counted as the shop sells it, be it cut up for the pan or not; null for what is weighed or spooned. */
const asBought = (it: DishIngredient, grams: number, to: Food): Measured | null => {
  // Slices of cheese stay slices; grated, it is weighed.
  const isSliced = to.kind === "substitute" && /\bslices?$/.test(it.measure);
  const word = isSliced ? "slice" : BOUGHT_IN.find(([id]) => id.test(to.id))?.[1];
  const each = word === undefined ? undefined : gramsOf(to, word);
  if (word !== undefined && each !== undefined && grams >= each * HALF) return inPieces(grams, each, word);
  const piece = /^(?:avocado|orange)$/.test(to.id) ? gramsOf(to, "piece") : undefined;
  return piece === undefined ? null : inHalves(grams, piece);
};

const inSpoons = (grams: number, to: Food): string => {
  const spoon = gramsOf(to, "tsp") ?? (gramsOf(to, "tbsp") ?? 0) / 3;
  if (spoon === 0 || grams > MOST_SPOONED_GRAMS) return "";
  const [, measure] = SPOONS.toSorted(
    ([one], [other]) => Math.abs(one * spoon - grams) - Math.abs(other * spoon - grams),
  )[0] ?? [0, ""];
  return measure;
};

/** How a cook measures what stands in: in its own slices and spoons, not in grams because the other's do not fit. */
export const measuredAs = (it: DishIngredient, from: Food, to: Food, ratio: number): Measured => {
  const grams = Math.round(((it.grams * from.eaten) / to.eaten) * ratio * 10) / 10;
  if (isCounted(to)) {
    const piece = gramsOf(to, "piece") ?? grams;
    if (to.kind === "bread") return asBread(it, grams, from, to);
    return grams >= piece * HALF ? inPieces(grams, piece, "") : { grams, measure: "" };
  }
  const bought = asBought(it, grams, to);
  if (bought !== null) return bought;
  if (grams === it.grams && /^[\d\s/.½¼¾]+(?:tsp|tbsp|cups?)$/.test(it.measure))
    return { grams, measure: it.measure };
  return {
    grams,
    measure: SPOON.test(it.measure) || to.kind === "fat" || to.id === "avocado" ? inSpoons(grams, to) : "",
  };
};
