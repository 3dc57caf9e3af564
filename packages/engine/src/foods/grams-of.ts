import { unitOf } from "@meal/reader/units/units";
import type { Food } from "./food.ts";
import { foodTokens } from "./food-words.ts";

const MILLILITRES_OF: Readonly<Record<string, number>> = {
  cup: 236.6,
  tbsp: 14.79,
  tsp: 4.93,
  glass: 240,
  mug: 300,
  bowl: 300,
  bottle: 500,
  can: 355,
  pint: 473.2,
  shot: 44,
  scoop: 66,
};

/** Poured or scooped vessels that say little about what is solid. */
const SAME_UNIT: Readonly<Record<string, readonly string[]>> = {
  can: ["can", "tin", "jar"],
  strip: ["strip", "slice", "rasher", "piece"],
  rasher: ["rasher", "slice", "strip"],
  slice: ["slice", "piece", "round", "wedge"],
  piece: ["piece", "slice", "whole", "medium", "link", "fillet", "square"],
  packet: ["packet", "package", "bag", "box", "sachet"],
  package: ["package", "packet", "bag", "box"],
  bag: ["bag", "packet", "package"],
  box: ["box", "packet", "package"],
  container: ["container", "pot", "tub", "carton", "cup"],
  pot: ["pot", "container", "tub"],
  tub: ["tub", "container", "pot"],
  stalk: ["stalk", "stick", "rib", "spear"],
  stick: ["stick", "stalk", "piece"],
  rib: ["rib", "stalk", "stick", "piece"],
  head: ["head", "whole", "piece"],
  ear: ["ear", "cob", "piece"],
  cob: ["cob", "ear", "piece"],
  fillet: ["fillet", "piece", "breast", "steak", "serving"],
  breast: ["breast", "fillet", "piece"],
  thigh: ["thigh", "piece"],
  link: ["link", "piece"],
  patty: ["patty", "piece"],
  square: ["square", "piece"],
  half: ["half"],
  serving: ["serving", "piece", "portion"],
  portion: ["serving", "portion", "piece"],
  plate: ["plate", "serving"],
  bowl: ["bowl", "serving"],
  bar: ["bar", "piece"],
  scoop: ["scoop"],
  loaf: ["loaf"],
  knob: ["knob", "piece"],
  spear: ["spear", "stalk", "piece"],
  floret: ["floret", "piece"],
  bulb: ["bulb", "head", "piece"],
  wedge: ["wedge", "slice"],
  jar: ["jar", "can", "bottle"],
  block: ["block", "packet", "piece"],
  sheet: ["sheet", "piece"],
  leaf: ["leaf"],
  sprig: ["sprig"],
  clove: ["clove"],
  bunch: ["bunch"],
  handful: ["handful"],
};

/** What a unit weighs of a food that has no such measure of its own. */
const USUAL_GRAMS: Readonly<Record<string, number>> = {
  slice: 28,
  strip: 15,
  can: 400,
  jar: 400,
  handful: 30,
  packet: 100,
  package: 250,
  bag: 200,
  box: 250,
  container: 170,
  pot: 150,
  tub: 200,
  bunch: 60,
  sprig: 1,
  leaf: 1,
  stalk: 40,
  stick: 30,
  clove: 3,
  fillet: 150,
  steak: 200,
  breast: 170,
  thigh: 110,
  link: 60,
  patty: 100,
  scoop: 50,
  bowl: 250,
  plate: 300,
  serving: 100,
  square: 10,
  bar: 45,
  knob: 15,
  carton: 250,
  envelope: 35,
  sleeve: 110,
  tube: 230,
  dollop: 30,
  drizzle: 10,
  splash: 10,
  sheet: 20,
  wedge: 40,
  spear: 15,
  floret: 15,
  rib: 40,
  loaf: 450,
  block: 250,
  ball: 125,
  cube: 15,
  rasher: 25,
  nugget: 18,
  pat: 5,
  spoonful: 12,
  pinch: 0.4,
  dash: 0.6,
};

const SIZES: Readonly<Record<string, number>> = {
  mini: 0.4,
  "extra small": 0.6,
  small: 0.75,
  medium: 1,
  regular: 1,
  whole: 1,
  large: 1.3,
  big: 1.3,
  "extra large": 1.6,
  jumbo: 1.6,
};

const DENSITY_OF_KIND: Readonly<Record<string, number>> = {
  drink: 1.02,
  soup: 1.02,
  dairy: 1.0,
  fat: 0.92,
  sauce: 1.05,
  condiment: 1.05,
  sweet: 1.1,
  spice: 0.5,
  herb: 0.1,
  baking: 0.6,
  grain: 0.75,
  pasta: 0.5,
  legume: 0.75,
  nut: 0.55,
  seed: 0.6,
  vegetable: 0.5,
  fruit: 0.6,
  meat: 0.6,
  poultry: 0.6,
  fish: 0.6,
  shellfish: 0.6,
  snack: 0.15,
  dessert: 0.7,
  dish: 0.95,
  substitute: 1.0,
  bread: 0.22,
};
/** Cake in cubes. */
const BAKED_DENSITY = 0.28;

const HERB_PACKAGE_GRAMS = 25;
const isPackage = (name: string): boolean => /^(?:bag|packet|package|box|container|pot|tub)$/.test(name);

const measured = (food: Food, name: string): number | null =>
  food.measures.find((measure) => measure.name === name)?.grams ?? null;

const isVessel = (name: string): boolean =>
  name in MILLILITRES_OF || name === "handful" || name === "serving";

/** What one of the food weighs when people just count it. */
function gramsOfOne(food: Food): number | null {
  const whole = measured(food, "piece") ?? measured(food, "whole") ?? measured(food, "medium");
  if (whole !== null) return whole;
  return food.measures.find(({ name }) => !isVessel(name))?.grams ?? measured(food, "serving");
}

/** A dish that is counted lies loosely in a cup. */
const PIECES = ["piece", "chip"] as const;
const LOOSE_DENSITY = 0.6;

/** Grams of a millilitre: from the food's own cup or spoon, its density, or its kind. */
function densityOf(food: Food): number {
  for (const name of ["cup", "tbsp", "tsp"] as const) {
    const grams = measured(food, name);
    if (grams !== null) return grams / (MILLILITRES_OF[name] ?? 1);
  }
  if (food.kind === "dessert" && /\b(?:cake|brownie|cookie|muffin|biscuit|sponge)s?\b/.test(food.name))
    return BAKED_DENSITY;
  if (food.kind === "dish" && food.density === null && PIECES.some((name) => measured(food, name) !== null))
    return LOOSE_DENSITY;
  return food.density ?? DENSITY_OF_KIND[food.kind] ?? 0.8;
}

function gramsOfVolume(food: Food, name: string, millilitres: number): number {
  return measured(food, name) ?? millilitres * densityOf(food);
}

function gramsOfCount(food: Food, name: string): number | null {
  const size = SIZES[name];
  if (size !== undefined) {
    const one = gramsOfOne(food);
    return measured(food, name) ?? (one === null ? null : one * size);
  }
  for (const same of [name, ...(SAME_UNIT[name] ?? [])]) {
    const grams = measured(food, same);
    if (grams !== null) return grams;
  }
  const millilitres = MILLILITRES_OF[name];
  if (millilitres !== undefined && (food.density !== null || food.kind === "drink" || food.kind === "soup")) {
    return millilitres * densityOf(food);
  }
  if (food.kind === "herb" && isPackage(name)) return HERB_PACKAGE_GRAMS;
  return USUAL_GRAMS[name] ?? (millilitres === undefined ? null : millilitres * densityOf(food));
}

/** What so many of a unit of a food weigh, or null where nobody can say. A null unit counts pieces; "small" to "extra large" are units too. */
export function gramsOf(food: Food, quantity: number, unit: string | null): number | null {
  if (!Number.isFinite(quantity) || quantity < 0) return null;
  if (unit === null) {
    const one = gramsOfOne(food);
    return one === null ? null : quantity * one;
  }
  const known = unitOf(unit);
  if (known?.kind === "mass") return quantity * known.grams;
  const own = measured(food, unit);
  if (own !== null) return quantity * own;
  if (known?.kind === "volume") return quantity * gramsOfVolume(food, known.name, known.millilitres);
  const one = gramsOfCount(food, known?.name ?? unit);
  return one === null ? null : quantity * one;
}

/** The measure that a name ends in: a chocolate bar, a chicken leg. */
export function shapeIn(food: Food, name: string): string | null {
  const last = foodTokens(name).at(-1);
  return food.measures.find((measure) => measure.name === last)?.name ?? null;
}
