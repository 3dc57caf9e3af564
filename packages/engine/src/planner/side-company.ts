import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Component } from "./component.ts";
import { baseOf } from "./meal-base.ts";
import { once } from "./once.ts";
import { isGreekToItalian } from "./tables.ts";

/** Salads of a potluck go with a burger, a barbecue and what is fried or baked, not with toast, pasta, soup or a stew. */
const OF_A_POTLUCK = /slaw|(?:broccoli|macaroni|potato|three-bean|layer) salad|^creamy cucumber|caviar/i;
const isOfPotluck = once(({ dish, isExtra }) => !isExtra && OF_A_POTLUCK.test(dish.name));
const isAtPotluck = (main: Component): boolean =>
  main.cuisine === "american" &&
  main.dish.form !== "pot" &&
  main.dish.form !== "toast" &&
  (baseOf(main) === "bread" || baseOf(main) === "plain" || baseOf(main) === "roots");

/** Caprese and grated carrots begin a meal of their own kitchen; a garden salad goes with anything. */
const isStarterElsewhere = (main: Component, addon: Component): boolean =>
  addon.cuisine !== "american" &&
  addon.cuisine !== main.cuisine &&
  !isGreekToItalian(main.cuisine, addon.cuisine);

/** Stuffing goes with what is stuffed: a roast bird. */
const isStuffing = once(({ dish }) => /stuffing/i.test(dish.name));
const isStuffingElsewhere = (main: Component, addon: Component): boolean =>
  isStuffing(addon) && !(PROTEIN_GROUPS[main.proteinGroup] === "poultry" && main.dish.needs.includes("oven"));

const isStarter = once(({ dish }) => dish.form === "salad" || /bruschetta/i.test(dish.name));

const isSaladOutOfPlace = (main: Component, addon: Component): boolean =>
  !addon.isExtra && (isOfPotluck(addon) ? !isAtPotluck(main) : isStarterElsewhere(main, addon));

/** Whether a side of the cookbook is known with other dishes than this. */
export const isOutOfCompany = (main: Component, addon: Component): boolean =>
  (isStarter(addon) && isSaladOutOfPlace(main, addon)) || isStuffingElsewhere(main, addon);
