import type { IngredientRole } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import cuts from "./cuts.json" with { type: "json" };
import factors from "./factors.json" with { type: "json" };

const AROMATIC =
  /^(?:garlic|ginger|galangal|chilli|green-chilli|thai-chilli|jalapeno|serrano|habanero|shallot|spring-onion|lemongrass|lemon|lime|lemon-zest|lime-zest|orange-zest|olive|kalamata|.*-olive|olive-.*|capers|truffle|preserved-lemon)/;
const LEAST_CHEESE_KCAL = 85;

const isCheese = ({ id, per100g }: Food): boolean =>
  per100g.kcal > LEAST_CHEESE_KCAL &&
  per100g.protein > 5 &&
  !/^(?:milk|yogurt|skyr|cream-(?!cheese)|quark|kefir|whey|casein|egg)/.test(id);

const dairySlots = (food: Food): string[] => {
  if (/yogurt|skyr|labneh|quark/.test(food.id)) return ["yogurt", "sauce", "base"];
  if (/butter(?!milk)|ghee/.test(food.id)) return ["fat"];
  if (/powder|whey|casein/.test(food.id)) return ["protein"];
  if (isCheese(food)) return ["cheese", "soft"];
  return /cream|fraiche|half-and-half/.test(food.id) ? ["cream", "soft"] : ["milk", "liquid", "cream"];
};

const substituteSlots = (food: Food): string[] => {
  if (/milk/.test(food.id)) return ["milk", "liquid", "cream"];
  if (/yogurt/.test(food.id)) return ["yogurt", "sauce", "base"];
  if (/cheese/.test(food.id)) return ["cheese", "soft"];
  return /butter|cream|mayo|margarine/.test(food.id) ? ["fat", "cream"] : ["protein"];
};

const grainSlots = (food: Food): string[] => {
  if (/crumb|panko/.test(food.id)) return ["crumbs"];
  if (/flour|cornmeal|starch/.test(food.id)) return ["flour", "crust"];
  if (/^(?:semolina|masa-harina)$/.test(food.id)) return ["flour", "crust", "starch", "base"];
  return ["starch", "sheets", "base"];
};

const sweetSlots = (food: Food): string[] => {
  if (/cocoa|cacao/.test(food.id)) return ["cocoa", "chocolate"];
  return /chocolate/.test(food.id) ? ["chocolate"] : ["sweet"];
};

const SLOTS_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  meat: ["protein"],
  poultry: ["protein"],
  fish: ["protein"],
  shellfish: ["protein"],
  egg: ["protein", "egg"],
  legume: ["protein", "beans"],
  vegetable: ["vegetable", "starch"],
  bread: ["bread", "crust", "base"],
  fruit: ["fruit", "topping"],
  nut: ["nut", "topping"],
  seed: ["nut", "topping"],
  fat: ["fat"],
  drink: ["liquid", "milk"],
  pasta: ["starch", "sheets"],
};

/** The slots that a named food may fill, the likeliest first; none where it only flavours. */
export const slotsOf = (food: Food): readonly string[] => {
  if (AROMATIC.test(food.id)) return [];
  if (/^(?:cocoa|cacao|chocolate|dark-chocolate|milk-chocolate|white-chocolate)/.test(food.id))
    return sweetSlots(food);
  if (food.id.startsWith("protein-powder") || food.id === "pea-protein-powder") return ["protein"];
  if (/lettuce|arugula|mixed-salad-greens|watercress/.test(food.id)) return ["leaves", "vegetable"];
  if (/^(?:plantain|banana-green)/.test(food.id)) return ["vegetable", "starch", "fruit"];
  if (/^(?:besan|lupin-flour|soy-flour)$/.test(food.id)) return ["flour", "crust"];
  if (/^coconut-(?:milk|cream)/.test(food.id)) return ["milk", "cream", "liquid"];
  if (/^(?:stock|dashi|anchovy-stock)/.test(food.id)) return ["liquid"];
  if (food.id === "croutons") return ["topping", "nut"];
  if (food.kind === "dairy") return dairySlots(food);
  if (food.kind === "substitute") return substituteSlots(food);
  if (food.kind === "grain") return grainSlots(food);
  if (food.kind === "sweet") return sweetSlots(food);
  if (/^(?:peanut-butter|almond-butter|cashew-butter|tahini)/.test(food.id)) return ["nut"];
  return SLOTS_OF_KIND[food.kind] ?? [];
};

const isDry = (food: Food): boolean =>
  food.per100g.kcal > 250 &&
  ["legume", "grain", "pasta"].includes(food.kind) &&
  !/tofu|tempeh|peanut|fried/.test(food.id);

const DRY_FOR_WET = 0.42;
const WET_FOR_DRY = 2.2;
const FLOUR_FOR_DOUGH = 0.45;
const FACTORS: Readonly<Record<string, number>> = factors;

const STARCHY_PATTERNS = new Set(["creamy-salad", "fried", "skillet", "roast", "bake"]);

/** Potatoes are a vegetable in a stew and fill the plate beside a roast. */
export const slotsIn = (food: Food, patternId: string): readonly string[] => {
  const slots = slotsOf(food);
  const isFilling = /potato/.test(food.id) && STARCHY_PATTERNS.has(patternId);
  return isFilling ? ["starch", ...slots] : slots;
};

/** Without a usual food the grams are those of dry grain; what holds its water already needs more. */
export const gramsAlone = (food: Food, slot: string, grams: number): number =>
  food.id === "cocoa-powder"
    ? grams * (FACTORS[food.id] ?? 1)
    : slot === "starch" && !isDry(food)
      ? grams * 2.5
      : slot === "protein" && isDry(food)
        ? grams * 0.6
        : grams;

const SMALL =
  /mince|berr|shrimp|chickpea|lentil|bean|spinach|pea-|egg|tuna-canned|cherry-tomato|arugula|clam|mussel/;

/** A preparation that makes sense for the food: nobody slices lentils. */
export const preparationFor = (food: Food, preparation: string): string =>
  SMALL.test(food.id) &&
  /slice|melted|pieces|strips|cubes|chunks|ribbons|squares|trimmed|diced|small$/.test(preparation) &&
  !/tofu|string/.test(food.id)
    ? ""
    : preparation;

/** Grams of a food where so many grams of the usual one stand: dry grain swells, vegetables do not. */
export const gramsInstead = (food: Food, usual: Food | undefined, grams: number): number => {
  const factor = FACTORS[food.id];
  if (usual === undefined || usual.id === food.id) return grams;
  if (factor !== undefined && food.id !== "cocoa-powder") return grams * factor;
  const isDough = /dough|pastry/.test(usual.id);
  if (isDough && /flour/.test(food.id)) return grams * FLOUR_FOR_DOUGH;
  if (isDry(food) === isDry(usual) || usual.kind === "bread") return grams;
  if (isDry(usual) && /flour|cornstarch|oats|crumb|panko|meal/.test(usual.id)) return grams;
  return isDry(food) ? grams * DRY_FOR_WET : grams * WET_FOR_DRY;
};

type Cut = {
  readonly plain: string;
  readonly ground?: string;
  readonly slow?: string;
  readonly lean?: string;
  readonly fine?: string;
};
const CUTS: Readonly<Record<string, Cut | { readonly plain: string }>> = cuts;
const GROUND = new Set([
  "burger",
  "meatballs",
  "chili",
  "lasagna",
  "dumplings",
  "stuffed",
  "pasta",
  "nachos",
  "bake",
]);
const SLOW = new Set(["stew", "curry", "soup"]);
const LEAN = new Set([
  "salad",
  "stir-fry",
  "sandwich",
  "burrito",
  "skewers",
  "fried",
  "creamy-pasta",
  "creamy-salad",
  "bowl",
  "skillet",
]);

/** The cut a cook would buy for a kind of dish where somebody only says "chicken" or "beef". */
export const cutFor = (food: Food, patternId: string, byId: (id: string) => Food | undefined): Food => {
  const cut: Cut | undefined = CUTS[food.id];
  if (cut === undefined) return food;
  const fit = GROUND.has(patternId)
    ? cut.ground
    : SLOW.has(patternId)
      ? cut.slow
      : LEAN.has(patternId)
        ? cut.lean
        : patternId === "wellington"
          ? cut.fine
          : undefined;
  return byId(fit ?? cut.plain) ?? food;
};

const FLAVOUR_GRAMS: Readonly<Record<string, number>> = {
  herb: 3,
  spice: 0.8,
  sauce: 15,
  condiment: 10,
  sweet: 10,
  nut: 12,
  seed: 6,
  fruit: 40,
  dairy: 25,
  fat: 6,
  drink: 30,
  vegetable: 50,
  grain: 30,
  pasta: 40,
  bread: 40,
  baking: 1,
  egg: 50,
  legume: 60,
};

/** Grams a serving of a food that only flavours, or that no slot waits for. */
export const flavourGrams = (food: Food): number => {
  if (/^(?:garlic|ginger|galangal|chilli|.*-chilli|jalapeno|serrano)$/.test(food.id)) return 4;
  if (/^(?:habanero|nutmeg|mace|clove-spice|saffron)$/.test(food.id))
    return food.id === "habanero" ? 1.5 : 0.1;
  if (/^(?:lemon|lime|lemongrass|shallot|spring-onion|capers|truffle)/.test(food.id)) return 8;
  if (/-powder$|-flakes$|^(?:cajun|jerk)/.test(food.id)) return 0.8;
  return FLAVOUR_GRAMS[food.kind] ?? 20;
};

const ROLES: Readonly<Record<string, IngredientRole>> = {
  herb: "garnish",
  vegetable: "vegetable",
  fruit: "fruit",
  dairy: "dairy",
  fat: "fat",
  sweet: "sweetener",
  drink: "liquid",
  nut: "garnish",
  grain: "base",
  pasta: "base",
  bread: "base",
};

/** What a food that no slot waits for does in the dish. */
export const flavourRole = (food: Food): IngredientRole => ROLES[food.kind] ?? "seasoning";
