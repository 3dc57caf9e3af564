export const offers = {
  "meal-planner": {
    title: "Meal planner",
    short: "A week of meals that fit how you eat, from breakfast to dinner.",
  },
  "extra-plans": {
    title: "Extra Plans",
    short: "Plans with a goal: lighter, stronger, keto, paleo, vegan, or easy on your health.",
  },
  "food-analysis": {
    title: "Food Analysis",
    short: "Describe your plate and read what is on it.",
  },
  "calorie-tracking": {
    title: "Calorie Tracking",
    short: "A food diary that takes seconds and shows today at a glance.",
  },
  "nutrition-chat": {
    title: "Nutrition Chat",
    short: "Ask what to cook with three leeks, or why bread needs salt.",
  },
  "cooking-timer": {
    title: "Cooking Timer",
    short: "Every step on time, large enough to read from across the kitchen.",
  },
  "shopping-list": {
    title: "Shopping List",
    short: "Your plan, sorted by the aisles of the store.",
  },
  "product-questions": {
    title: "Product Questions",
    short: "Ask about a product on your list: what is in it, how long it keeps, what to use instead.",
  },
};
export const foodAnalysisWithPhotos = "Describe or photograph your plate and read what is on it.";
