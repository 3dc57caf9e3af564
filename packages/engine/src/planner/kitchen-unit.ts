import type { DishIngredient } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";

/** How a cook measures an ingredient out, and in which steps. */
export type KitchenUnit = {
  /** "g", "ml", "tsp", "clove"; empty for pieces, which carry the food's own name. */
  readonly word: string;
  readonly gramsPerUnit: number;
  /** The smallest sensible change at an amount, in units. */
  stepAt(units: number): number;
  readonly least: number;
};

const gramStep = (grams: number): number => (grams < 10 ? 1 : grams < 250 ? 5 : grams < 1000 ? 10 : 25);

const GRAMS: KitchenUnit = { word: "g", gramsPerUnit: 1, stepAt: gramStep, least: 1 };

const mlStep = (ml: number): number => (ml < 20 ? 5 : ml < 500 ? 10 : 25);

const millilitres = (density: number): KitchenUnit => ({
  word: "ml",
  gramsPerUnit: density,
  stepAt: mlStep,
  least: 5,
});

/** A sixteenth of a teaspoon: what two fingers take. */
export const A_PINCH = 0.0625;

/** Spoons are counted in teaspoons; from three on they are written as tablespoons. */
const spoonStep = (teaspoons: number): number =>
  teaspoons < 0.1
    ? 0.0625
    : teaspoons < 0.5
      ? 0.125
      : teaspoons < 1
        ? 0.25
        : teaspoons < 3
          ? 0.5
          : teaspoons < 12
            ? 1.5
            : 3;

const spoons = (gramsPerTeaspoon: number): KitchenUnit => ({
  word: "tsp",
  gramsPerUnit: gramsPerTeaspoon,
  stepAt: spoonStep,
  least: A_PINCH,
});

const pieces = (word: string, gramsPerUnit: number, step: number): KitchenUnit => ({
  word,
  gramsPerUnit,
  stepAt: () => step,
  least: step,
});

const WEIGHED_KINDS = new Set([
  "meat",
  "poultry",
  "fish",
  "shellfish",
  "grain",
  "pasta",
  "legume",
  "nut",
  "seed",
  "dairy",
]);
const WHOLE_WORDS = new Set(
  "egg clove slice strip rasher tortilla sprig leaf sausage patty bagel bun pita wrap sheet star pod stick scoop link roll cracker cake".split(
    " ",
  ),
);
const WEIGHED_WORDS = new Set(
  "can tin jar packet tub thumb handful block glass bottle carton bag head fillet steak leg breast knob wedge rack bunch ball".split(
    " ",
  ),
);
const COUNT_WORDS = new Set([...WHOLE_WORDS, ..."stalk wedge ear floret half quarter ring".split(" ")]);
const SIZES = new Set(
  "small medium large big heaped level scant good thin thick fat short long whole fresh dried ripe tiny".split(
    " ",
  ),
);
const LIQUID_KINDS = new Set(["drink", "sauce", "soup"]);

const MILLILITRES_A_TEASPOON = 4.93;
/** Over this a spoon is no longer the tool. */
const MOST_SPOONED_GRAMS = 90;

const amountOf = (words: string[]): number => {
  let sum = 0;
  while (words[0] !== undefined) {
    const found = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(words[0]);
    if (found === null) break;
    sum += Number(found[1]) / Number(found[2] ?? 1);
    words.shift();
  }
  return sum;
};

const singular = (word: string): string =>
  word
    .replace(/^(lea|loa|hal|kni)ves$/, "$1f")
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss|to)es$/, "$1")
    .replace(/([^su])s$/, "$1");

const isLiquid = (food: Food): boolean =>
  food.density !== null &&
  ((LIQUID_KINDS.has(food.kind) && !food.id.endsWith("-paste")) ||
    /half-and-half|milk|stock|broth|cream|juice|water|vinegar|wine|kefir|dashi|coffee|tea-/.test(food.id));

const teaspoonOf = (food: Food): number | null => {
  const own = food.measures.find(({ name }) => name === "tsp")?.grams;
  if (own !== undefined) return own;
  const table = food.measures.find(({ name }) => name === "tbsp")?.grams;
  if (table !== undefined) return table / 3;
  return food.density === null ? null : food.density * MILLILITRES_A_TEASPOON;
};

const weighed = (food: Food): KitchenUnit =>
  isLiquid(food) && food.density !== null ? millilitres(food.density) : GRAMS;

const hasSlices = ({ kind, measures }: Food): boolean =>
  kind === "bread" && measures.some(({ name }) => name === "slice");

/** What is counted is a part of the food and no whole one, and there is no word to say so: five rings are not five onions. */
const isPartOf = ({ measures }: Food, word: string, gramsPerUnit: number): boolean => {
  const whole = measures.find(({ name }) => name === "piece")?.grams;
  return word !== "" && whole !== undefined && gramsPerUnit < whole * 0.4;
};

/** From this weight on a bread is a loaf that is cut up, and no slice or roll that somebody eats whole. */
const LEAST_LOAF_GRAMS = 200;

export const isLoaf = ({ kind }: Food, gramsPerPiece: number): boolean =>
  kind === "bread" && gramsPerPiece >= LEAST_LOAF_GRAMS;

/** A quarter of a baguette; dough is weighed. */
const loafUnit = (gramsPerUnit: number, food: Food): KitchenUnit =>
  hasSlices(food) ? pieces("", gramsPerUnit, 0.25) : weighed(food);

/** What is cut up or torn anyway can be halved, and so can a roll; nobody halves a slice or an egg. */
const CUT_UP = /sliced|diced|chopped|cubed|crumbled|in wedges|in rounds/u;
export const LEAST_HALVED_GRAMS = 60;

const wholeStep = ({ kind }: Food, preparation: string, gramsPerUnit: number): number =>
  kind !== "egg" && gramsPerUnit >= LEAST_HALVED_GRAMS && (kind === "bread" || CUT_UP.test(preparation))
    ? 0.5
    : 1;

const countUnit = (
  said: string,
  gramsPerUnit: number,
  food: Food,
  { preparation }: DishIngredient,
): KitchenUnit => {
  if (isLoaf(food, gramsPerUnit)) return loafUnit(gramsPerUnit, food);
  if (food.kind === "fat") return weighed(food);
  const isSlice = said === "" && hasSlices(food) && gramsPerUnit < LEAST_HALVED_GRAMS;
  const word = isSlice ? "slice" : said;
  const names = food.name.split(" ").map(singular);
  const isUnit = COUNT_WORDS.has(word) || food.measures.some(({ name }) => name === word);
  // "2 eggs" need no unit, "9 leaves red leaf lettuce" do: only the noun of the name counts itself.
  const isNoun = names.at(-1) === word || (!isUnit && names.includes(word)) || food.id.endsWith(`-${word}`);
  const shown = isNoun || !isUnit || word === "piece" ? "" : word;
  if (shown === "" && !isNoun && isPartOf(food, word, gramsPerUnit)) return weighed(food);
  if (food.kind === "egg" || food.kind === "bread" || WHOLE_WORDS.has(word))
    return pieces(shown, gramsPerUnit, wholeStep(food, preparation, gramsPerUnit));
  if (WEIGHED_KINDS.has(food.kind) || WEIGHED_WORDS.has(word) || gramsPerUnit > 260) return weighed(food);
  if (shown !== "" && gramsPerUnit < 5) return pieces(shown, gramsPerUnit, 1);
  return pieces(shown, gramsPerUnit, gramsPerUnit >= 40 ? 0.5 : 1);
};

/** A measure as its writer wrote it: how many, of what. */
export type WrittenMeasure = { readonly amount: number; readonly word: string };

/** Reads "1 1/2 tbsp" or "2 large": the number, and the word that is no size. */
export const readMeasure = (measure: string): WrittenMeasure => {
  const words = measure
    .toLowerCase()
    .replaceAll("½", " 1/2")
    .replaceAll("¼", " 1/4")
    .replaceAll("¾", " 3/4")
    .trim()
    .split(/\s+/);
  const amount = amountOf(words);
  return { amount, word: singular(words.find((word) => word !== "" && !SIZES.has(word)) ?? "") };
};

const SPOONED = new Set(["tsp", "tbsp", "pinch", "dash"]);
const PLAIN_MEASURES = new Set(["g", "kg", "ml", "l", "oz", "lb", "cup"]);

/** The unit for an ingredient: the writer's own measure where it can be scaled, else spoons, grams or millilitres. */
export const kitchenUnitOf = (
  it: DishIngredient,
  { amount, word }: WrittenMeasure,
  food: Food,
  gramsNeeded: number,
): KitchenUnit => {
  const teaspoon = teaspoonOf(food);
  const isSpooned = SPOONED.has(word);
  if (isSpooned && amount > 0 && gramsNeeded <= MOST_SPOONED_GRAMS) {
    const spoon = word === "tbsp" ? it.grams / amount / 3 : word === "tsp" ? it.grams / amount : teaspoon;
    if (spoon !== null && spoon > 0.2) return spoons(spoon);
  }
  if (amount > 0 && !isSpooned && !PLAIN_MEASURES.has(word))
    return countUnit(word, it.grams / amount, food, it);
  if (teaspoon !== null && gramsNeeded < 12 && !WEIGHED_KINDS.has(food.kind)) return spoons(teaspoon);
  return weighed(food);
};
