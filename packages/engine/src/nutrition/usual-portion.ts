import { PORTION_HINTS } from "@meal/domain/food-analysis/portion-hints";
import type { Food, FoodMeasure } from "../foods/food.ts";
import { isNamed } from "../diets/rule-parts.ts";

/** What a usual portion of a kind weighs where the food's own measures say nothing. spec: 2, section 9, portion hints. */
const HINTS: readonly { readonly words: RegExp; readonly grams: number }[] = [
  { words: /\bcake\b/i, grams: PORTION_HINTS.cake },
  { words: /\bpizza\b/i, grams: PORTION_HINTS.pizza },
  { words: /\bbread\b/i, grams: PORTION_HINTS.bread },
  { words: /\b(rice|pasta)\b/i, grams: PORTION_HINTS.rice },
  { words: /\bcoffee\b/i, grams: PORTION_HINTS.coffee },
  { words: /\bcookie\b/i, grams: PORTION_HINTS.cookie },
  { words: /\bsalad\b/i, grams: PORTION_HINTS.salad },
];

const HINTS_OF_KIND: Readonly<Record<string, number>> = {
  drink: PORTION_HINTS.drink,
  soup: PORTION_HINTS.soup,
  meat: PORTION_HINTS.meat,
  poultry: PORTION_HINTS.meat,
  fish: PORTION_HINTS.meat,
  shellfish: PORTION_HINTS.meat,
  fruit: PORTION_HINTS.fruit,
  bread: PORTION_HINTS.bread,
  grain: PORTION_HINTS.rice,
  pasta: PORTION_HINTS.pasta,
  vegetable: 80,
  legume: 90,
  nut: 28,
  seed: 15,
  dairy: 30,
  egg: 50,
  dish: 250,
  dessert: PORTION_HINTS.cake,
  snack: 28,
  sauce: 30,
  condiment: 15,
  sweet: 20,
  fat: 10,
  spice: 1,
  herb: 3,
  baking: 5,
  substitute: 100,
  other: 30,
};

/** The spoons of what people spread, pour and sprinkle when they do not say how much. */
const SPOONS: readonly { readonly words: RegExp; readonly grams: number }[] = [
  { words: /\b(butter(?!milk)|margarine|spread)\b/i, grams: 10 },
  {
    words:
      /\b(peanut butter|nut butter|almond butter|cream cheese|hummus|guacamole|dressing|gravy|chocolate spread)\b/i,
    grams: 30,
  },
  { words: /\b(syrup)\b/i, grams: 40 },
  { words: /\b(oil)\b/i, grams: 9 },
  { words: /\b(mayonnaise|mayo)\b/i, grams: 14 },
  { words: /\b(jam|jelly|marmalade|honey)\b/i, grams: 20 },
  { words: /\b(sugar|sweetener|stevia)\b/i, grams: 5 },
  { words: /\b(salsa|pesto|marinara|tomato sauce|pasta sauce|tzatziki)\b/i, grams: 45 },
  { words: /\b(sour cream|ketchup|barbecue sauce|sweet chili)\b/i, grams: 20 },
  { words: /\b(soy sauce|mustard|vinegar|hot sauce|lemon juice|lime juice)\b/i, grams: 8 },
  { words: /\b(salt|pepper|spice)\b/i, grams: 0.5 },
];

const VESSELS: ReadonlySet<string> = new Set(["can", "glass", "cup", "mug", "bottle"]);
const SMALL_PIECE_GRAMS = 25;

const find = (food: Food, names: readonly string[]): FoodMeasure | undefined =>
  names.flatMap((name) => food.measures.filter((measure) => measure.name === name)).at(0);

/** What nobody counts in pieces: a stick of butter is a measure of shops and bakers. */
export const isSpooned = (food: Food): boolean =>
  ["fat", "sauce", "condiment"].includes(food.kind) ||
  isNamed(food, /\b(?:jam|jelly|honey|syrup|cream cheese|peanut butter)\b/i);

const isSpread = (food: Food): boolean =>
  ["fat", "sauce", "condiment", "sweet", "spice", "baking", "herb"].includes(food.kind) ||
  (["dairy", "nut", "legume", "other"].includes(food.kind) &&
    isNamed(food, /\b(cream cheese|hummus|peanut butter|almond butter|sour cream|nut butter)\b/i));

function spoonOf(food: Food): number {
  const named = SPOONS.findLast(({ words }) => words.test(food.name));
  if (named) return named.grams;
  const piece = find(food, ["piece", "bar", "square"]);
  return find(food, ["tbsp"])?.grams ?? piece?.grams ?? HINTS_OF_KIND[food.kind] ?? 15;
}

const COUNTED_KINDS: ReadonlySet<string> = new Set([
  "fruit",
  "egg",
  "bread",
  "dish",
  "dessert",
  "snack",
  "meat",
  "poultry",
  "fish",
  "vegetable",
]);

/** How many somebody means who says "cookies". */
function manyOf(food: Food, pieceGrams: number, isPlural: boolean): number {
  if (!isPlural || pieceGrams > 130) return 1;
  return food.kind === "dish" || food.kind === "snack" ? (pieceGrams < 60 ? 4 : 2) : 2;
}

const PIECES = ["piece", "fillet", "breast", "steak", "sandwich", "slice", "link", "bar"];
/** Nobody eats a whole bird or loaf who does not say so. */
const LARGEST_PIECE_GRAMS = 420;

function ofDish(food: Food, piece: number | undefined, isPlural: boolean): number {
  const serving = find(food, ["serving"])?.grams;
  const whole = serving ?? find(food, ["plate", "bowl"])?.grams;
  if (piece === undefined) return whole ?? 250;
  // Beans on toast are two slices; a burger is one.
  if (piece >= 70) return Math.max(piece, serving ?? 0);
  return isPlural || whole === undefined ? piece * manyOf(food, piece, isPlural) : whole;
}

function ofPlate(food: Food, isPlural: boolean): number {
  const measuredPiece = find(food, PIECES)?.grams;
  const piece =
    measuredPiece !== undefined && measuredPiece <= LARGEST_PIECE_GRAMS ? measuredPiece : undefined;
  if (food.kind === "dish") return ofDish(food, piece, isPlural);
  const whole = find(food, ["serving", "bowl", "plate"])?.grams;
  const loose = find(food, food.kind === "nut" ? ["handful", "cup"] : ["cup", "handful"])?.grams;
  const isSmallMeat =
    ["meat", "poultry", "fish"].includes(food.kind) && (piece ?? 0) < 60 && whole !== undefined;
  const isCountable =
    piece !== undefined && (piece >= SMALL_PIECE_GRAMS || food.kind === "dessert") && !isSmallMeat;
  // "Broccoli" is a serving of it, "tomato" is a tomato.
  if (food.kind === "vegetable" && whole !== undefined) return whole;
  if (isCountable && COUNTED_KINDS.has(food.kind)) return piece * manyOf(food, piece, isPlural);
  const hint = HINTS.find(({ words }) => words.test(food.name))?.grams;
  const medium = find(food, ["medium"])?.grams;
  return whole ?? loose ?? hint ?? medium ?? piece ?? HINTS_OF_KIND[food.kind] ?? 100;
}

/** What somebody eats of a food who does not say how much. */
export function usualGrams(food: Food, isPlural: boolean): number {
  if (isSpread(food)) return spoonOf(food);
  if (food.kind === "soup" || /\b(soup|chowder|bisque)\b/.test(food.name)) return PORTION_HINTS.soup;
  if (food.kind === "drink" || /\bmilk\b/.test(food.name)) {
    const vessel = food.measures.find(({ name }) => VESSELS.has(name));
    return find(food, ["medium"])?.grams ?? vessel?.grams ?? PORTION_HINTS.drink;
  }
  if (food.kind === "dairy") {
    return (
      find(food, ["slice", "container", "pot", "serving", "piece"])?.grams ?? HINTS_OF_KIND["dairy"] ?? 30
    );
  }
  return ofPlate(food, isPlural);
}
