import type { Allergen, Diet } from "@meal/domain/chef/vocabulary";
import { DIET_RULES, type DietRule } from "../diets/diet-rules.ts";
import { dietsOf } from "@meal/domain/chef/diets-of";
import { ruleOfDiets } from "../diets/rule-of-diets.ts";
import { adaptDish, type AdaptedDish } from "../dishes/adapt-dish.ts";
import type { Dish } from "../dishes/dish.ts";
import { isSalt, withoutUnsaidSalt } from "../dishes/unsaid-salt.ts";
import type { Food } from "../foods/food.ts";
import { type Component, createComponent } from "./component.ts";
import { honestName } from "./honest-name.ts";
import { createPairs, type Pairs } from "./pairs.ts";
import type { DietPool, PlannerIndex } from "./planner-index.ts";

const COLD_STEPS: ReadonlySet<string> = new Set(["preparation", "mixing", "dough"]);

/** Whether the steps keep to what the diet says of fire. */
export const isAllowedToCook = (component: Component, rule: DietRule): boolean =>
  !rule.noCooking || component.dish.steps.every((step) => COLD_STEPS.has(step.category));

const isServedTo = ({ diets: served }: Component, diets: readonly Diet[]): boolean =>
  served.length === 0 || diets.some((diet) => served.includes(diet));

/** Who eats at a table: their diets, and what these say together. */
type Table = { readonly diets: readonly Diet[]; readonly rule: DietRule };

type Forbid = (food: Food) => boolean;

const adapt = (component: Component, index: PlannerIndex, isForbidden: Forbid): AdaptedDish | null =>
  adaptDish(component.dish, {
    table: index.table,
    foodOf: index.foodOf,
    foodNamed: index.foodNamed,
    isAllowed: (food) => !isForbidden(food),
  });

const foodsOf = ({ dish }: AdaptedDish, index: PlannerIndex): Food[] =>
  dish.ingredients.flatMap((it) => index.foodOf(it.foodId) ?? []);

const MEAT_TAGS: ReadonlySet<string> = new Set(["beef", "lamb", "pork", "game", "poultry"]);

const isDairy: Forbid = (food) => food.tags.includes("dairy");
const isMeat: Forbid = (food) => food.tags.some((tag) => MEAT_TAGS.has(tag));

/** A stock, a fat, a crumb of bacon: what a dish has of meat and does not live on. */
const isMeatAside = ({ ingredients }: Dish, { foodOf }: PlannerIndex): boolean =>
  ingredients.every(({ foodId, role }) => {
    const food = foodOf(foodId);
    return food === undefined || !isMeat(food) || (role !== "protein" && role !== "base");
  });

/** Foods that may not meet in one dish (meat and milk): one side gives way, milk first unless there is little meat. */
const resolveConflict = (
  component: Component,
  index: PlannerIndex,
  isForbidden: Forbid,
  rule: DietRule,
): AdaptedDish | null => {
  const plain = adapt(component, index, isForbidden);
  if (plain === null || rule.conflict(foodsOf(plain, index)) === null) return plain;
  for (const givesWay of isMeatAside(plain.dish, index) ? [isMeat, isDairy] : [isDairy, isMeat]) {
    const changed = adapt(component, index, (food) => isForbidden(food) || givesWay(food));
    if (changed !== null && rule.conflict(foodsOf(changed, index)) === null) return changed;
  }
  return null;
};

const isSaltCounted = (rule: DietRule): boolean =>
  rule.dayLimits.some((limit) => limit.figure === "sodiumMg" && !limit.isWish);

const SALT_KEPT = 0.25;

/** Nobody salts a whole pot of water who counts the salt of the plate. */
const inPlainWater = (text: string): string =>
  text
    .replace(/\bsalted (?=(?:boiling )?water\b)/gi, "")
    .replace(/\bthe (?:other|last) pinch of salt\b/gi, "the rest of the salt");

/** Where sodium is counted, dishes are cooked with a quarter of their salt, and with none that was for their water. */
const withLessSalt = (component: Component, index: PlannerIndex): Component => {
  const { dish, changes } = component;
  if (component.isExtra || !dish.ingredients.some(isSalt)) return component;
  const steps = dish.steps.map((step) => ({ ...step, text: inPlainWater(step.text) }));
  const ingredients = withoutUnsaidSalt(
    dish.ingredients.map((it) => (isSalt(it) ? { ...it, grams: it.grams * SALT_KEPT, measure: "" } : it)),
    steps,
  );
  const change = ingredients.some(isSalt) ? "with a quarter of the salt" : "without salt";
  // Nor is told that salt must not be spared.
  const tip = /\bsalt/i.test(dish.tip) ? "" : dish.tip;
  const less = {
    dish: { ...dish, ingredients, steps, tip },
    changes: [...changes, change],
  };
  return createComponent(less, index, component.dishNumber, null);
};

/** What a changed dish is called, to everybody at the table; null where no name would be honest. */
const nameFor = (
  index: PlannerIndex,
  name: string,
  diets: readonly Diet[],
  ...rest: [Parameters<typeof honestName>[3], Parameters<typeof honestName>[4]]
): string | null =>
  (diets.length === 0 ? (["none"] as const) : diets).reduce<string | null>(
    (named, diet) => (named === null ? null : honestName(index, named, diet, ...rest)),
    name,
  );

const admit = (
  component: Component,
  index: PlannerIndex,
  isForbidden: Forbid,
  { diets, rule }: Table,
): Component | null => {
  if (!isAllowedToCook(component, rule) || !isServedTo(component, diets)) return null;
  const isClean = !component.foods.some(isForbidden) && rule.conflict(component.foods) === null;
  if (isClean) return isSaltCounted(rule) ? withLessSalt(component, index) : component;
  if (component.isExtra) return null;
  const adapted = resolveConflict(component, index, isForbidden, rule);
  if (adapted === null) return null;
  const foods = { before: component.foods, after: foodsOf(adapted, index) };
  const isAvoided = (allergen: Allergen): boolean =>
    index.kitchenFoods.every((food) => !food.allergens.includes(allergen) || isForbidden(food));
  const name = nameFor(index, adapted.dish.name, diets, foods, isAvoided);
  if (name === null) return null;
  const named = { ...adapted, dish: { ...adapted.dish, name } };
  const changed = createComponent(named, index, component.dishNumber, null);
  return isSaltCounted(rule) ? withLessSalt(changed, index) : changed;
};

/** Sloppy joes with lentils for the beef are the cookbook's lentil sloppy joes: what was written goes before what was changed. */
const withoutTwins = (pool: readonly Component[]): Component[] => {
  const written = new Set(pool.flatMap(({ dish, changes }) => (changes.length === 0 ? [dish.name] : [])));
  const changed = new Map(pool.map((component) => [component.dish.name, component]));
  return pool.filter(
    (component) =>
      component.changes.length === 0 ||
      (!written.has(component.dish.name) && changed.get(component.dish.name) === component),
  );
};

const admitAll = (index: PlannerIndex, isForbidden: Forbid, table: Table): Component[] =>
  withoutTwins(index.plain.flatMap((component) => admit(component, index, isForbidden, table) ?? []));

/**
 * The foods that a diet forbids, of those that any dish may come to hold. A food counts as forbidden also when its
 * name alone, on a shopping list, would be judged so: nobody shall have to guess.
 */
export const forbiddenFoods = (index: PlannerIndex, diet: Diet): ReadonlySet<Food> => {
  const known = index.forbidden.get(diet);
  if (known !== undefined) return known;
  const rule = DIET_RULES[diet];
  const isForbidden = (food: Food): boolean =>
    rule.forbids(food) !== null || !index.fitsDiet(diet, food.name);
  const forbidden = new Set(index.kitchenFoods.filter(isForbidden));
  index.forbidden.set(diet, forbidden);
  return forbidden;
};

/** Every diet has a pool, and so have a few of the hundreds of pairs: those that were asked for last. */
const MOST_POOLS = 40;

const forbiddenTo = (index: PlannerIndex, diets: readonly Diet[]): Forbid => {
  const sets = diets.map((diet) => forbiddenFoods(index, diet));
  return (food) => sets.some((set) => set.has(food));
};

/** The dishes and extras that diets leave together, adapted where an exchange makes them fit. Worked out once. */
const poolOfDiets = (index: PlannerIndex, diets: readonly Diet[]): DietPool => {
  const key = diets.toSorted().join("+");
  const known = index.pools.get(key);
  if (known !== undefined) return known;
  const rule = ruleOfDiets(diets);
  const components = admitAll(index, forbiddenTo(index, diets), { diets, rule });
  const pool = { components, pairs: createPairs(components, rule) };
  const oldest = [...index.pools.keys()].find((each) => each.includes("+"));
  if (index.pools.size >= MOST_POOLS && oldest !== undefined) index.pools.delete(oldest);
  index.pools.set(key, pool);
  return pool;
};

/** The dishes that people of one diet may eat. */
export const poolOfDiet = (index: PlannerIndex, diet: Diet): readonly Component[] =>
  poolOfDiets(index, dietsOf({ diet })).components;

/** What may stand beside what where people keep these diets. */
export const pairsOf = (index: PlannerIndex, diets: readonly Diet[]): Pairs =>
  poolOfDiets(index, diets).pairs;

/**
 * A household asks for a week, for another one and for swaps in it. What it leaves out takes half a second to work out and one
 * megabyte; whoever dislikes something, too, has two.
 */
const MOST_HOUSEHOLDS = 64;

/** The pool of diets for somebody who also cannot, or would rather not, eat some foods. Kept for those who asked last. */
export const poolWithout = (
  index: PlannerIndex,
  diets: readonly Diet[],
  isExcluded: ((food: Food) => boolean) | null,
): readonly Component[] => {
  const { components } = poolOfDiets(index, diets);
  if (isExcluded === null) return components;
  const excluded = new Set(index.kitchenFoods.filter(isExcluded));
  const key = [...diets.toSorted(), ...[...excluded].map(({ id }) => id)].join(" ");
  const pool = index.households.get(key) ?? withoutFoods(index, diets, components, excluded);
  // What was asked for last stands last.
  index.households.delete(key);
  index.households.set(key, pool);
  const [oldest] = index.households.keys();
  if (index.households.size > MOST_HOUSEHOLDS && oldest !== undefined) index.households.delete(oldest);
  return pool;
};

const withoutFoods = (
  index: PlannerIndex,
  diets: readonly Diet[],
  pool: readonly Component[],
  excluded: ReadonlySet<Food>,
): readonly Component[] => {
  const table = { diets, rule: ruleOfDiets(diets) };
  const isAgainstDiets = forbiddenTo(index, diets);
  const isForbidden = (food: Food): boolean => excluded.has(food) || isAgainstDiets(food);
  const eaten = pool.flatMap((component) => {
    if (!component.foods.some((food) => excluded.has(food))) return [component];
    const plain = index.plain[component.dishNumber];
    return plain === undefined ? [] : (admit(plain, index, isForbidden, table) ?? []);
  });
  return withoutTwins(eaten);
};
