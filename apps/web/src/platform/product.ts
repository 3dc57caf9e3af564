/** The product's name, as it stands in titles, in the footer and on the home screen. */
export const productName = "AI Meal Planner";

/** One sentence that says what it is. */
export const productDescription =
  "Meal plans for the way you eat, a shopping list that writes itself, a timer that cooks along and a calorie diary that stays out of your way.";

/** Where questions go. A placeholder, as in the legal texts: whoever runs the product puts their own here. */
export const supportEmail = "support@example.org";
