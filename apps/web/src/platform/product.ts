/** The product's name, as it stands in titles, in the footer and on the home screen. */
export const productName = "AI Meal Planner";

/** Where questions go. A placeholder, as in the legal texts: whoever runs the product puts their own here. */
export const supportEmail = "support@example.org";
