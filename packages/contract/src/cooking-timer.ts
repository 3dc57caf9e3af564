import { RATINGS } from "@meal/domain/cooking-timer/rating";
import { z } from "zod";
import { cookingStep, generationInfo, photo, photoBodyBytes } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";
import { page, pageSize } from "./planner.ts";

const rating = z.literal(RATINGS, "A rating is 1, 2 or 3");
const picture = z
  .string()
  .max(200)
  .regex(
    /^\/files\/(?:cooking_images|meal-images\/meal_photos)\/[\da-f-]{36}\.jpg$/u,
    "Upload the photo first",
  );

/** spec: 2, section 3, cooking_history. */
const cookedRecipe = z.object({
  id: z.string(),
  recipe_name: z.string(),
  recipe_steps: z.array(cookingStep),
  image_url: z.string().nullable(),
  cooked_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  rating: rating.nullable(),
});

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

export const uploadMealPhoto = endpoint({
  method: "POST",
  path: "/api/cooking-history/photos",
  summary: "Keeps the photo of a cooked meal, re-encoded, and answers its address for `image_url`.",
  access: "signed-in",
  status: 201,
  input: {
    body: z.object({
      imageData: photo,
      /** spec: 2, section 3: photos of the history and photos taken when the timer ends lie apart. */
      bucket: z.enum(["cooking_images", "meal-images"]).default("cooking_images"),
    }),
  },
  output: z.object({ publicUrl: z.string() }),
  errors: ["image_unreadable", "too_many_saved", "too_many_requests", "storage_limit_reached"],
  maxBodyBytes: photoBodyBytes,
});

export const addCooked = endpoint({
  method: "POST",
  path: "/api/cooking-history",
  summary: "Notes that the caller cooked a recipe. The same id again changes nothing.",
  access: "signed-in",
  status: 201,
  input: {
    body: z.object({
      id: z.uuid(),
      recipe_name: z.string().trim().min(1, "Recipe information is incomplete.").max(300),
      recipe_steps: z.array(cookingStep).min(1, "Recipe information is incomplete.").max(200),
      image_url: picture.nullable().default(null),
    }),
  },
  output: cookedRecipe,
  errors: ["not_found", "too_many_saved", "storage_limit_reached"],
});

export const listCooked = endpoint({
  method: "GET",
  path: "/api/cooking-history",
  summary: "What the caller cooked, the latest first.",
  access: "signed-in",
  input: { query: z.object({ page, pageSize }) },
  output: z.object({ items: z.array(cookedRecipe), total: z.number() }),
  errors: [],
});

export const rateCooked = endpoint({
  method: "PATCH",
  path: "/api/cooking-history/:id",
  summary: "Sets how a cooked recipe turned out: 1 bad, 2 medium, 3 good.",
  access: "signed-in",
  input: { params: z.object({ id: z.uuid() }), body: z.object({ rating }) },
  output: cookedRecipe,
  errors: ["not_found"],
});

export const deleteCooked = endpoint({
  method: "DELETE",
  path: "/api/cooking-history/:id",
  summary: "Forgets something the caller cooked, and removes its photo.",
  access: "signed-in",
  input: { params: z.object({ id: z.uuid() }) },
  output: "nothing",
  errors: ["not_found"],
});
