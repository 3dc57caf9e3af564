import type { ChatContext } from "@meal/domain/chef/chef-port";
import type { Meal } from "@meal/domain/chef/plans";

const meal = (name: string, type: string, calories: number): Meal => ({
  id: name,
  name,
  type,
  description: "",
  calories,
  price: 100,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 10,
  ingredients: [],
  instructions: [],
  category: type === "breakfast" ? "breakfast" : "main",
  actualCategory: type === "breakfast" ? "breakfast" : "main",
  isFavorite: false,
});

/** Somebody vegetarian with an allergy, a diary and a plan. */
export const testContext: ChatContext = {
  diet: "vegetarian",
  allergies: ["peanuts"],
  dailyLimitKcal: 2000,
  toBuy: ["Oat milk", "Spinach"],
  eatenToday: [
    { description: "Oatmeal", calories: 350 },
    { description: "Latte", calories: 180 },
  ],
  plan: [
    { day: 1, meals: [meal("Overnight oats", "breakfast", 400), meal("Palak paneer", "dinner", 700)] },
    { day: 2, meals: [meal("Shakshuka", "breakfast", 420), meal("Rajma", "dinner", 650)] },
  ],
};
