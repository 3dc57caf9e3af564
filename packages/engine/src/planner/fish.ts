import type { Diet } from "@meal/domain/chef/vocabulary";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Component } from "./component.ts";
import type { Counts } from "./counts.ts";

/** How many of fourteen lunches and dinners shall be fish, and what each of these gains. */
const WANTED: Partial<Record<Diet, { readonly meals: number; readonly gain: number }>> = {
  pescatarian: { meals: 4, gain: 9 },
  mediterranean: { meals: 3, gain: 2.5 },
  "anti-inflammatory": { meals: 3, gain: 2.5 },
};
/** Twice a week is what everybody is advised. */
const USUAL = { meals: 2, gain: 1.2 };

const GROUPS = [PROTEIN_GROUPS.indexOf("fish"), PROTEIN_GROUPS.indexOf("shellfish")];

export const fishWantedBy = (diet: Diet): typeof USUAL => WANTED[diet] ?? USUAL;

export const isFish = ({ proteinGroup }: Component): boolean => GROUPS.includes(proteinGroup);

/** How many lunches and dinners of so many days are fish or shellfish, leftovers and all. */
export const fishIn = (counts: Counts, days: number): number => {
  let meals = 0;
  for (const group of GROUPS) for (let day = 0; day < days; day += 1) meals += counts.groupOnDay(group, day);
  return meals;
};
