export const lowCarb = "Low carb";
export const weightLoss = "Weight loss";
export const balanced = "Balanced";
export const highProtein = "High protein";
export const vegan = "Vegan";
export const vegetarian = "Vegetarian";
