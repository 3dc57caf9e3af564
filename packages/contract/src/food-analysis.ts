import { z } from "zod";
import { foodAnalysisItem, generationInfo, photo, photoBodyBytes } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

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
    items: z.array(foodAnalysisItem),
    /** Says kindly that nothing was recognized, which then costs no use. */
    message: z.string().nullable(),
    /** The words that the built-in chef knows nothing by, as they were said; they count nothing. */
    missed: z.array(z.string()),
    /** What was said of food that was not eaten; it counts nothing either. */
    left_out: z.array(z.string()),
    generationInfo,
  }),
  errors: ["limit_reached", "image_unreadable", ...chefErrors],
  maxBodyBytes: photoBodyBytes,
});

export const readAnalysisMeans = endpoint({
  method: "GET",
  path: "/api/functions/analyze-food-image",
  summary: "Whether a photo of a meal can be looked at here; where not, words are needed.",
  access: "signed-in",
  input: {},
  output: z.object({ seesPhotos: z.boolean() }),
  errors: [],
});
