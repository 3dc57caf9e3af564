import { z } from "zod";
import { savedRecipe } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";

const preview = z.object({
  /** Not saved yet: the person looks at them first. */
  recipes: z.array(savedRecipe),
  /** What could not be read, and why. */
  failures: z.array(z.object({ name: z.string(), reason: z.string() })),
});

export const previewFromUrl = endpoint({
  method: "POST",
  path: "/api/functions/import-from-url",
  summary: "Reads the recipes of a web page for a preview; nothing is saved.",
  access: "signed-in",
  input: {
    body: z.object({
      url: z
        .url({
          protocol: /^https?$/u,
          message: "Give the address of a web page, such as https://example.org/soup",
        })
        .max(2000),
    }),
  },
  output: preview,
  errors: ["too_many_requests", "page_refused", "page_unreachable", "no_recipe_found"],
});

export const previewFromText = endpoint({
  method: "POST",
  path: "/api/functions/import-from-text",
  summary: "Reads a pasted recipe for a preview; nothing is saved.",
  access: "signed-in",
  input: { body: z.object({ text: z.string().trim().min(1, "Paste the text of a recipe").max(50_000) }) },
  output: preview,
  errors: ["too_many_requests", "no_recipe_found"],
});
