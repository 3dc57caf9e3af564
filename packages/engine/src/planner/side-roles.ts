import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";
import { FLOUR, gramsOf, isCold, isGrain, isRoot, LEAST_BASE_GRAMS, stands } from "./in-a-serving.ts";
import { hasFiller } from "./meal-base.ts";
import { once } from "./once.ts";

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
export const FILLER_ROLES: ReadonlySet<SideRole> = new Set(["bread", "grain", "pasta", "roots"]);

export const heaviestOf = (component: Component): Food | undefined =>
  component.foods
    .filter(({ kind, id }) => kind !== "drink" && !POURED.test(id))
    .toSorted((one, other) => gramsOf(component, other) - gramsOf(component, one))[0];

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
export const isMash = once(({ dish }) => MASH.test(dish.name));

/** Glazed carrots and sweet potatoes: sweet beside what they stand. */
export const isSweetRoot = once((side) =>
  /carrot|sweet-potato|squash|beet|parsnip|pumpkin/.test(heaviestOf(side)?.id ?? ""),
);

/** From its main food: what is mostly flour is bread, what is mostly potato is potatoes. */
const roleByFood = (component: Component, { kind, id, ...food }: Food): SideRole => {
  const isFried = stands(component, isFryingOil, LEAST_FRYING_GRAMS);
  if (FLOUR.test(id) && isFried) return "roots";
  if (kind === "bread" || FLOUR.test(id) || component.dish.form === "toast") return "bread";
  if (stands(component, isGrain, LEAST_BASE_GRAMS)) return "grain";
  if (kind === "pasta") return "pasta";
  if (isRoot({ kind, id, ...food }) || isMash(component)) return "roots";
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

/** What a side or an extra is beside a lunch or dinner. */
export const roleOf = once(sideRoleOf);

export const isFiller = (side: Component): boolean => FILLER_ROLES.has(roleOf(side));

/** Beans and a casserole with rice in it do not take the place of rice, but nobody serves both beside a dish. */
export const isFilling = (side: Component): boolean =>
  isFiller(side) || roleOf(side) === "pulses" || (!side.isExtra && hasFiller(side));
