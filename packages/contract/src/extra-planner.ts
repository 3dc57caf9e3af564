import { DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import { NO_DETAILS } from "@meal/domain/extra-planner/details";
import {
  imageNeedsName,
  LONGEST_ENHANCED,
  LONGEST_EXTRA_NAME,
  LONGEST_STORY,
  nameMissing,
  nameTooLong,
  nothingToSave,
} from "@meal/domain/extra-planner/limits";
import { z } from "zod";
import { generationInfo, recipeDetails } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";
import { page, pageSize } from "./planner.ts";

const nameOr = (missing: string) => z.string().trim().min(1, missing).max(LONGEST_EXTRA_NAME, nameTooLong);
const recipeName = nameOr(nameMissing);
const backgroundStory = z
  .string()
  .max(LONGEST_STORY, `A story may have ${LONGEST_STORY} characters at most`)
  .default("");
const id = z.uuid();
const planBodyBytes = 512_000;

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
      enhancedPrompt: z.string().max(LONGEST_ENHANCED).optional(),
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
  input: {
    body: z.object({
      recipeName: nameOr(imageNeedsName),
      backgroundStory,
      enhancePrompt: z.boolean().default(false),
    }),
  },
  output: z.object({
    imageUrl: z.string(),
    promptInfo: z.object({ enhanced: z.string() }),
    generationInfo,
  }),
  errors: ["limit_reached", "no_food_named", ...chefErrors, "storage_limit_reached"],
});

/** spec: 2, section 3, extra_recipe_plans. */
const extraPlan = z.object({
  id: z.string(),
  recipe_name: z.string(),
  background_story: z.string(),
  image_url: z.string(),
  details_json: recipeDetails,
  created_at: z.iso.datetime(),
});

const shortText = z.string().max(500);
const lines = z.array(z.string().max(5000)).max(200).default([]);
const figure = shortText.default(NO_DETAILS.nutritionalInfo.calories);
/** What is not said is stored as the specified default. */
const detailsToKeep = z.object({
  prepTime: shortText.default(NO_DETAILS.prepTime),
  cookTime: shortText.default(NO_DETAILS.cookTime),
  servingSize: shortText.default(NO_DETAILS.servingSize),
  difficultyLevel: z.enum(DIFFICULTIES).default(NO_DETAILS.difficultyLevel),
  ingredients: lines,
  instructions: lines,
  nutritionalInfo: z
    .object({ calories: figure, protein: figure, carbs: figure, fat: figure })
    .default({ ...NO_DETAILS.nutritionalInfo }),
  tips: lines,
  culturalNotes: z.string().max(5000).default(""),
});

export const listExtraPlans = endpoint({
  method: "GET",
  path: "/api/extra-recipe-plans",
  summary: "The extra recipes that the caller saved, newest first, by pages.",
  access: "signed-in",
  input: { query: z.object({ page, pageSize }) },
  output: z.object({ items: z.array(extraPlan), total: z.number() }),
  errors: [],
});

export const readExtraPlan = endpoint({
  method: "GET",
  path: "/api/extra-recipe-plans/:id",
  summary: "An extra recipe of the caller.",
  access: "signed-in",
  input: { params: z.object({ id }) },
  output: extraPlan,
  errors: ["not_found"],
});

export const saveExtraPlan = endpoint({
  method: "POST",
  path: "/api/extra-recipe-plans",
  summary:
    "Saves an extra recipe with its picture, under an id that the caller made; the same id again answers with what is stored already.",
  access: "signed-in",
  status: 201,
  input: {
    body: z.object({
      id,
      recipe_name: nameOr(nothingToSave),
      background_story: backgroundStory,
      image_url: z.string().regex(/^\/files\/meal-images\/[\da-f-]{36}\.(?:jpg|svg)$/u, nothingToSave),
      details_json: detailsToKeep.prefault({}),
    }),
  },
  output: extraPlan,
  errors: ["too_many_saved", "storage_limit_reached"],
  maxBodyBytes: planBodyBytes,
});

export const deleteExtraPlan = endpoint({
  method: "DELETE",
  path: "/api/extra-recipe-plans/:id",
  summary: "Deletes an extra recipe of the caller. Its picture goes a day later.",
  access: "signed-in",
  input: { params: z.object({ id }) },
  output: "nothing",
  errors: ["not_found"],
});
