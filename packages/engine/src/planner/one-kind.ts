import type { Dish, DishIngredient } from "../dishes/dish.ts";
import { plainWord } from "../dishes/find-exchange.ts";
import { capitalise, foodInWords, foodWords, type FoodWords, speaksOf, swapWords } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { type Component, createComponent } from "./component.ts";
import { type Demands, isUnwanted } from "./demands.ts";
import { type Kind, kindsOf } from "./kinds.ts";
import { readMeasure } from "./kitchen-unit.ts";
import type { PlanTable } from "./plan-table.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { componentsOf, fixedFoods, withComponents } from "./table-foods.ts";

type Foods = { readonly from: Food; readonly to: Food };

/** Whoever reads it in a name expects that nothing took its place. */
const PROMISED = /\b(?:vegan|vegetarian|veggie|meatless|[a-z]+-free)\b/iu;

/** What a label says of a food, and no cook does. */
const OF_LABELS =
  /^(?:low[- ]sodium|reduced[- ]sodium|no[- ]salt(?:[- ]added)?|unsalted|unsweetened|low-fat|plain|canned) /u;
/** A slice is one of any loaf and any cheese. */
const OF_SLICES = /\bslices?(?: of)?\b/u;

const isTrueOf = (word: string, { name }: Food): boolean => speaksOf(name, foodWords([word], []));
const nounOf = (food: Food): string => plainWord(food).split(" ").at(-1) ?? "";

/** The words by which a recipe means the one and not the other: bread is bread, whichever loaf it comes from. */
const wordsOf = ({ from, to }: Foods, others: readonly Food[]): FoodWords => {
  const said = [plainWord(from), ...from.aliases].flatMap((word) => [word, word.replace(OF_LABELS, "")]);
  const own = [...new Set(said)].filter((word) => !isTrueOf(word.replace(OF_SLICES, "").trim(), to));
  return foodWords(
    own,
    others.flatMap(({ name, aliases }) => [name, ...aliases]),
  );
};

const SPOONED = /^[\d\s/.½¼¾]+(?:tsp|tbsp|cups?|leaf|leaves)$/u;
/** A piece of the one may be told as a piece of the other that is about as heavy. */
const AS_HEAVY = 1.2;

const measureOf = ({ measure, grams }: DishIngredient, to: Food): string => {
  if (SPOONED.test(measure)) return measure;
  const { amount } = readMeasure(measure);
  const piece = to.measures.find(({ name }) => name === "piece")?.grams;
  if (amount <= 0 || piece === undefined || !/^[\d\s/.½¼¾]+$/u.test(measure)) return "";
  const ratio = grams / amount / piece;
  return ratio < AS_HEAVY && ratio > 1 / AS_HEAVY ? measure : "";
};

/** The ingredients with the other food, each food once. */
const withOther = (list: readonly DishIngredient[], { from, to }: Foods): readonly DishIngredient[] => {
  const known = list.find(({ foodId }) => foodId === to.id);
  const grams = list.reduce((sum, it) => sum + (it.foodId === from.id ? it.grams : 0), 0);
  if (known !== undefined)
    return list.flatMap((it) => {
      if (it.foodId === from.id) return [];
      return it === known ? { ...it, grams: it.grams + grams, measure: "" } : it;
    });
  return list.map((it) =>
    it.foodId === from.id ? { ...it, foodId: to.id, measure: measureOf(it, to) } : it,
  );
};

const isOnlyFat = ({ ingredients }: Dish, { from }: Foods): boolean =>
  ingredients.every(({ foodId, role }) => foodId !== from.id || role === "fat");

/** The dish with the other food, which its steps then speak of; null where its name promises the one that goes. */
const dishWith = (index: PlannerIndex, dish: Dish, foods: Foods, isExtra: boolean): Dish | null => {
  const others = dish.ingredients.flatMap(({ foodId }) =>
    foodId === foods.from.id ? [] : (index.foodOf(foodId) ?? []),
  );
  const words = wordsOf(foods, others);
  const noun = nounOf(foods.from);
  const promised = isTrueOf(noun, foods.to) ? words : { ...words, words: [...words.words, noun] };
  if (!isExtra && (speaksOf(dish.name, promised) || PROMISED.test(`${dish.name} ${dish.description}`)))
    return null;
  const to = foodInWords(plainWord(foods.to));
  const told = (text: string): string => swapWords(text, words, to);
  return {
    ...dish,
    name: isExtra ? told(dish.name) : dish.name,
    description: told(dish.description),
    ingredients: withOther(dish.ingredients, foods),
    steps: dish.steps.map((step) => ({ ...step, text: capitalise(told(step.text)) })),
    tip: told(dish.tip),
    culturalNote: speaksOf(dish.culturalNote, words) ? "" : dish.culturalNote,
  };
};

/** What a dish says was changed; who cooks with vegetable stock for beef stock is not told of two exchanges. */
const toldChanges = (changes: readonly string[], { from, to }: Foods, isListed: boolean): string[] => {
  const [gone, there] = [from, to].map((food) => `with ${foodInWords(plainWord(food))} instead of `);
  const known = changes.some((change) => change.startsWith(gone ?? ""));
  if (known) return changes.map((change) => change.replace(gone ?? "", there ?? ""));
  return isListed ? [...changes] : [...changes, `${there ?? ""}${foodInWords(plainWord(from))}`];
};

const componentWith = (
  index: PlannerIndex,
  { rule }: Demands,
  component: Component,
  { foods, isListed }: { readonly foods: Foods; readonly isListed: boolean },
): Component | null => {
  const { changes, isExtra, dishNumber, tables, diets } = component;
  const dish = dishWith(index, component.dish, foods, isExtra);
  if (dish === null) return null;
  const told = { dish, changes: toldChanges(changes, foods, isListed) };
  const changed = createComponent(told, index, dishNumber, isExtra ? { dish, tables, diets } : null);
  return rule.conflict(changed.foods) === null ? changed : null;
};

/** The table with the one food for the other wherever it stands; null where a dish cannot do without it, or nothing is won. */
const tableWith = (
  index: PlannerIndex,
  demands: Demands,
  table: PlanTable,
  { from: fromId, to: toId, isFat, isListed, isAlways }: Kind,
): PlanTable | null => {
  const [from, to] = [index.foodOf(fromId), index.foodOf(toId)];
  const { eaten, isFixed } = fixedFoods(index, demands, table);
  if (from === undefined || to === undefined || isFixed(fromId)) return null;
  const parts = componentsOf(table);
  const week = [...eaten, ...parts.flatMap(({ foods }) => foods.map(({ id }) => id))];
  const shop = index.shop;
  // Who asks for a cuisine goes to its grocer.
  const isSupermarket = isAlways && demands.request.cuisineStyle === "any";
  const isThere = isSupermarket || week.some((id) => shop.boughtFor(id) === shop.boughtFor(toId));
  if (!week.includes(fromId) || !isThere) return null;
  const mayStand =
    demands.rule.forbids(to) === null && demands.allergies.forbids(to) === null && !isUnwanted(demands, to);
  // Toast of the one loaf keeps that loaf on the list.
  const isBoughtStill = week.some((id) => id !== fromId && shop.boughtFor(id) === fromId);
  if (!mayStand || (isBoughtStill && !isListed)) return null;
  const having = parts.filter(({ foods }) => foods.some(({ id }) => id === fromId));
  const now = having.map((part) =>
    isFat && !isOnlyFat(part.dish, { from, to })
      ? null
      : componentWith(index, demands, part, { foods: { from, to }, isListed }),
  );
  if (!isListed && now.includes(null)) return null;
  const changed = new Map(
    having.flatMap((part, which) => {
      const other = now[which];
      return other === null || other === undefined ? [] : [[part, other] as const];
    }),
  );
  return withComponents(table, changed);
};

const foodsIn = (table: PlanTable): ReadonlySet<string> =>
  new Set(componentsOf(table).flatMap(({ foods }) => foods.map(({ id }) => id)));

/**
 * A week that asks for one kind of what is near enough the same: nobody carries home two stocks, two loaves and two tubs of
 * yogurt for spoons of each. What its recipes say is what is bought.
 */
export const withOneKind = (index: PlannerIndex, demands: Demands, table: PlanTable): PlanTable => {
  let [now, there] = [table, foodsIn(table)];
  for (const kind of kindsOf(index.corpus)) {
    const next = there.has(kind.from) ? tableWith(index, demands, now, kind) : null;
    if (next !== null) [now, there] = [next, foodsIn(next)];
  }
  return now;
};
