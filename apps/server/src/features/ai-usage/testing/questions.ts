import { photo } from "./photos.ts";

const plan = { days: 1, mealsPerDay: 3, seed: 1 };
const imageData = await photo();
const messages = [{ role: "user", content: "How much protein is in an egg?" }];

/** A function with a question that it answers, and whether a guest may ask it. */
export interface Question {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly asker: "guest" | "person";
}

/** A question for every function. */
export const questions: readonly Question[] = [
  { name: "generate-meal-plan-gemini", body: plan, asker: "guest" },
  { name: "generate-meal-plan-gemini/events", body: plan, asker: "guest" },
  { name: "analyze-ingredient-image", body: { imageData }, asker: "guest" },
  { name: "certify-meal-plan", body: { request: plan, days: [] }, asker: "guest" },
  { name: "list-of-days", body: { days: [{ day: 1, meals: [] }] }, asker: "guest" },
  { name: "read-plan-wishes", body: { tastePreferences: "low carb" }, asker: "guest" },
  { name: "generate-recipe-image", body: { recipeName: "Tomato soup" }, asker: "guest" },
  { name: "analyze-product", body: { context: { productName: "Oat milk" } }, asker: "guest" },
  { name: "generate-extra-recipe", body: { recipeName: "Lentil soup" }, asker: "person" },
  { name: "generate-extra-planner-image", body: { recipeName: "Lentil soup" }, asker: "person" },
  { name: "analyze-food-image", body: { description: "two eggs" }, asker: "person" },
  { name: "generate-cooking-steps", body: { recipeText: "Boil the pasta for 10 minutes." }, asker: "person" },
  { name: "chat", body: { messages }, asker: "person" },
  { name: "chat/events", body: { messages }, asker: "person" },
];
