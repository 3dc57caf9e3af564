/** The product's name, as it stands in titles, in the footer and on the home screen. */
export const productName = "AI Meal Planner";
