import { z } from "zod";
import { generationInfo, photo, photoBodyBytes } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

const range = z.object({ low: z.number(), high: z.number() });

export const analyzeFoodImage = endpoint({
  method: "POST",
  path: "/api/functions/analyze-food-image",
  summary:
    "Estimates what a photographed or described meal brings. Counts one use, unless nothing is recognized.",
  access: "signed-in",
  input: {
    body: z
      .object({
        imageData: photo.nullable().default(null),
        description: z.string().trim().max(2000).default(""),
      })
      .refine(({ imageData, description }) => imageData !== null || description !== "", {
        message: "Send a photo or a description",
        path: ["imageData"],
      }),
  },
  output: z.object({
    items: z.array(
      z.object({
        description: z.string(),
        portion: z.string(),
        calories: z.number(),
        protein: z.number(),
        carbs: z.number(),
        fats: z.number(),
        fiber: z.number(),
        confidence: z.number().min(0).max(1),
        taste_profile: z.array(z.string()),
        chef_notes: z.string(),
        /** Ours: between which energies the truth probably lies, and what was assumed. */
        calories_range: range,
        assumptions: z.array(z.string()),
      }),
    ),
    /** Says kindly that nothing was recognized, which then costs no use. */
    message: z.string().nullable(),
    generationInfo,
  }),
  errors: ["limit_reached", "image_unreadable", ...chefErrors],
  maxBodyBytes: photoBodyBytes,
});
