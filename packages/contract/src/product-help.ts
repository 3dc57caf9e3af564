import { z } from "zod";
import { generationInfo, photo, photoBodyBytes } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors } from "./errors.ts";

export const analyzeProduct = endpoint({
  method: "POST",
  path: "/api/functions/analyze-product",
  summary: "Answers a question about a product; the caller's own diet and allergies are taken into account.",
  access: "public",
  input: {
    body: z.object({
      context: z.object({
        productName: z.string().trim().min(1).max(300),
        recipeContext: z.string().max(5000).default(""),
        questionType: z.enum(["text", "photo"]).default("text"),
        question: z.string().trim().max(2000).default(""),
      }),
      imageBase64: photo.nullable().optional(),
    }),
  },
  output: z.object({ response: z.string(), generationInfo }),
  errors: ["image_unreadable", ...chefErrors],
  maxBodyBytes: photoBodyBytes,
});
