import { DIFFICULTIES, type Diet } from "@meal/domain/chef/vocabulary";
import { type Component, STARCHES } from "./component.ts";
import { isCultured, isCulturedOutOfPlace, isFishy } from "./cultured.ts";
import { isFruitToFruit, isHandful, isNutsToNuts } from "./fruit-and-nuts.ts";
import { FLOUR, isCold, stands } from "./in-a-serving.ts";
import { baseOf } from "./meal-base.ts";
import type { MealFrame } from "./meal-frame.ts";
import {
  HELD_FORMS,
  isCheese,
  isCheeseDiet,
  isCheeseToCheese,
  isFishOutOfPlace,
  isMuchCheese,
  isMuchProtein,
  isPantryToPot,
  isProteinExtra,
  POTS,
  PROTEIN_DIETS,
} from "./meat-and-cheese.ts";
import { once } from "./once.ts";
import { isSameVegetable } from "./same-vegetable.ts";
import { isSideInPlace } from "./side-in-place.ts";
import { STARCHLESS } from "./starchless.ts";
import {
  isBowlOutOfPlace,
  isDateToSavoury,
  isFruitToSavoury,
  isOddSnack,
  isSavouryToSweet,
  BREAD_FORMS,
  isInSauce,
  tastesSweet,
} from "./sweet-and-savory.ts";
import { areNeighbours, TABLE_OF } from "./tables.ts";

/** Nuts and seeds go with what is cold or sweet; nobody puts a bowl of them beside a hot dish, or a lump of cheese beside a meal. */
const isHandfulToHotDish = (main: Component, addon: Component, { kind, diet }: MealFrame): boolean => {
  if (kind === "snack" || !addon.isExtra) return false;
  if (isCheese(addon)) return !isCheeseDiet(diet);
  if (!isHandful(addon)) return false;
  return kind === "breakfast" ? !tastesSweet(main) || BREAD_FORMS.has(main.dish.form) : !isCold(main);
};

const ONE_OF_A_KIND: ReadonlySet<string> = new Set(["soup", "salad", "glass"]);

/** Soup before soup, salad beside salad, milk beside a smoothie, rice with what calls itself rice: a table of one thing. */
const isMoreOfTheSame = (main: Component, addon: Component, diet: Diet): boolean => {
  const { form } = addon.dish;
  if (ONE_OF_A_KIND.has(form) && main.dish.form === form) return true;
  const [first] = addon.foodNumbers;
  if (first !== undefined && main.foodNumbers.includes(first)) return true;
  if (addon.isExtra && isCultured(addon) && isCultured(main)) return true;
  if (diet !== "raw" && isSameVegetable(main, addon)) return true;
  return addon.nouns.some((noun) => main.nouns.includes(noun));
};

/**
 * Half an avocado goes with chili and tacos, not with spaghetti, a broth or chicken and dumplings, nor beside a sandwich; who eats
 * fat fills up on it, but not at an Italian table.
 */
const isAvocadoOutOfPlace = ({ dish, starch, cuisine }: Component, addon: Component, diet: Diet): boolean =>
  addon.isExtra &&
  addon.foods[0]?.id === "avocado" &&
  cuisine !== null &&
  TABLE_OF[cuisine] !== "mexico" &&
  (cuisine === "italian" ||
    POTS.has(dish.form) ||
    /broth/i.test(dish.name) ||
    (!PROTEIN_DIETS.has(diet) && (HELD_FORMS.has(dish.form) || STARCHES[starch] === "pasta")));

const isLunchOrDinner = ({ kind }: MealFrame): boolean => kind === "lunch" || kind === "dinner";

/** From this much flour in a serving on a muffin, a pancake and a waffle fill like bread. */
const LEAST_FLOUR_GRAMS = 15;

const isBaked = once(
  (main) =>
    baseOf(main) === "bread" ||
    baseOf(main) === "dough" ||
    stands(main, ({ id }) => FLOUR.test(id), LEAST_FLOUR_GRAMS),
);

/** Bread goes with soup and eggs, not with a bowl of yogurt, nor in the morning with muffins or what lies on bread already. */
const isBreadOutOfPlace = (
  main: Component,
  { isExtra, foods: [first] }: Component,
  meal: MealFrame,
): boolean =>
  isExtra &&
  first?.kind === "bread" &&
  (isCultured(main) || (!isLunchOrDinner(meal) && (tastesSweet(main) || isBaked(main))));

/** Nobody bakes a bread for a pan of pasta: a side is ready with its dish, or soon after, or in half an hour. */
const QUICK_SIDE_MINUTES = 30;
const MINUTES_AFTER_DISH = 10;

const isLate = (main: Component, addon: Component): boolean =>
  addon.tableMinutes > Math.max(QUICK_SIDE_MINUTES, main.tableMinutes + MINUTES_AFTER_DISH);

const hardnessOf = ({ dish }: Component): number => DIFFICULTIES.indexOf(dish.difficulty);

/** Biscuits from scratch are no side of a soup that is easy. */
const isHarder = (main: Component, addon: Component): boolean =>
  !addon.isExtra && hardnessOf(addon) > hardnessOf(main);

/** Whether a cook would put the two on one table. */
export const suitsTable = (main: Component, addon: Component, meal: MealFrame): boolean => {
  // What most pairs fail of is asked first: thousands are looked at for a week.
  if (isLunchOrDinner(meal) && !isSideInPlace(main, addon, meal.diet)) return false;
  // Who eats nothing but meat eats meat with meat.
  if (meal.diet !== "carnivore" && isMuchProtein(main, addon)) return false;
  if (isFruitToSavoury(main, addon, meal) || isSavouryToSweet(main, addon)) return false;
  if (isFruitToFruit(main, addon, meal.kind)) return false;
  if (isNutsToNuts(main, addon, meal.kind)) return false;
  if (isProteinExtra(addon) && HELD_FORMS.has(main.dish.form)) return false;
  if (isAvocadoOutOfPlace(main, addon, meal.diet) || isBreadOutOfPlace(main, addon, meal)) return false;
  if (isBowlOutOfPlace(main, addon) || isHandfulToHotDish(main, addon, meal)) return false;
  if (
    isLate(main, addon) ||
    isHarder(main, addon) ||
    isDateToSavoury(main, addon) ||
    isOddSnack(main, addon, meal)
  )
    return false;
  // A glass of milk has half of the carbohydrate of a keto day.
  if (meal.diet === "keto" && addon.dish.form === "glass") return false;
  // Nothing out of a cup of yogurt or kefir beside eggs in tomato.
  if (isCultured(addon) && addon.isExtra && isInSauce(main)) return false;
  if (
    isMoreOfTheSame(main, addon, meal.diet) ||
    isCulturedOutOfPlace(main, addon) ||
    isCheeseToCheese(main, addon, meal.diet)
  )
    return false;
  if (!isCheeseDiet(meal.diet) && isMuchCheese(addon) && (isMuchCheese(main) || isFishy(main))) return false;
  if (meal.diet !== "carnivore" && (isPantryToPot(main, addon) || isFishOutOfPlace(main, addon)))
    return false;
  if (main.cuisine === null) return true;
  const table = TABLE_OF[main.cuisine];
  // Greek salad goes with pasta, and whoever eats no starch has no pasta.
  if (addon.cuisine !== null && STARCHLESS.has(meal.diet)) return TABLE_OF[addon.cuisine] === table;
  if (addon.cuisine !== null) return areNeighbours(main.cuisine, addon.cuisine);
  return addon.tables.length === 0 || addon.tables.includes(table);
};
