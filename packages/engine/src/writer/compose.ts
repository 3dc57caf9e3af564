import { DIET_RULES } from "../diets/diet-rules.ts";
import { type Dish, type DishIngredient, UNMARKED } from "../dishes/dish.ts";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { fillPattern, type FilledSlot, saidName } from "./fill-pattern.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Pattern } from "./pattern.ts";
import type { Wish } from "./read-wish.ts";
import { preparationFor } from "./slots.ts";
import { tellSteps } from "./tell-steps.ts";

/** A dish written for a wish, and what a cook should be told about it. */
export type WrittenDish = { readonly dish: Dish; readonly remarks: readonly string[] };

const COUNTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^egg(?:-duck|-quail)?$/, ["piece"]],
  [/^garlic$/, ["clove"]],
  [
    /^(?:tortilla-|taco-shell|burger-bun|pita|bagel|english-muffin|naan|hot-dog-bun|lasagna-sheet)/,
    ["piece"],
  ],
  [/^bread-|^brioche$/, ["slice"]],
  [
    /^(?:onion|red-onion|shallot|lemon|lime|banana|avocado|apple|pear|carrot|potato|sweet-potato|zucchini|eggplant|.*bell-pepper|tomato|leek|orange|peach|cucumber)$/,
    ["piece", "medium"],
  ],
];
const WAIT_MINUTES = 60;

const isCold = (category: string): boolean => ["preparation", "mixing", "dough"].includes(category);

/** "2 egg", "3 clove": the measure that a cook counts by, where the food is counted. */
const measureOf = (food: Food, grams: number): string => {
  const names = COUNTED.find(([ids]) => ids.test(food.id))?.[1] ?? [];
  const unit = food.measures.find(({ name }) => names.includes(name));
  if (unit === undefined) return "";
  const isWhole =
    food.kind === "egg" || food.kind === "bread" || unit.name === "clove" || unit.name === "leaf";
  const many = isWhole
    ? Math.max(1, Math.round(grams / unit.grams))
    : Math.round((grams / unit.grams) * 2) / 2;
  return many >= 0.5 ? `${many} ${unit.name}` : "";
};

const snapped = (food: Food, grams: number, measure: string): number => {
  const unit = food.measures.find(({ name }) => name === measure.split(" ")[1]);
  return unit === undefined ? grams : Number(measure.split(" ")[0]) * unit.grams;
};

const ingredientsOf = (
  slots: readonly FilledSlot[],
  servings: number,
  scale: (slot: FilledSlot) => number,
): DishIngredient[] =>
  slots.flatMap((slot) =>
    slot.parts.map(({ food, grams }) => {
      const total = Math.max(0.3, grams * servings * scale(slot));
      const measure = measureOf(food, total);
      return {
        foodId: food.id,
        grams: Math.round(snapped(food, total, measure) * 10) / 10,
        measure,
        role: slot.role,
        preparation: preparationFor(food, slot.preparation),
        isOptional: false,
      };
    }),
  );

/** Diets that ask for more of one thing and less of another. */
const scaleFor =
  (wish: Wish) =>
  ({ slot, role, parts }: FilledSlot): number => {
    const isSalt = parts[0]?.food.id === "salt";
    if (isSalt && wish.diets.includes("low-sodium")) return 0.25;
    if (slot === "protein" && wish.diets.includes("high-protein")) return 1.4;
    if (!wish.diets.includes("low-calorie")) return 1;
    return role === "fat" ? 0.6 : role === "base" || role === "sweetener" ? 0.8 : 1;
  };

const hasConflict = (wish: Wish, slots: readonly FilledSlot[]): boolean => {
  const foods = slots.flatMap(({ parts }) => parts.map(({ food }) => food));
  return wish.diets.some((diet) => DIET_RULES[diet].conflict(foods) !== null);
};

const isDairy = (food: Food): boolean => food.tags.includes("dairy");

const fitting = (kitchen: Kitchen, wish: Wish, pattern: Pattern): ReturnType<typeof fillPattern> => {
  const filling = fillPattern(kitchen, wish, pattern);
  if (!hasConflict(wish, filling.slots)) return filling;
  const isAllowed = (food: Food): boolean => wish.isAllowed(food) && !isDairy(food);
  return fillPattern(kitchen, { ...wish, isAllowed }, pattern);
};

const titleOf = (
  pattern: Pattern,
  recipeName: string,
  replaced: readonly { words: string; to: Food | null }[],
): string => {
  let title = recipeName
    .replace(/\b(?:for|serves) (?:\d+|two|three|four|five|six|eight|ten)(?: people)?\b/i, "")
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, 80);
  if (title === "") title = pattern.title;
  for (const { words, to } of replaced) {
    const spoken = new RegExp(words.split(" ").join("[^a-z]+"), "i");
    if (words !== "") title = title.replace(spoken, to === null ? "" : saidName(to)).trim();
  }
  return capitalise(
    title
      .replace(/\b(?:with|and|in|of)$/i, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
};

/** Composes a dish of a kind from what the wish names. */
export const composeDish = (
  kitchen: Kitchen,
  wish: Wish,
  pattern: Pattern,
  recipeName: string,
): WrittenDish => {
  const { slots, replacements } = fitting(kitchen, wish, pattern);
  const servings = wish.servings ?? pattern.servings;
  const steps = tellSteps(pattern, slots, wish.isFrozen);
  const quick = steps.filter(({ minutes }) => minutes < WAIT_MINUTES);
  const sum = (list: typeof steps): number => list.reduce((all, { minutes }) => all + minutes, 0);
  const title = titleOf(pattern, recipeName, replacements);
  const dish: Dish = {
    ...UNMARKED,
    id: `written-${pattern.id}`,
    name: title,
    cuisine: wish.cuisine ?? "american",
    category: pattern.category,
    slots: [],
    form: pattern.form,
    difficulty: pattern.difficulty,
    style: "regular",
    budget: "reasonable",
    servings,
    prepMinutes: Math.max(3, sum(quick.filter(({ category }) => isCold(category)))),
    cookMinutes: sum(steps.filter(({ category }) => !isCold(category))),
    description: "",
    ingredients: ingredientsOf(slots, servings, scaleFor(wish)),
    steps,
    tip: pattern.tip,
    culturalNote: pattern.note,
    exchanges: [],
  };
  const remarks = replacements.map(({ from, to }) =>
    to === null
      ? `Made without ${saidName(from)}, which does not fit what you asked for.`
      : `${capitalise(saidName(to))} stands in for the ${saidName(from)}, which does not fit what you asked for.`,
  );
  return { dish, remarks };
};
