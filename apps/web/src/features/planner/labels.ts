import type { Cuisine, MealCategory } from "@meal/domain/chef/vocabulary";

export const cuisineLabels: { readonly [Name in Cuisine]: string } = {
  american: "American",
  italian: "Italian",
  french: "French",
  chinese: "Chinese",
  japanese: "Japanese",
  indian: "Indian",
  mediterranean: "Mediterranean",
  mexican: "Mexican",
  thai: "Thai",
  korean: "Korean",
  "middle-eastern": "Middle Eastern",
};

export const categoryLabels: { readonly [Name in MealCategory]: string } = {
  breakfast: "Breakfast",
  main: "Main",
  soup: "Soup",
  vegetable: "Vegetable",
  dessert: "Dessert",
};

/** "1 day", "2 people": a number with its word. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const kcal = (energy: number): string => Math.round(energy).toLocaleString("en-US");
