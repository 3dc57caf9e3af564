// The three questions before a first week
export const title = "Ready to plan your meals?";
export const hint = "Three questions, and you have your week, with every recipe and a shopping list.";

export function step(at: number, of: number): string {
  return `Question ${at} of ${of}`;
}

export const back = "Back";
export const next = "Next";
export const justPlan = "Just plan my week";

// How do you eat?
export const howEat = "How do you eat?";
export const eats = {
  none: "Everything",
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  pescatarian: "Fish, no meat",
};
export const otherDiet = "Another diet";

// How do you want to cook?
export const howCook = "How do you want to cook?";
export const cooking = {
  easy: { name: "An easy week", hint: "Quick meals and leftovers" },
  fresh: { name: "Fresh every meal", hint: "Something new each time" },
  batch: { name: "Cook once or twice a week", hint: "Cook big, eat it for days" },
};
export const whichMeals = "Which meals?";
export const meals = { whole: "Every meal", dinners: "Dinners only" };

// Who eats?
export const whoEats = "Who eats?";
export const allergies = "Any allergies?";
export const allergiesHint = "Never in any of your meals.";
export const allergiesPlaceholder = "peanuts, shellfish";
export const wishes = "Anything you'd like?";
export const wishesPlaceholder = "under 30 minutes, high protein, no oven";
export const optional = "Optional";
export const makeWeek = "Make my week";
export const makeDinners = "Make my dinners";
