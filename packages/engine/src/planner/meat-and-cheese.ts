import type { Diet } from "@meal/domain/chef/vocabulary";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import { type Component, STARCHES } from "./component.ts";
import { at, PROTEIN } from "./figures.ts";
import { once } from "./once.ts";
import { PIECES } from "./side-roles.ts";
import { SAVOURY_KINDS, SWEET_FRUIT_SUGARS } from "./savory-foods.ts";

const ENOUGH_PROTEIN_GRAMS = 26;

/** Chicken beside a frittata. */
const isEgg = ({ proteinGroup }: Component): boolean => PROTEIN_GROUPS[proteinGroup] === "egg";

export const MEATY: ReadonlySet<string> = new Set(["beef", "pork", "lamb", "poultry", "fish", "shellfish"]);

/** A piece of meat, fish, egg or tofu that is laid beside a dish. */
export const isProteinExtra = ({ isExtra, isStarchy, proteinGroup }: Component): boolean =>
  isExtra && !isStarchy && PIECES.has(PROTEIN_GROUPS[proteinGroup] ?? "");

/** Whoever eats little starch, or much protein, gets full of it. */
export const PROTEIN_DIETS: ReadonlySet<Diet> = new Set(["high-protein", "keto", "paleo", "whole30"]);

const isEatenWithEggs = ({ foods: [first] }: Component): boolean => /bacon|smoked/.test(first?.id ?? "");

/** Meat beside a dish that is meat already is no cook's idea, and tofu beside tofu is none either. */
export const isMuchProtein = (main: Component, addon: Component): boolean =>
  (isProteinExtra(addon) &&
    (at(main.figures, PROTEIN) > ENOUGH_PROTEIN_GRAMS ||
      MEATY.has(PROTEIN_GROUPS[main.proteinGroup] ?? "") ||
      (isEgg(main) && MEATY.has(PROTEIN_GROUPS[addon.proteinGroup] ?? "") && !isEatenWithEggs(addon)))) ||
  (main.proteinGroup === addon.proteinGroup && PIECES.has(PROTEIN_GROUPS[addon.proteinGroup] ?? ""));

/** Who eats hardly any starch fills up on cheese. */
export const isCheeseDiet = (diet: Diet): boolean => diet === "keto" || diet === "carnivore";

export const isCheese = ({ isExtra, dish, foods }: Component): boolean =>
  isExtra && dish.form === "plate" && foods.every(({ kind }) => kind === "dairy");

/** What is eaten out of one pot, pan or bowl with a spoon or a fork. */
export const POTS: ReadonlySet<string> = new Set(["soup", "pot"]);

/** Eggs and sardines from the side go with toast, salads and potatoes; nobody puts them to pasta, soup or chili. */
export const isPantryToPot = (
  main: Component,
  { isExtra, proteinGroup, foods: [first] }: Component,
): boolean => {
  if (!isExtra || !(POTS.has(main.dish.form) || STARCHES[main.starch] === "pasta")) return false;
  return PROTEIN_GROUPS[proteinGroup] === "egg" || /sardine|smoked/.test(first?.id ?? "");
};

/** Parmesan over tuna is one thing, sardines beside cottage cheese another. */
const MUCH_CHEESE = /cottage-cheese|ricotta|mozzarella|cheddar|gouda|gruyere|provolone|feta/;

/** Fish beside ham, mango or peanut butter is two dinners on one plate, however much protein somebody wants. */
export const isFishOutOfPlace = ({ foods }: Component, addon: Component): boolean =>
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
export const isMuchCheese = once(
  ({ proteinGroup, foods }) =>
    PROTEIN_GROUPS[proteinGroup] === "dairy" && foods.some(({ id }) => MUCH_CHEESE.test(id)),
);

/** A piece of cheese beside a sandwich, a steak, or a dish that has cheese in it. */
export const isCheeseToCheese = ({ dish, foods }: Component, addon: Component, diet: Diet): boolean =>
  isCheese(addon) &&
  (foods.some(({ id }) => CHEESE.test(id)) ||
    (!isCheeseDiet(diet) &&
      (HELD_FORMS.has(dish.form) || foods.some(({ kind }) => SAVOURY_KINDS.has(kind) && kind !== "sauce"))));

const CHEESE = /cheese|cheddar|parmesan|mozzarella|feta|gouda|gruyere|ricotta|provolone|pecorino|brie/;

/** What is between bread is whole: nobody lays a tin of sardines beside a sandwich. */
export const HELD_FORMS: ReadonlySet<string> = new Set(["sandwich", "wrap"]);
