import type { Component } from "./component.ts";
import { isCultured, isMilky } from "./cultured.ts";
import { isHandful } from "./fruit-and-nuts.ts";
import { isProteinExtra } from "./meat-and-cheese.ts";
import { isLargeMeal } from "./meal-frame.ts";
import { isFilling, isSweetRoot, roleOf, type SideRole } from "./side-roles.ts";

const MOST_COOKED_SIDES = 2;
const ROOM_FOR_TWO_STARCHES_KCAL = 450;

const isSweet = ({ dish }: Component): boolean => dish.category === "dessert";
const isCookedSide = (component: Component): boolean => !component.isExtra && !isSweet(component);

/** How much stands on a plate: two cooked sides, one dessert, one starch. */
export const hasRoomFor = (
  main: Component,
  chosen: readonly Component[],
  addon: Component,
  room: { readonly restKcal: number; readonly targetKcal: number },
): boolean => {
  if (isSweet(addon) && !addon.isExtra && !isLargeMeal(room.targetKcal)) return false;
  const isTight = addon.isStarchy && room.restKcal < ROOM_FOR_TWO_STARCHES_KCAL;
  if (isTight && (main.isStarchy || chosen.some((component) => component.isStarchy))) return false;
  if (chosen.length === 0) return true;
  const isGreenAlready = main.greensGrams >= GREEN_ENOUGH_GRAMS && chosen.some(isVegetable);
  if (isGreenAlready && isVegetable(addon)) return false;
  return !isCookedSide(addon) || chosen.filter(isCookedSide).length < MOST_COOKED_SIDES;
};

const isGlass = ({ dish }: Component): boolean => dish.form === "glass";

/** Yogurt, and a glass of milk. */
const isOfMilk = (addon: Component): boolean => isCultured(addon) || (addon.isExtra && isMilky(addon));

/** Carrot sticks and a green salad. */
const isUncooked = (side: Component): boolean => roleOf(side) === "salad" || roleOf(side) === "raw";

/** What is green already has one more vegetable beside it at most. */
const GREEN_ENOUGH_GRAMS = 60;
const VEGETABLE_ROLES: ReadonlySet<SideRole> = new Set(["greens", "salad", "raw"]);
const isVegetable = (side: Component): boolean => VEGETABLE_ROLES.has(roleOf(side));

/** An orange beside a salad of fennel and orange. */
const isMadeOf = ({ foodNumbers }: Component, { foodNumbers: [first] }: Component): boolean =>
  first !== undefined && foodNumbers.includes(first);

/** Whether the two stand beside one dish: one extra piece of meat, one salad, one glass. */
export const goTogether = (one: Component, other: Component): boolean => {
  const areBoth = (is: (side: Component) => boolean): boolean => is(one) && is(other);
  if (one === other || roleOf(one) === roleOf(other)) return false;
  if (isMadeOf(one, other) || isMadeOf(other, one)) return false;
  const kinds = [isFilling, isUncooked, isSweetRoot, isProteinExtra, isHandful, isOfMilk, isGlass];
  return !kinds.some(areBoth);
};
