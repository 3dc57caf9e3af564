export const pageTitle = "Your Meal Planner";
export const printTitle = "Your week to print";
export const navigation = "Planner";
export const tile = "Meal Planner";
