import type { Diet } from "@meal/domain/chef/vocabulary";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";
import { at, PROTEIN } from "./figures.ts";
import { isHandful } from "./fruit-and-nuts.ts";
import { once } from "./once.ts";
import { greenGramsOf } from "./same-vegetable.ts";

/** What something is beside a lunch or a dinner. */
export type SideRole =
  | "bread"
  | "grain"
  | "pasta"
  | "roots"
  | "pulses"
  | "soup"
  | "salad"
  | "greens"
  | "raw"
  | "dip"
  | "cheese"
  | "nibble"
  | "piece"
  | "sweet"
  | "meal";

/** What a lunch or dinner stands on, which decides what goes beside it. */
type MealBase =
  | "soup"
  | "bread"
  | "dough"
  | "salad"
  | "board"
  | "eggs"
  | "pasta"
  | "grain"
  | "roots"
  | "plain";

const BESIDE: Readonly<Record<MealBase, ReadonlySet<SideRole>>> = {
  soup: new Set(["bread", "salad", "sweet"]),
  bread: new Set(["salad", "raw", "soup", "roots", "dip", "cheese", "greens", "sweet"]),
  dough: new Set(["salad", "greens", "sweet"]),
  salad: new Set(["bread", "soup", "cheese", "piece", "sweet"]),
  board: new Set(["bread", "salad", "raw", "soup", "cheese", "piece", "sweet"]),
  eggs: new Set(["bread", "salad", "greens", "raw", "roots", "piece", "sweet"]),
  pasta: new Set(["bread", "salad", "greens", "raw", "piece", "sweet"]),
  grain: new Set(["bread", "salad", "greens", "raw", "dip", "pulses", "piece", "sweet"]),
  roots: new Set(["salad", "greens", "raw", "dip", "sweet"]),
  plain: new Set([
    "bread",
    "grain",
    "pasta",
    "roots",
    "pulses",
    "salad",
    "greens",
    "raw",
    "dip",
    "piece",
    "sweet",
  ]),
};

/** Who eats next to no starch fills a plate with what is left. */
export const STARCHLESS: ReadonlySet<Diet> = new Set(["keto", "carnivore", "paleo", "whole30", "raw"]);

/** Bread with rice is a habit of these tables, and so are beans. */
const FLATBREAD_CUISINES: ReadonlySet<string> = new Set([
  "indian",
  "mexican",
  "middle-eastern",
  "mediterranean",
]);

/** Rice goes with their dishes; potatoes only where the very kitchen has them. */
const EASTERN: ReadonlySet<string> = new Set(["chinese", "japanese", "korean", "thai"]);

const FLOUR = /flour|cornmeal|masa-harina|starch|crumb|crust|pastry|phyllo|wrapper|dough/;
const POURED = /milk|cream|stock|yogurt|^water$/;
/** A piece of meat, fish, egg or tofu. */
export const PIECES: ReadonlySet<string> = new Set([
  "beef",
  "pork",
  "lamb",
  "poultry",
  "fish",
  "shellfish",
  "egg",
  "soy",
]);

/** What fills beside a dish: one of them is enough. */
const FILLER_ROLES: ReadonlySet<SideRole> = new Set(["bread", "grain", "pasta", "roots"]);

const gramsOf = ({ dish }: Component, food: Food): number =>
  dish.ingredients.reduce((sum, { foodId, grams }) => sum + (foodId === food.id ? grams : 0), 0) /
  dish.servings;

const heaviestOf = (component: Component): Food | undefined =>
  component.foods
    .filter(({ kind, id }) => kind !== "drink" && !POURED.test(id))
    .toSorted((one, other) => gramsOf(component, other) - gramsOf(component, one))[0];

const LEAST_BASE_GRAMS = 30;
/** Of 80 g of potatoes, or of 35 g of fries. */
const LEAST_ROOTS_KCAL = 62;

const stands = (component: Component, isBase: (food: Food) => boolean, least: number): boolean =>
  component.foods.some((food) => isBase(food) && gramsOf(component, food) >= least);

/** Potatoes, corn and plantains; a banana is none. */
const isRoot = ({ kind, tags, id }: Food): boolean =>
  (kind === "vegetable" && tags.includes("starchy")) || id.startsWith("plantain");

const hasRoots = (component: Component): boolean =>
  component.foods.some(
    (food) => isRoot(food) && (gramsOf(component, food) * food.per100g.kcal) / 100 >= LEAST_ROOTS_KCAL,
  );

export const isCold = once(({ dish }) =>
  dish.steps.every(({ category }) => category === "preparation" || category === "mixing"),
);

const isGrain = ({ kind, id }: Food): boolean => kind === "grain" && !FLOUR.test(id);

/** From this much flour in a serving on, vegetables are fried in batter, and fill like potatoes. */
const LEAST_BATTER_GRAMS = 15;

const GROWN: ReadonlySet<string> = new Set(["vegetable", "fruit", "legume"]);

/** What is left when all that fills is told: vegetables, or a bite of egg or cheese. */
const roleOfGreens = (component: Component, { kind }: Food): SideRole => {
  if (!GROWN.has(kind)) return "nibble";
  if (stands(component, ({ id }) => FLOUR.test(id), LEAST_BATTER_GRAMS)) return "roots";
  return isCold(component) ? "raw" : "greens";
};

/** Hush puppies fill like potatoes, and stand where fries do. */
const LEAST_FRYING_GRAMS = 15;
const isFryingOil = ({ id }: Food): boolean => id === "vegetable-oil";

/** Mash is mash, of potatoes or of cauliflower. */
const MASH = /\bmash/i;

/** From its main food: what is mostly flour is bread, what is mostly potato is potatoes. */
const roleByFood = (component: Component, { kind, id, ...food }: Food): SideRole => {
  const isFried = stands(component, isFryingOil, LEAST_FRYING_GRAMS);
  if (FLOUR.test(id) && isFried) return "roots";
  if (kind === "bread" || FLOUR.test(id) || component.dish.form === "toast") return "bread";
  if (stands(component, isGrain, LEAST_BASE_GRAMS)) return "grain";
  if (kind === "pasta") return "pasta";
  if (isRoot({ kind, id, ...food }) || MASH.test(component.dish.name)) return "roots";
  if (kind === "nut" || kind === "seed" || id.startsWith("olive-")) return "nibble";
  const isSpooned = component.dish.form === "bowl" && isCold(component);
  if (isSpooned && !component.isExtra) return "dip";
  if (kind === "legume") return "pulses";
  return roleOfGreens(component, { kind, id, ...food });
};

/** A salad of macaroni or beans fills like macaroni and beans. */
const ROLE_OF_SALAD: Readonly<Record<string, SideRole>> = { pasta: "pasta", legume: "pulses" };

/** What a side or an extra is, once for each. */
const sideRoleOf = (component: Component): SideRole => {
  const { dish, foods, isExtra, proteinGroup } = component;
  if (isExtra && foods.every(({ kind }) => kind === "nut" || kind === "seed")) return "nibble";
  const heaviest = heaviestOf(component);
  if (dish.category === "dessert")
    return heaviest?.kind === "nut" && dish.form === "bowl" ? "nibble" : "sweet";
  if (heaviest === undefined) return "meal";
  if (dish.form === "soup") return "soup";
  if (isExtra && PIECES.has(PROTEIN_GROUPS[proteinGroup] ?? "") && !component.isStarchy) return "piece";
  if (isExtra && foods.every(({ kind }) => kind === "dairy")) return "cheese";
  if (dish.category === "main" && !isExtra) return "meal";
  if (dish.form === "salad") return ROLE_OF_SALAD[heaviest.kind] ?? (isRoot(heaviest) ? "roots" : "salad");
  return roleByFood(component, heaviest);
};

const BAKED_FORMS: ReadonlySet<string> = new Set(["bake", "cake", "pot"]);
const DOUGH = /pastry|phyllo|wrapper|dough|masa/;
const CRUMB = /crumb|panko|crust/;
/** Out of the oven or a pot flour is a crust or a dumpling; out of a pan less than this is the coat of a schnitzel. */
const LEAST_FLOUR_GRAMS = 60;

const isFlour = ({ id }: Food): boolean => FLOUR.test(id) && !CRUMB.test(id);

const hasDough = once((component: Component): boolean => {
  const isBaked = BAKED_FORMS.has(component.dish.form);
  return (
    stands(component, isFlour, isBaked ? LEAST_BASE_GRAMS : LEAST_FLOUR_GRAMS) ||
    stands(component, ({ kind, id }) => kind === "bread" || DOUGH.test(id), LEAST_BASE_GRAMS)
  );
});

const mealBaseOf = (component: Component): MealBase => {
  const { dish, proteinGroup } = component;
  if (dish.form === "soup") return "soup";
  if (dish.form === "salad") return "salad";
  if (["sandwich", "wrap", "toast"].includes(dish.form)) return "bread";
  if (stands(component, ({ kind }) => kind === "pasta", LEAST_BASE_GRAMS)) return "pasta";
  if (stands(component, isGrain, LEAST_BASE_GRAMS)) return "grain";
  if (hasRoots(component)) return "roots";
  if (dish.category === "breakfast" && PROTEIN_GROUPS[proteinGroup] === "egg") return "eggs";
  if (dish.form === "bowl" || isCold(component)) return "board";
  return hasDough(component) ? "dough" : "plain";
};

/** What a side or an extra is beside a lunch or dinner. */
export const roleOf = once(sideRoleOf);
const baseOf = once(mealBaseOf);

const hasFish = once(({ foods }) => foods.some(({ kind }) => kind === "fish" || kind === "shellfish"));
const hasMeat = once(({ foods }) =>
  foods.some(({ kind }) => ["meat", "poultry", "fish", "shellfish", "egg"].includes(kind)),
);
const hasPulses = once(({ foods }) => foods.some(({ kind, id }) => kind === "legume" || id === "hummus"));

/** As much rice, crust and corn together as two spoons of rice: what they stuff or bake into fills. */
const LEAST_FILLING_KCAL = 75;

const isFillingFood = (food: Food): boolean =>
  isGrain(food) || food.kind === "pasta" || isRoot(food) || food.id === "cornmeal";

const fillingKcal = (component: Component): number =>
  component.foods
    .filter(isFillingFood)
    .reduce((sum, food) => sum + (gramsOf(component, food) * food.per100g.kcal) / 100, 0);

/** Rice, pasta, bread or potatoes in it; beans are none. A few noodles in a soup leave room for bread. */
export const hasFiller = once(
  (component) =>
    stands(component, (food) => isGrain(food) || food.kind === "pasta", LEAST_BASE_GRAMS) ||
    hasRoots(component) ||
    hasDough(component) ||
    (component.dish.form !== "soup" && fillingKcal(component) >= LEAST_FILLING_KCAL),
);

const FILLED: ReadonlySet<MealBase> = new Set(["soup", "eggs", "plain"]);
const LIGHT: ReadonlySet<string> = new Set(["plant", "nut", "dairy"]);

/** Whether it is a dinner only together with bread, rice or potatoes; a salad with chicken or beans is one by itself. */
export const wantsFiller = (main: Component): boolean =>
  FILLED.has(baseOf(main)) ||
  (baseOf(main) === "salad" && LIGHT.has(PROTEIN_GROUPS[main.proteinGroup] ?? ""));

export const isFiller = (side: Component): boolean => FILLER_ROLES.has(roleOf(side));

/** Beans do not take the place of rice, but nobody serves both beside a dish. */
export const isFilling = (side: Component): boolean => isFiller(side) || roleOf(side) === "pulses";

/** Whose bread: a baguette goes with pasta and with most of Europe's pots, hush puppies with what is fried in America. */
const isBreadInPlace = (main: Component, { cuisine }: Component): boolean => {
  if (baseOf(main) === "pasta") return cuisine === null || cuisine === "italian";
  const isPieceOfMeat = baseOf(main) === "plain" && main.dish.form !== "pot";
  return !(isPieceOfMeat && main.cuisine === "american") || cuisine !== null;
};

const LEAST_TOMATO_GRAMS = 60;

/** Chicken Parmesan stands with bread or polenta, not with potatoes or lentils. */
const isInTomato = once(
  (component) =>
    component.cuisine === "italian" &&
    stands(component, ({ id }) => id.includes("tomato"), LEAST_TOMATO_GRAMS),
);

/** Carrots and squash are sweet: they go with meat and macaroni and cheese, not with garlic and oil. */
const SWEET_ROOT = /carrot|beet|parsnip|squash/;
const isSweetRoot = once((component) => SWEET_ROOT.test(heaviestOf(component)?.id ?? ""));

/** So much of a vegetable in a serving is what stands beside other dishes. */
const PLENTY_OF_GREENS_GRAMS = 100;

const isInLeaves = once(({ dish }) => /lettuce (?:cup|wrap)/i.test(dish.name));

const groupOf = ({ proteinGroup }: Component): string => PROTEIN_GROUPS[proteinGroup] ?? "";

/** From this much in a serving on, cheese is what a dish has for meat. */
const MUCH_PROTEIN_GRAMS = 15;

const isOfCheese = once(
  (component) => groupOf(component) === "dairy" && at(component.figures, PROTEIN) >= MUCH_PROTEIN_GRAMS,
);

/** Where an egg is fried over rice and beans. */
const hasEggsOnTop = ({ cuisine }: Component): boolean =>
  cuisine !== null && (cuisine === "mexican" || EASTERN.has(cuisine));

/** Chicken beside paneer, an egg beside a bowl of chickpeas or a casserole. */
const isPieceTooMany = (main: Component, addon: Component): boolean =>
  isOfCheese(main) || (groupOf(addon) === "egg" && (!isCold(main) || hasPulses(main)) && !hasEggsOnTop(main));

const NEVER_WITH_SOUP: ReadonlySet<SideRole> = new Set(["piece", "greens", "roots"]);

/** What nobody sets beside a dish, whatever they live on. */
const isOutOfPlace = (main: Component, addon: Component): boolean => {
  const role = roleOf(addon);
  if (role === "cheese") return !isCold(main) || hasFish(main);
  if (role === "piece" && isPieceTooMany(main, addon)) return true;
  return baseOf(main) === "soup" && NEVER_WITH_SOUP.has(role);
};

/** What fills beside what is filled, leaves that stand in for bread, or beans. */
const isFillerTooMany = (main: Component, role: SideRole): boolean => {
  if (role === "bread" && isInLeaves(main)) return true;
  if (role === "roots" && hasPulses(main)) return true;
  return (FILLER_ROLES.has(role) || role === "pulses") && baseOf(main) === "plain" && hasFiller(main);
};

/** Glazed carrots with aglio e olio, green beans with chicken and broccoli. */
const isGreenTooMany = (main: Component, addon: Component): boolean =>
  greenGramsOf(main) >= PLENTY_OF_GREENS_GRAMS ||
  (baseOf(main) === "pasta" && main.cuisine === "italian" && isSweetRoot(addon));

/** Whether a side has its place beside what a lunch or dinner stands on. */
export const isSideInPlace = (main: Component, addon: Component, diet: Diet): boolean => {
  const role = roleOf(addon);
  const base = baseOf(main);
  if (role === "meal") return false;
  if (diet === "carnivore") return true;
  if (isOutOfPlace(main, addon)) return false;
  // Olives go with a salad; a bowl of seeds is a snack, but for who eats nothing that is cooked.
  if (STARCHLESS.has(diet)) return diet === "raw" || !isHandful(addon);
  if (role === "nibble" || !BESIDE[base].has(role) || isFillerTooMany(main, role)) return false;
  const cuisine = main.cuisine ?? "";
  if (role === "pulses" && hasPulses(main)) return false;
  if (base === "grain" && (role === "bread" || role === "pulses")) return FLATBREAD_CUISINES.has(cuisine);
  if (role === "dip")
    return addon.cuisine === null || main.cuisine === addon.cuisine || FLATBREAD_CUISINES.has(cuisine);
  if (role === "piece") return !PIECES.has(PROTEIN_GROUPS[main.proteinGroup] ?? "") && !hasMeat(main);
  if (role === "cheese") return !hasPulses(main);
  if (role === "greens" && isGreenTooMany(main, addon)) return false;
  if ((role === "roots" || role === "grain" || role === "pulses") && isInTomato(main))
    return addon.cuisine === "italian";
  // Potatoes go with an omelet, not with shakshuka.
  if (role === "roots" && base === "eggs" && FLATBREAD_CUISINES.has(cuisine)) return false;
  if (role === "roots" && EASTERN.has(cuisine)) return main.cuisine === addon.cuisine;
  if (role === "roots" && base === "plain") return PIECES.has(PROTEIN_GROUPS[main.proteinGroup] ?? "");
  if (role === "bread") return isBreadInPlace(main, addon);
  // Carrot sticks go in a lunch box, not beside a curry, nor beside chicken that stands on a slice of bread.
  if (role === "raw") return isCold(main) || base === "bread";
  if (base === "bread" && role === "greens") return !isCold(main) && main.dish.form !== "toast";
  // Fries go with a burger, mash and boiled potatoes do not.
  if (base === "bread" && role === "roots") return addon.dish.form !== "bowl";
  return true;
};
