import { counted, number } from "../../../../language/words.ts";

export const nothingToPrint = "There is no recipe to print";
export const loading = "Loading the recipe";
export const print = "Print";
export const ingredients = "Ingredients";
export const instructions = "Instructions";

export function servings(count: number): string {
  return counted(count, { one: "serving", other: "servings" });
}

export function prep(time: string): string {
  return `prep ${time}`;
}

export function cook(time: string): string {
  return `cook ${time}`;
}

export function handsOn(time: string): string {
  return `hands-on ${time}`;
}

export function keeps(days: number): string {
  return `keeps ${counted(days, { one: "day", other: "days" })} in the fridge`;
}

export function ahead(time: string): string {
  return `ahead ${time}`;
}

export function kcalPerServing(kcal: number): string {
  return `${number(kcal)} kcal a serving`;
}

export function protein(grams: number): string {
  return `protein ${grams} g`;
}

export function carbs(grams: number): string {
  return `carbs ${grams} g`;
}

export function fat(grams: number): string {
  return `fat ${grams} g`;
}
