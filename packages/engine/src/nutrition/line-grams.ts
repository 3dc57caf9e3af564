import { isHeading } from "@meal/reader/lines/is-heading";
import { readIngredientLine, type IngredientLine } from "@meal/reader/lines/read-line";
import type { Food } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { gramsOf, shapeIn } from "../foods/grams-of.ts";
import { asLeanAsSaid, asUsuallyBought } from "../foods/leaner.ts";
import { unitOf } from "@meal/reader/units/units";
import { withinName } from "../foods/within-name.ts";
import { boughtWhole } from "./bought-whole.ts";
import { isOnTheBone, shareOffTheBone } from "./on-the-bone.ts";
import { weightBehind } from "./said-weight.ts";

/** What an ingredient line puts on the plates: which food, and how much of it is eaten. */
export type LineFood = { readonly food: Food | null; readonly grams: number };

/** What is left of a can when the liquid is poured away. */
const DRAINED_SHARE: Readonly<Record<string, number>> = {
  legume: 0.6,
  fish: 0.78,
  shellfish: 0.7,
  fruit: 0.62,
};
/** Frying fat that stays in the pan. */
const FRYING_SHARE_EATEN = 0.15;
const FRYING_GRAMS_WITHOUT_AMOUNT = 20;
const MARINADE_SHARE_EATEN = 0.4;
/** The amount is already what ends on the plate: "for frying, what is absorbed", "what clings; marinate in twice as much". */
const EATEN_OF_IT =
  /\bwhat (?:is (?:absorbed|eaten|taken up|dipped up|left)|stays|clings|the \p{L}+ takes? up)\b/iu;
/** What is poured away with a brine, or with what something was soaked in. */
const POURED_AWAY = /\b(?:for|to) (?:the |a )?(?:(?:\w+ )?brin(?:e|ing)|soak(?:ing)?)\b/i;
/** About half of what is laid out to turn something in stays on the plate. */
const TURNED_IN = /\b(?:for|to) (?:dredg(?:e|ing)|coat(?:ing)?|dust(?:ing)?|roll(?:ing)?)\b/i;
const TURNED_IN_SHARE_EATEN = 0.5;
const WHOLE_BIRD = 0.6;
/** A bird is cut into so many pieces. */
const PIECES_OF_A_BIRD = 8;
const BIRDS: ReadonlySet<string> = new Set(["chicken-whole", "turkey-whole", "duck-whole"]);
const PEELED = 0.9;
const IN_SHELL = 0.3;

const JUICES: readonly { readonly words: RegExp; readonly food: string; readonly grams: number }[] = [
  { words: /\blemons?\b/i, food: "lemon juice", grams: 48 },
  { words: /\blimes?\b/i, food: "lime juice", grams: 30 },
  { words: /\boranges?\b/i, food: "orange juice", grams: 86 },
];

/** "1/2 orange juice" is the juice of half of one. */
const isCountedJuice = ({ quantity, unit, name }: IngredientLine): boolean =>
  quantity !== null && unit === null && /\b(?:lemon|lime|orange) juice$/i.test(name);

/** "Juice of 1 lemon" is juice, not a lemon. */
function readJuice(index: FoodIndex, line: string, item: IngredientLine): LineFood | null {
  const isJuiced =
    /\bjuice of\b|\bjuiced\b|^juice\b/i.test(line) ||
    /^juice/i.test(item.preparation ?? "") ||
    isCountedJuice(item);
  if (!isJuiced || (item.unit !== null && !/^(?:small|medium|large|piece)$/.test(item.unit))) return null;
  const juice = JUICES.find(({ words }) => words.test(line));
  const food = juice && index.find(juice.food)?.food;
  return food ? { food, grams: juice.grams * (item.quantity ?? 1) } : null;
}

/** Of "milk or water" the first is meant, and of "chicken or beef broth" the first with the noun of the second. */
function firstOfChoice(index: FoodIndex, name: string, first: string): Food | null {
  if (first === name || (index.find(name)?.score ?? 0) >= 0.96) return null;
  const noun = name.split(" ").at(-1) ?? "";
  const shared = index.find(`${first} ${noun}`);
  if (shared && shared.score >= 0.93) return shared.food;
  const chosen = index.find(first);
  return chosen && chosen.score >= 0.9 ? chosen.food : null;
}

const CUT_WITH = /\b(?:skin|bone)[- ](?:on|in)\b/i;
/** What a cut says of its skin and bones beside the one that names its row. */
const CUTS_WITH = /\b(?:skin|bone)[- ](?:on|in)\b|\b(?:bone|skin)less\b/gi;

/** "12 ounces noodles, cooked according to the package" were weighed before. */
const COOKED_BEFORE =
  /\bcooked\b(?! (?:according|as (?:directed|per)|per\b|following|to (?:the )?(?:package|packet|al dente)|al dente|until))/i;

/** "8 ounces spaghetti, cooked and drained" is half a package of it. */
const isDryPasta = (index: FoodIndex, { unit, name }: IngredientLine): boolean =>
  unitOf(unit ?? "")?.kind === "mass" && index.find(name)?.food.kind === "pasta";

/** What stands behind an "or", at the beginning or within: "or sourdough bread, toasted". */
const choices = (words: string): readonly string[] =>
  words
    .split(/(?:^|\s+)or\s+/i)
    .slice(1)
    .map((each) => each.replace(/,.*$/, ""));

/** What a food lies in, is mixed with or is made from. */
const BESIDE_THE_NAME =
  /\s+(?:(?:mixed|dissolved|blended|combined) (?:with|in)|made (?:from|of|with)|in(?= .*(?:sauce|gravy|liquid|brine)$)) .*$/i;
const PASTRY = /^(?:pastry|dough|crust|crusts)$/i;
const CANNED = /\b(?:cans?|tins?|canned|tinned)\b/i;

/** Two peppers are vegetables; a spice is not counted. */
const isCountedPepper = ({ quantity, unit, name }: IngredientLine): boolean =>
  /^peppers?$/i.test(name) && quantity !== null && unitOf(unit ?? "") === null;

/** Beans out of a can are cooked, whatever their row in the table is. */
function asCanned(index: FoodIndex, food: Food, name: string): Food {
  if (food.kind !== "legume") return food;
  const soaked = [`canned ${name}`, `cooked ${name}`].map((each) => index.find(each)?.food);
  return soaked.find((each) => each?.kind === "legume" && each.per100g.kcal < food.per100g.kcal) ?? food;
}

function findFood(index: FoodIndex, item: IngredientLine, line: string): Food | null {
  const food = findNamed(index, item, line);
  return food !== null && CANNED.test(`${item.unit ?? ""} ${line}`) ? asCanned(index, food, item.name) : food;
}

function findNamed(index: FoodIndex, item: IngredientLine, line: string): Food | null {
  const first = item.name.replace(BESIDE_THE_NAME, "").split(/\s+or\s+|\//i)[0] ?? item.name;
  // Where the first of a choice is unknown, another one of it is meant as well.
  const others = [item.name, item.preparation ?? ""].flatMap((words) => choices(words));
  const isCooked =
    COOKED_BEFORE.test(item.preparation ?? "") && !/\bun-?cooked\b/i.test(line) && !isDryPasta(index, item);
  // With its skin and its bones it is another cut, wherever the line says so.
  const cut = CUT_WITH.exec(line)?.[0].toLowerCase();
  const names = [
    ...(isCountedPepper(item) ? ["bell pepper"] : []),
    ...(PASTRY.test(item.name) && /\bpies?\b/i.test(line) ? ["pie crust"] : []),
    ...(isCooked ? [`cooked ${item.name}`] : []),
    ...(cut === undefined ? [] : [`${cut} ${item.name.replace(CUTS_WITH, "").trim()}`]),
  ];
  const special = names.map((name) => index.find(name)).find((match) => match !== null && match.score >= 0.9);
  if (special) return special.food;
  const chosen = firstOfChoice(index, item.name, first);
  if (chosen) return chosen;
  for (const name of [...names, item.name, first, ...others]) {
    const match = index.find(name);
    if (match && match.score >= 0.5) return match.food;
  }
  return null;
}

const sizeIn = (line: string): string | null =>
  /\b(extra[- ]large|large|medium|small|jumbo|mini)\b/i.exec(line)?.[1]?.toLowerCase().replace("-", " ") ??
  null;

/** How much nearer the whole has to be to what one usually weighs. */
const CLEARLY = 0.3;

/** "2 to 3 (1 pound) breasts" weigh a pound together, "4 (6-ounce) fillets" each: what is nearer to a usual piece. */
function gramsOfSized(food: Food, quantity: number, item: IngredientLine, size: number): number {
  const piece = item.unit === null ? gramsOf(food, 1, shapeIn(food, item.name)) : null;
  if (piece === null || piece <= 0 || quantity <= 1) return quantity * size;
  const off = (grams: number): number => Math.abs(Math.log(grams / piece));
  return off(size / quantity) + CLEARLY < off(size) ? size : quantity * size;
}

const isMass = (unit: string | null): boolean => unitOf(unit ?? "")?.kind === "mass";

/** One of these is the whole recipe of something: a crust, a dough. */
const WHOLE_RECIPE = /^(?:recipe|batch)$/;

/** What a bone in a soup brings to it: two cups of meat, or what clung to it. */
const HAM_BONE = /\bham bones?\b/i;
const STILL_MEATY = /\bmeaty\b|\bwith (?:some )?meat\b|\(or [^)]*\bham\b/i;
const MEATY_BONE_GRAMS = 225;
const BARE_BONE_GRAMS = 80;
/** "4 inner leaves of romaine lettuce". */
const LEAVES_OF = /^(?:\w+ )?leaves (?:of|from) /i;
/** "8 skewers", "four parfait glasses": what it is made or served with. */
const NO_FOOD =
  /\b(?:glasses|skewers?|toothpicks?|(?:muffin|cupcake|paper) (?:liners?|cups?)|parchment(?: paper)?|foil|cheesecloth|twine|(?:loaf|baking|cake|pie|muffin) (?:pans?|dish(?:es)?|tins?))$/i;

/** Grams as written, before anything is drained, boned or left in the pan. */
function writtenGrams(food: Food, item: IngredientLine, line: string): number | null {
  // Of "2 to 3" the smaller counts, as in the figures that are printed below recipes.
  const { quantity } = item;
  const also = item.alsoMeasured;
  // What was weighed is weighed: a cup beside it is how much that looks like.
  const isWeighed = isMass(item.unit) && quantity !== null && !isMass(also?.unit ?? null);
  if (also && !isWeighed) {
    const grams = gramsOf(food, also.quantity, also.unit);
    if (grams !== null && grams > 0) return grams;
  }
  if (quantity === null) return null;
  if (item.packageSize) {
    const each = gramsOf(food, item.packageSize.quantity, item.packageSize.unit);
    if (each !== null && each > 0) return gramsOfSized(food, quantity, item, each);
  }
  const behind = weightBehind(food, item, quantity);
  if (behind !== null) return behind;
  const whole = boughtWhole(food, item, line);
  if (whole !== null) return quantity * whole;
  if (HAM_BONE.test(item.name))
    return quantity * (STILL_MEATY.test(line) ? MEATY_BONE_GRAMS : BARE_BONE_GRAMS);
  if (item.unit === "piece" && BIRDS.has(food.id))
    return quantity * ((gramsOf(food, 1, null) ?? 0) / PIECES_OF_A_BIRD);
  if (WHOLE_RECIPE.test(item.unit ?? "")) return gramsOf(food, quantity, null);
  const unit = item.unit ?? (LEAVES_OF.test(item.name) ? "leaf" : shapeIn(food, item.name));
  return gramsOf(food, quantity, unit ?? sizeIn(line)) ?? gramsOf(food, quantity, unit);
}

/** The share of the written weight that somebody eats. */
function eatenShare(food: Food, item: IngredientLine, line: string): number {
  const isCanned = item.unit === "can" || item.unit === "jar" || /\bcans?\b|\btins?\b|\bcanned\b/i.test(line);
  const isWeighed =
    item.packageSize !== null ||
    /^(?:g|kg|oz|lb)$/.test(item.unit ?? "") ||
    unitOf(item.alsoMeasured?.unit ?? "")?.kind === "mass";
  if (BIRDS.has(food.id) && !/\b(?:meat|shredded|cooked|boneless|pieces|ground)\b/i.test(line))
    return WHOLE_BIRD;
  const drained = DRAINED_SHARE[food.kind];
  if (
    isCanned &&
    isWeighed &&
    drained !== undefined &&
    (food.kind === "legume" || /\bdrained\b/i.test(line))
  ) {
    return /\bdrained (?:weight|about)\b|\b(?:oz|g) drained\b/i.test(line) ? 1 : drained;
  }
  if (EATEN_OF_IT.test(line)) return 1;
  if (/\b(?:for|to) (?:deep[- ]?)?fry(?:ing)?\b|\bdeep[- ]frying\b/i.test(line) && food.kind === "fat") {
    return (item.quantity ?? 0) > 0 && /tbsp|tsp/.test(item.unit ?? "") ? 1 : FRYING_SHARE_EATEN;
  }
  if (POURED_AWAY.test(line)) return 0;
  if (TURNED_IN.test(line)) return TURNED_IN_SHARE_EATEN;
  if (/\bmarinade\b/i.test(line)) return MARINADE_SHARE_EATEN;
  if (!isWeighed) return 1;
  if (
    food.kind === "shellfish" &&
    /\b(?:mussels|clams|cockles)\b/i.test(line) &&
    !/\b(?:shelled|meat|cooked)\b/i.test(line)
  )
    return IN_SHELL;
  if (isOnTheBone(food, line)) return shareOffTheBone(line);
  return /\bpeeled\b/i.test(line) && food.kind === "vegetable" ? PEELED : 1;
}

/** Nobody who names no amount means a whole head of lettuce or a handful of seeds. */
const MOST_WITHOUT_AMOUNT: Readonly<Record<string, number>> = {
  seed: 4,
  nut: 10,
  vegetable: 60,
  fruit: 80,
  sauce: 20,
};
const MOST_OF_ANY = 120;

/** What may come on top, beside an amount that does not: "1/2 cup parmesan (plus more if desired)". */
const ON_TOP = /\b(?:plus|and|or|with|\+) (?:some |a (?:bit|little) )?(?:more|extra|additional)\b[^),;]*/gi;

/** What may be left out is no part of the figures that are printed below recipes. */
export const isOptional = (line: string): boolean =>
  /\boptional\b|\bif (?:desired|you like)\b(?=\W*(?:$|[),;*]))/i.test(line.replace(ON_TOP, ""));

/** What is made already and comes without an amount stands beside the dish: "vanilla ice cream", "fries". */
const STANDS_BESIDE = /^(?:dessert|dish|sauce)$/;

/** A spray of a second or two over a pan. */
const SPRAYED_GRAMS = 1.5;

/** What a line without a number puts in: a pinch, a garnish, what stays of the frying oil. */
function gramsWithoutAmount(food: Food, line: string): number {
  if (/\bto taste\b/i.test(line) || /^(?:spice|herb|drink)$/.test(food.kind)) return 0;
  if (STANDS_BESIDE.test(food.kind)) return 0;
  if (food.id === "cooking-spray") return SPRAYED_GRAMS;
  if (food.kind === "fat") return /\bfry/i.test(line) ? FRYING_GRAMS_WITHOUT_AMOUNT : 9;
  const usual = MOST_WITHOUT_AMOUNT[food.kind] ?? MOST_OF_ANY;
  return Math.min(
    /\b(?:serv|garnish|sprinkl|dust|drizzl|top)/i.test(line) ? 10 : (gramsOf(food, 1, null) ?? 15),
    usual,
  );
}

/** Grams of a food that were understood, in the line that was read. */
function gramsOfLine(food: Food, item: IngredientLine, line: string): number {
  if (isOptional(line)) return 0;
  const written = item.quantity === null && !item.alsoMeasured ? null : writtenGrams(food, item, line);
  if (written !== null) return written * eatenShare(food, item, line);
  return item.quantity === null ? (boughtWhole(food, item, line) ?? gramsWithoutAmount(food, line)) : 0;
}

/** Reads an ingredient line into a food and the grams of it that are eaten. */
export function readLineFood(index: FoodIndex, line: string): LineFood {
  if (isHeading(line)) return { food: null, grams: 0 };
  const item = readIngredientLine(line);
  if (NO_FOOD.test(item.name)) return { food: null, grams: 0 };
  const juice = readJuice(index, line, item);
  if (juice) return juice;
  const food = findFood(index, item, line);
  return food
    ? { food: asUsuallyBought(asLeanAsSaid(food, item.name), line), grams: gramsOfLine(food, item, line) }
    : { food: null, grams: 0 };
}

/**
 * The food that a line which was not understood comes nearest to: what stands in its name among words that nobody knows, such
 * as those of a brand. Good enough for the sum of a recipe, and never for what is in it.
 */
export function guessLineFood(index: FoodIndex, line: string): LineFood {
  const item = readIngredientLine(line);
  if (NO_FOOD.test(item.name)) return { food: null, grams: 0 };
  const food = withinName(item.name, (name) => index.find(name))?.food ?? null;
  return food
    ? { food: asUsuallyBought(asLeanAsSaid(food, item.name), line), grams: gramsOfLine(food, item, line) }
    : { food: null, grams: 0 };
}
