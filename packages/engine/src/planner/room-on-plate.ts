import type { Component } from "./component.ts";
import { isCultured, isMilky } from "./cultured.ts";
import { isHandful } from "./fruit-and-nuts.ts";
import { isProteinExtra } from "./meat-and-cheese.ts";
import { isFilling, isSweetRoot, roleOf, type SideRole } from "./side-roles.ts";

/** A lunch or dinner from this size on may close with something sweet. */
export const LEAST_FOR_DESSERT_KCAL = 1200;
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
  if (chosen.length === 0) return true;
  const isGreenAlready = main.greensGrams >= GREEN_ENOUGH_GRAMS && chosen.some(isVegetable);
  return !(isGreenAlready && isVegetable(addon)) && isCompany(addon, chosen);
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

/** Whether there is place for it beside what was chosen already. */
const isCompany = (addon: Component, chosen: readonly Component[]): boolean => {
  if (chosen.includes(addon)) return false;
  if (chosen.some((each) => roleOf(each) === roleOf(addon) || isMadeOf(each, addon) || isMadeOf(addon, each)))
    return false;
  if (isFilling(addon) && chosen.some(isFilling)) return false;
  if (isUncooked(addon) && chosen.some(isUncooked)) return false;
  if (isSweetRoot(addon) && chosen.some(isSweetRoot)) return false;
  if (isCookedSide(addon) && chosen.filter(isCookedSide).length >= MOST_COOKED_SIDES) return false;
  if (isProteinExtra(addon) && chosen.some(isProteinExtra)) return false;
  if (isHandful(addon) && chosen.some(isHandful)) return false;
  if (isOfMilk(addon) && chosen.some(isOfMilk)) return false;
  if (isGlass(addon) && chosen.some(isGlass)) return false;
  return true;
};
