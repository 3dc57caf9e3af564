import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const readFile = endpoint({
  method: "GET",
  path: "/files/:bucket/:path",
  summary: "A stored picture. Its address cannot be guessed; who has it may see it.",
  access: "public",
  input: {
    params: z.object({
      bucket: z.enum(["cooking_images", "meal-images"]),
      path: z.string().regex(/^[\da-f-]{36}\.(?:jpg|png|webp|svg)$/u),
    }),
  },
  output: "response",
  errors: ["not_found"],
});

export const readMealPhoto = endpoint({
  method: "GET",
  path: "/files/meal-images/meal_photos/:path",
  summary: "A photo of a meal. Its address cannot be guessed; who has it may see it.",
  access: "public",
  input: { params: z.object({ path: z.string().regex(/^[\da-f-]{36}\.jpg$/u) }) },
  output: "response",
  errors: ["not_found"],
});
