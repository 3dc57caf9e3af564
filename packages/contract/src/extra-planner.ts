import { z } from "zod";
import { generationInfo, recipeDetails } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

const recipeName = z
  .string()
  .trim()
  .min(1, "Please enter a recipe name")
  .max(1000, "Recipe name must be 1000 characters or less");
const backgroundStory = z.string().max(20_000).default("");

export const generateExtraRecipe = endpoint({
  method: "POST",
  path: "/api/functions/generate-extra-recipe",
  summary: "Writes the recipe for a name or a description.",
  access: "signed-in",
  input: {
    body: z.object({
      recipeName,
      imageUrl: z.string().max(2000).optional(),
      backgroundStory,
      enhancedPrompt: z.string().max(5000).optional(),
      capturedIngredients: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
    }),
  },
  output: z.object({
    /** Null where the name means nothing one could cook; `message` then says so kindly. */
    recipeDetails: recipeDetails.nullable(),
    message: z.string().nullable(),
    generationInfo,
  }),
  errors: [...chefErrors],
});

export const generateExtraPlannerImage = endpoint({
  method: "POST",
  path: "/api/functions/generate-extra-planner-image",
  summary:
    "Makes the picture of a recipe. Counts one of the month's Extra Planner uses; a name that means nothing to eat is refused and costs none.",
  access: "signed-in",
  input: { body: z.object({ recipeName, backgroundStory, enhancePrompt: z.boolean().default(false) }) },
  output: z.object({
    imageUrl: z.string(),
    promptInfo: z.object({ enhanced: z.string() }),
    generationInfo,
  }),
  errors: ["limit_reached", "no_food_named", ...chefErrors, "storage_limit_reached"],
});
