import type { Diet } from "./vocabulary.ts";

/** What each diet is called on the screen. spec: 2, section 9, names the one for halal. */
export const DIET_LABELS: { readonly [Name in Diet]: string } = {
  none: "No special diet",
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  pescatarian: "Pescatarian",
  keto: "Keto",
  paleo: "Paleo",
  "gluten-free": "Gluten-free",
  "low-fodmap": "Low FODMAP",
  "diabetic-friendly": "Diabetic-friendly",
  "high-protein": "High protein",
  "low-calorie": "Low calorie",
  "nut-free": "Nut-free",
  "dairy-free": "Dairy-free",
  halal: "Halal/Kosher",
  whole30: "Whole30",
  raw: "Raw",
  carnivore: "Carnivore",
  mediterranean: "Mediterranean",
  "anti-inflammatory": "Anti-inflammatory",
  "low-sodium": "Low sodium",
  kosher: "Kosher",
};
