export const title = "Plan dinner once, eat well all week";
export const description =
  "Meal plans for the way you eat, a shopping list that writes itself, and a timer that cooks along.";
export const professionalTitle = "What it does, and what it costs";
export const professionalDescription =
  "A week of dinners for the way you eat, the list to shop from, and a timer that cooks along. See what is free and what Premium adds.";
