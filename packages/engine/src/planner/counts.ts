import { CUISINES } from "@meal/domain/chef/vocabulary";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import { type Component, STARCHES } from "./component.ts";
import { FAMILIES } from "./dish-family.ts";
import { createFlavorCounts } from "./flavor-counts.ts";
import { createGramCounts } from "./gram-counts.ts";
import { createLikenessCounts } from "./likeness-counts.ts";
import { heapsOf } from "./week-heaps.ts";

/** How large a plan is, for the counters and for what one meal weighs in it. */
export type PlanSize = {
  readonly days: number;
  readonly meals: number;
  /** Lunches and dinners. */
  readonly mains: number;
  readonly dishes: number;
  readonly foods: number;
};

/** What decides whether two dishes are of a kind: macaroni and cheese from the oven and from the stove. */
type Kind = Pick<Component, "proteinGroup" | "starch" | "families">;

const GROUPS = PROTEIN_GROUPS.length;

const bump = (counters: Uint8Array | Uint16Array, at: number, by: number): void => {
  counters[at] = (counters[at] ?? 0) + by;
};

/** What a plan holds so far: dishes, proteins, cuisines and foods, counted so that a trial costs nothing. */
export const createCounts = (size: PlanSize) => {
  const dishes = new Uint8Array(size.dishes);
  const dishesOfDay = new Uint8Array(size.dishes * size.days);
  const groups = new Uint8Array(GROUPS);
  const kin = new Uint8Array(GROUPS * (STARCHES.length + 1));
  const families = new Uint8Array(FAMILIES);
  const kinOf = ({ starch, proteinGroup }: Omit<Kind, "families">): number =>
    (starch + 1) * GROUPS + proteinGroup;
  // One day before the first and one after the last, so that neighbours need no check.
  const groupsOfDay = new Uint8Array(GROUPS * (size.days + 2));
  const starches = new Uint8Array(STARCHES.length);
  const starchesOfDay = new Uint8Array(STARCHES.length * size.days);
  const cuisines = new Uint8Array(CUISINES.length);
  const foods = new Uint16Array(size.foods);
  return {
    ...createLikenessCounts(size.days),
    ...createGramCounts(heapsOf(size.foods)),
    ...createFlavorCounts(size),
    dish: (dish: number): number => dishes[dish] ?? 0,
    dishToday: (dish: number, day: number): number => dishesOfDay[dish * size.days + day] ?? 0,
    group: (group: number): number => groups[group] ?? 0,
    groupOnDay: (group: number, day: number): number => groupsOfDay[(day + 1) * GROUPS + group] ?? 0,
    /** How many plates stand on a starch, leftovers and all. */
    starch: (starch: number): number => starches[starch] ?? 0,
    starchOnDay: (starch: number, day: number): number =>
      starch < 0 || day < 0 || day >= size.days ? 0 : (starchesOfDay[starch * size.days + day] ?? 0),
    /** How many lunches and dinners are made of the same starch and the same protein. */
    kin: (kind: Omit<Kind, "families">): number => kin[kinOf(kind)] ?? 0,
    /** How many meals are what a household calls the same. */
    family: (family: number): number => families[family] ?? 0,
    cuisine: (cuisine: number): number => cuisines[cuisine] ?? 0,
    food: (food: number): number => foods[food] ?? 0,
    addDish: (dish: number, by: number): void => {
      if (dish >= 0) bump(dishes, dish, by);
    },
    addDishOfDay: (dish: number, day: number, by: 1 | -1): void => {
      if (dish >= 0) bump(dishesOfDay, dish * size.days + day, by);
    },
    addFoods: (numbers: readonly number[], by: number): void => {
      for (const number of numbers) if (number >= 0) bump(foods, number, by);
    },
    /** The protein of a lunch or dinner, and family and cuisine of any meal, each once however often it is eaten. */
    addKind: (meal: Kind & Pick<Component, "cuisineNumber">, isMain: boolean, by: 1 | -1): void => {
      if (isMain && meal.proteinGroup >= 0) bump(groups, meal.proteinGroup, by);
      if (isMain && meal.proteinGroup >= 0) bump(kin, kinOf(meal), by);
      for (const family of meal.families) bump(families, family, by);
      if (meal.cuisineNumber >= 0) bump(cuisines, meal.cuisineNumber, by);
    },
    /** The protein and the starch of a day on which it is eaten. */
    addKindOfDay: ({ proteinGroup, starch }: Omit<Kind, "families">, day: number, by: 1 | -1): void => {
      if (proteinGroup >= 0) bump(groupsOfDay, (day + 1) * GROUPS + proteinGroup, by);
      if (starch < 0) return;
      bump(starches, starch, by);
      bump(starchesOfDay, starch * size.days + day, by);
    },
  };
};

export type Counts = ReturnType<typeof createCounts>;
