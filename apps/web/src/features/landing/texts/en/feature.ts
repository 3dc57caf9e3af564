export const title = "Plan dinner once, eat well all week";
export const description =
  "Meal plans for the way you eat, a shopping list that writes itself, and a timer that cooks along.";
