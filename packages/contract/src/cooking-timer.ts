import { z } from "zod";
import { cookingStep, generationInfo } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

export const generateCookingSteps = endpoint({
  method: "POST",
  path: "/api/functions/generate-cooking-steps",
  summary: "Splits a recipe's text into steps with minutes.",
  access: "signed-in",
  input: {
    body: z.object({ recipeText: z.string().trim().min(1, "Please enter a recipe first").max(50_000) }),
  },
  output: z.object({ steps: z.array(cookingStep), generationInfo }),
  errors: [...chefErrors],
});
