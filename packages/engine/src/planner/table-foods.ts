import type { Component } from "./component.ts";
import type { Demands } from "./demands.ts";
import { at, KCAL } from "./figures.ts";
import type { PlanTable, Setting } from "./plan-table.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createPlate, type Plate } from "./plate.ts";

const platesOf = (table: PlanTable): Plate[] => [
  ...new Set(table.flat().flatMap((setting) => (setting.kind === "open" ? (setting.plate ?? []) : []))),
];

/** Everything that is cooked or served anew in a plan. */
export const componentsOf = (table: PlanTable): Component[] => [
  ...new Set(platesOf(table).flatMap(({ main, addons }) => addons.toSpliced(0, 0, main))),
];

const plateWith = (plate: Plate, now: ReadonlyMap<Component, Component>): Plate => {
  const parts = [plate.main, ...plate.addons];
  if (!parts.some((part) => now.has(part))) return plate;
  const [main = plate.main, ...addons] = parts.map((part) => now.get(part) ?? part);
  return createPlate(main, addons, at(plate.figures, KCAL), plate.value);
};

/** The table with other components in the place of some. */
export const withComponents = (table: PlanTable, now: ReadonlyMap<Component, Component>): PlanTable => {
  const plates = new Map(platesOf(table).map((plate) => [plate, plateWith(plate, now)]));
  const settingWith = (setting: Setting): Setting =>
    setting.kind === "kept" || setting.plate === null
      ? setting
      : { ...setting, plate: plates.get(setting.plate) ?? setting.plate };
  return table.map((day) => day.map(settingWith));
};

/** What is in the meals that stay, in what is at home and wants using, and in the recipes of the household: none of it changes. */
export const fixedFoods = (index: PlannerIndex, { stock, atHand, own }: Demands, table: PlanTable) => {
  const kept = table
    .flat()
    .flatMap((setting) => (setting.kind === "kept" ? (setting.meal.foodIds ?? []) : []));
  const ownFoods = componentsOf(table).flatMap(({ dish, foods }) =>
    own.dishes.has(dish.id) ? foods.map(({ id }) => id) : [],
  );
  const inHouse = new Set([...stock.keys(), ...atHand.flatMap(({ numbers }) => [...numbers])]);
  return {
    eaten: [...kept, ...ownFoods],
    isFixed: (id: string): boolean =>
      kept.includes(id) || ownFoods.includes(id) || inHouse.has(index.numberOf(id)),
  };
};
