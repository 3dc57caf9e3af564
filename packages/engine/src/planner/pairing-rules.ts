import { type Cuisine, DIFFICULTIES, type Diet } from "@meal/domain/chef/vocabulary";
import type { Table } from "../corpus/corpus.ts";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Food } from "../foods/food.ts";
import { type Component, STARCHES } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import { at, KCAL, PROTEIN, SUGARS } from "./figures.ts";
import { isCultured, isCulturedOutOfPlace, isFishy } from "./cultured.ts";
import { isFruit, isFruitToFruit, isHandful, isNutsToNuts } from "./fruit-and-nuts.ts";
import { once } from "./once.ts";
import { isSameVegetable } from "./same-vegetable.ts";
import { isCold, isFilling, isSideInPlace, PIECES, roleOf, STARCHLESS } from "./side-roles.ts";

/** Which meal of the day it is, how large, and for whom. */
export type MealFrame = {
  readonly kind: PositionKind;
  readonly targetKcal: number;
  readonly diet: Diet;
};

/** The table that each cuisine lays. */
const TABLE_OF: Readonly<Record<Cuisine, Table>> = {
  american: "west",
  italian: "west",
  french: "west",
  mediterranean: "levant",
  "middle-eastern": "levant",
  indian: "india",
  mexican: "mexico",
  chinese: "east",
  japanese: "east",
  korean: "east",
  thai: "east",
};

/** Greek salad goes with pasta; borani and Moroccan carrots go with neither meatloaf nor macaroni and cheese. */
const areNeighbours = (one: Cuisine, other: Cuisine): boolean =>
  TABLE_OF[one] === TABLE_OF[other] ||
  (one === "italian" && other === "mediterranean") ||
  (one === "mediterranean" && other === "italian");

const ENOUGH_PROTEIN_GRAMS = 26;

/** Chicken beside a frittata. */
const isEgg = ({ proteinGroup }: Component): boolean => PROTEIN_GROUPS[proteinGroup] === "egg";

const MEATY: ReadonlySet<string> = new Set(["beef", "pork", "lamb", "poultry", "fish", "shellfish"]);

/** A piece of meat, fish, egg or tofu that is laid beside a dish. */
const isProteinExtra = ({ isExtra, isStarchy, proteinGroup }: Component): boolean =>
  isExtra && !isStarchy && PIECES.has(PROTEIN_GROUPS[proteinGroup] ?? "");

/** Whoever eats little starch, or much protein, gets full of it. */
const PROTEIN_DIETS: ReadonlySet<Diet> = new Set(["high-protein", "keto", "paleo", "whole30"]);

const isEatenWithEggs = ({ foods: [first] }: Component): boolean => /bacon|smoked/.test(first?.id ?? "");

/** Meat beside a dish that is meat already is no cook's idea, and tofu beside tofu is none either. */
const isMuchProtein = (main: Component, addon: Component): boolean =>
  (isProteinExtra(addon) &&
    (at(main.figures, PROTEIN) > ENOUGH_PROTEIN_GRAMS ||
      MEATY.has(PROTEIN_GROUPS[main.proteinGroup] ?? "") ||
      (isEgg(main) && MEATY.has(PROTEIN_GROUPS[addon.proteinGroup] ?? "") && !isEatenWithEggs(addon)))) ||
  (main.proteinGroup === addon.proteinGroup && PIECES.has(PROTEIN_GROUPS[addon.proteinGroup] ?? ""));

/** Who eats hardly any starch fills up on cheese. */
const isCheeseDiet = (diet: Diet): boolean => diet === "keto" || diet === "carnivore";

/** Fruit and honeyed yogurt go with breakfast and with sweet things, not with a small plate of garlicky cucumber or shakshuka. */
const isFruitToSavoury = (main: Component, addon: Component, meal: MealFrame): boolean =>
  addon.isExtra &&
  (addon.dish.category === "dessert" || isSweetened(addon)) &&
  !tastesSweet(main) &&
  !(meal.kind === "snack" && isCheese(main)) &&
  meal.kind !== "breakfast" &&
  meal.targetKcal < LEAST_FOR_DESSERT_KCAL;

/** From this part of its energy in sugar on, a dish without meat or egg tastes sweet. */
const SWEET_SHARE = 0.22;

const SAVOURY_KINDS: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "shellfish", "sauce"]);
/** Cheddar with an apple is a savoury plate, ricotta with berries is not. */
const SALTY_CHEESE = /cheddar|gouda|gruyere|feta|parmesan/;

/** An apple and a raspberry are sweet, a lemon and an avocado are not. */
const SWEET_FRUIT_SUGARS = 4;

/** A carrot is savoury, a sweet potato is whatever it lies beside. */
const isSavoury = ({ id, kind, tags }: Food): boolean =>
  SAVOURY_KINDS.has(kind) || SALTY_CHEESE.test(id) || (kind === "vegetable" && !tags.includes("starchy"));

/** A little honey or a few prunes sweeten a porridge that has nothing savoury in it. */
const isSweetened = ({ foods }: Component): boolean =>
  foods.some(
    ({ kind, per100g }) => kind === "sweet" || (kind === "fruit" && per100g.sugars >= SWEET_FRUIT_SUGARS),
  ) && !foods.some(isSavoury);

/** Peanut butter and jelly is as sweet at noon as in the morning. */
const BREAD_FORMS: ReadonlySet<string> = new Set(["sandwich", "toast", "wrap"]);

export const tastesSweet = once((component) => {
  const { dish, figures, proteinGroup } = component;
  if (dish.category === "dessert") return true;
  if (BREAD_FORMS.has(dish.form) && isSweetened(component)) return true;
  if (dish.category !== "breakfast" || MEATY.has(PROTEIN_GROUPS[proteinGroup] ?? "")) return false;
  const share = (at(figures, SUGARS) * 4) / Math.max(1, at(figures, KCAL));
  return share > SWEET_SHARE || isSweetened(component);
});

const isCheese = ({ isExtra, dish, foods }: Component): boolean =>
  isExtra && dish.form === "plate" && foods.every(({ kind }) => kind === "dairy");

/** Carrot sticks go with dips and sardines with toast, neither with honeyed yogurt, apple crêpes or a glass of milk. */
const isSavouryToSweet = (main: Component, addon: Component): boolean => {
  const isDrunk = main.dish.form === "glass" && main.dish.category !== "dessert";
  const isAvocado = addon.isExtra && addon.foods[0]?.id === "avocado";
  const isSavouryAddon =
    addon.dish.category === "vegetable" || isAvocado || isCheese(addon) || isProteinExtra(addon);
  return isSavouryAddon && (isDrunk || tastesSweet(main));
};

/** Shrimp with skyr, yogurt with carrots, gouda with skyr: what is savoury and what is sour or sweet are two snacks. */
const isSavouryBite = (component: Component): boolean =>
  !tastesSweet(component) && !isCultured(component) && !isHandful(component) && !isFruit(component);

const isOddBite = (one: Component, other: Component): boolean =>
  isSavouryBite(other) && (isCultured(one) || isCheese(one) || (isHandful(one) && !isCheese(other)));

const isOddSnack = (main: Component, addon: Component, { kind }: MealFrame): boolean =>
  kind === "snack" && (isOddBite(main, addon) || isOddBite(addon, main));

/** A bowl of oatmeal goes with fruit and yogurt, not with a steak. */
const isBowlOutOfPlace = (main: Component, { isExtra, dish, foods: [first] }: Component): boolean =>
  isExtra &&
  first?.kind === "grain" &&
  dish.form === "bowl" &&
  dish.category === "breakfast" &&
  !tastesSweet(main);

/** Nuts, seeds and cheese go with what is cold or sweet; nobody puts a bowl of them beside a hot dish. */
const isHandfulToHotDish = (main: Component, addon: Component, { kind, diet }: MealFrame): boolean => {
  if (kind === "snack" || !addon.isExtra) return false;
  if (kind === "breakfast") return isHandful(addon) && !tastesSweet(main);
  if (isCold(main)) return false;
  return isHandful(addon) || (!isCheeseDiet(diet) && addon.foods.every((food) => food.kind === "dairy"));
};

const ONE_OF_A_KIND: ReadonlySet<string> = new Set(["soup", "salad", "glass"]);

/** Soup before soup, salad beside salad, milk beside a smoothie, rice with what calls itself rice: a table of one thing. */
const isMoreOfTheSame = (main: Component, addon: Component, diet: Diet): boolean => {
  const { form } = addon.dish;
  if (ONE_OF_A_KIND.has(form) && main.dish.form === form) return true;
  const [first] = addon.foodNumbers;
  if (first !== undefined && main.foodNumbers.includes(first)) return true;
  if (addon.isExtra && isCultured(addon) && isCultured(main)) return true;
  if (!STARCHLESS.has(diet) && isSameVegetable(main, addon)) return true;
  return addon.nouns.some((noun) => main.nouns.includes(noun));
};

/** What is eaten out of one pot, pan or bowl with a spoon or a fork. */
const POTS: ReadonlySet<string> = new Set(["soup", "pot"]);

/** Eggs and sardines from the side go with toast, salads and potatoes; nobody puts them to pasta, soup or chili. */
const isPantryToPot = (main: Component, { isExtra, proteinGroup, foods: [first] }: Component): boolean => {
  if (!isExtra || !(POTS.has(main.dish.form) || STARCHES[main.starch] === "pasta")) return false;
  return PROTEIN_GROUPS[proteinGroup] === "egg" || /sardine|smoked/.test(first?.id ?? "");
};

/** Half an avocado goes with chili and tacos, not with spaghetti or chicken and dumplings; who eats fat fills up on it. */
const isAvocadoToPot = ({ dish, starch, cuisine }: Component, addon: Component, diet: Diet): boolean =>
  addon.isExtra &&
  addon.foods[0]?.id === "avocado" &&
  !PROTEIN_DIETS.has(diet) &&
  cuisine !== null &&
  TABLE_OF[cuisine] !== "mexico" &&
  (POTS.has(dish.form) || STARCHES[starch] === "pasta");

/** Bread goes with soup and eggs, not with a bowl of yogurt. */
const isBreadToYogurt = (main: Component, { isExtra, foods: [first] }: Component): boolean =>
  isExtra && first?.kind === "bread" && isCultured(main);

/** Dates are as sweet as honey: they go with porridge and peanut butter, not with fried eggs. */
const isDateToSavoury = (main: Component, { isExtra, foods: [first] }: Component): boolean =>
  isExtra && first?.id.includes("date") === true && !tastesSweet(main);

const isLunchOrDinner = ({ kind }: MealFrame): boolean => kind === "lunch" || kind === "dinner";

/** Parmesan over tuna is one thing, sardines beside cottage cheese another. */
const MUCH_CHEESE = /cottage-cheese|ricotta|mozzarella|cheddar|gouda|gruyere|provolone|feta/;

/** Fish beside ham, mango or peanut butter is two dinners on one plate, however much protein somebody wants. */
const isFishOutOfPlace = ({ foods }: Component, addon: Component): boolean =>
  addon.isExtra &&
  PROTEIN_GROUPS[addon.proteinGroup] === "fish" &&
  foods.some(
    ({ id, kind, per100g }) =>
      kind === "meat" ||
      kind === "poultry" ||
      MUCH_CHEESE.test(id) ||
      /(?:peanut|almond|cashew)-butter/.test(id) ||
      (kind === "fruit" && per100g.sugars >= SWEET_FRUIT_SUGARS),
  );

/** Caprese beside a grilled cheese sandwich. */
const isMuchCheese = once(
  ({ proteinGroup, foods }) =>
    PROTEIN_GROUPS[proteinGroup] === "dairy" && foods.some(({ id }) => MUCH_CHEESE.test(id)),
);

/** A piece of cheese beside a sandwich, a steak, or a dish that has cheese in it. */
const isCheeseToCheese = ({ dish, foods }: Component, addon: Component, diet: Diet): boolean =>
  isCheese(addon) &&
  (foods.some(({ id }) => CHEESE.test(id)) ||
    (!isCheeseDiet(diet) &&
      (HELD_FORMS.has(dish.form) || foods.some(({ kind }) => SAVOURY_KINDS.has(kind) && kind !== "sauce"))));

const CHEESE = /cheese|cheddar|parmesan|mozzarella|feta|gouda|gruyere|ricotta|provolone|pecorino|brie/;

/** What is between bread is whole: nobody lays a tin of sardines beside a sandwich. */
const HELD_FORMS: ReadonlySet<string> = new Set(["sandwich", "wrap"]);

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
  if (isAvocadoToPot(main, addon, meal.diet) || isBreadToYogurt(main, addon)) return false;
  if (isBowlOutOfPlace(main, addon) || isHandfulToHotDish(main, addon, meal)) return false;
  if (
    isLate(main, addon) ||
    isHarder(main, addon) ||
    isDateToSavoury(main, addon) ||
    isOddSnack(main, addon, meal)
  )
    return false;
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
  if (addon.cuisine !== null) return areNeighbours(main.cuisine, addon.cuisine);
  return addon.tables.length === 0 || addon.tables.includes(table);
};

/** A lunch or dinner from this size on may close with something sweet. */
const LEAST_FOR_DESSERT_KCAL = 1200;
const MOST_COOKED_SIDES = 2;
const ROOM_FOR_TWO_STARCHES_KCAL = 450;

const isSweet = ({ dish }: Component): boolean => dish.category === "dessert";
const isCookedSide = (component: Component): boolean => !component.isExtra && !isSweet(component);

/** How much of a kind stands on a plate: two cooked sides, one dessert, one extra piece of meat, one starch. */
export const hasRoomFor = (
  main: Component,
  chosen: readonly Component[],
  addon: Component,
  room: { readonly restKcal: number; readonly targetKcal: number },
): boolean => {
  if (addon.dishNumber === main.dishNumber) return false;
  const [first] = addon.foodNumbers;
  if (addon.isExtra && first !== undefined && main.foodNumbers.includes(first)) return false;
  if (isSweet(addon) && !addon.isExtra && room.targetKcal < LEAST_FOR_DESSERT_KCAL) return false;
  const isTight = addon.isStarchy && room.restKcal < ROOM_FOR_TWO_STARCHES_KCAL;
  if (isTight && (main.isStarchy || chosen.some((component) => component.isStarchy))) return false;
  return chosen.length === 0 || isCompany(addon, chosen);
};

const isGlass = ({ dish }: Component): boolean => dish.form === "glass";

/** Carrot sticks and a green salad. */
const isUncooked = (side: Component): boolean => roleOf(side) === "salad" || roleOf(side) === "raw";

/** An orange beside a salad of fennel and orange. */
const isMadeOf = ({ foodNumbers }: Component, { foodNumbers: [first] }: Component): boolean =>
  first !== undefined && foodNumbers.includes(first);

/** Whether there is place for it beside what was chosen already. */
const isCompany = (addon: Component, chosen: readonly Component[]): boolean => {
  if (chosen.includes(addon)) return false;
  if (chosen.some((each) => roleOf(each) === roleOf(addon) || isMadeOf(each, addon) || isMadeOf(addon, each)))
    return false;
  if (isFilling(addon) && chosen.some(isFilling)) return false;
  if (isUncooked(addon) && chosen.some(isUncooked)) return false;
  if (isCookedSide(addon) && chosen.filter(isCookedSide).length >= MOST_COOKED_SIDES) return false;
  if (isProteinExtra(addon) && chosen.some(isProteinExtra)) return false;
  if (isHandful(addon) && chosen.some(isHandful)) return false;
  if (isCultured(addon) && chosen.some(isCultured)) return false;
  if (isGlass(addon) && chosen.some(isGlass)) return false;
  return true;
};
