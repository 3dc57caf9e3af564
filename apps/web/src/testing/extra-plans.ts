import { canUseExtraPlanner, readUsage } from "@meal/contract/entitlements";
import type { OutputOf } from "@meal/contract/endpoint";
import {
  deleteExtraPlan,
  generateExtraPlannerImage,
  generateExtraRecipe,
  listExtraPlans,
  type readExtraPlan,
  saveExtraPlan,
} from "@meal/contract/extra-planner";
import { answer, answerWith } from "./answers.ts";

type Plan = OutputOf<typeof readExtraPlan>;
type Details = Plan["details_json"];

export const soupDetails: Details = {
  prepTime: "15 minutes",
  cookTime: "30 minutes",
  servingSize: "2 servings",
  difficultyLevel: "easy",
  ingredients: ["250 g red lentils", "1 onion, chopped", "1 lemon"],
  instructions: ["Soften the onion.", "Add the lentils and simmer.", "Season with the lemon."],
  nutritionalInfo: { calories: "420 kcal", protein: "22 g", carbs: "58 g", fat: "9 g" },
  tips: ["Salt it late."],
  culturalNotes: "A soup of many countries.",
};

export const picturePath = "/files/meal-images/11111111-1111-4111-8111-111111111111.svg";
const builtin = { provider: "builtin", model: null, isFallback: false, note: null };

export function extraPlanCalled(recipe_name: string, more: Partial<Plan> = {}): Plan {
  return {
    id: "33333333-3333-4333-8333-333333333333",
    recipe_name,
    background_story: "",
    image_url: picturePath,
    details_json: soupDetails,
    created_at: "2026-11-20T18:00:00Z",
    ...more,
  };
}

/** So many of the month's pictures are used. */
export const usedOf = (used: number, limit: number | null) =>
  answer(readUsage, { features: [{ feature: "extra_planner", used, limit }] });

export const madePicture = answer(generateExtraPlannerImage, {
  imageUrl: picturePath,
  promptInfo: { enhanced: "A bowl of soup by a window" },
  generationInfo: builtin,
});
export const recipeSays = (recipeDetails: Details | null, said: string | null = null) =>
  answer(generateExtraRecipe, { recipeDetails, message: said, generationInfo: builtin });

export const savedPlans = (...items: Plan[]) => answer(listExtraPlans, { items, total: items.length });

/** Nothing is saved, one picture is left, and everything works. */
export const extraAnswers = [
  usedOf(0, 1),
  answer(canUseExtraPlanner, true),
  savedPlans(),
  madePicture,
  recipeSays(soupDetails),
  answerWith(saveExtraPlan, ({ body }) => ({ ...body, created_at: "2026-11-23T08:00:00Z" })),
  answer(deleteExtraPlan, undefined),
];
