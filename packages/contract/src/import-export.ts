import { IMPORT_FILE_BYTES, IMPORT_TEXT_LENGTH, IMPORT_URL_LENGTH } from "@meal/domain/import-export/limits";
import { z } from "zod";
import { generationInfo, photo, photoBodyBytes, savedRecipe } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors, engineErrors } from "./errors.ts";

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
        .max(IMPORT_URL_LENGTH),
    }),
  },
  output: preview,
  errors: ["page_refused", "page_unreachable", "no_recipe_found", ...engineErrors],
});

export const previewFromText = endpoint({
  method: "POST",
  path: "/api/functions/import-from-text",
  summary: "Reads a pasted recipe for a preview; nothing is saved.",
  access: "signed-in",
  input: {
    body: z.object({ text: z.string().trim().min(1, "Paste the text of a recipe").max(IMPORT_TEXT_LENGTH) }),
  },
  output: preview,
  errors: ["no_recipe_found", ...engineErrors],
});

export const previewFromPhoto = endpoint({
  method: "POST",
  path: "/api/functions/import-from-photo",
  summary: "Reads the photo of a recipe for a preview; this takes a model that sees.",
  access: "signed-in",
  input: { body: z.object({ imageData: photo }) },
  output: preview.extend({ generationInfo }),
  errors: ["image_unreadable", "no_recipe_found", "needs_vision_model", ...chefErrors],
  maxBodyBytes: photoBodyBytes,
});

const importJob = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(["waiting", "running", "done", "failed", "cancelled"]),
  /** Which app the file seems to be from; null until it is known. */
  format: z.string().nullable(),
  total: z.number(),
  done: z.number(),
  added: z.number(),
  /** There already, with the same name and content. */
  skipped: z.number(),
  failures: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** How many failed in all; `failures` names the first 1,000. */
  failed: z.number(),
  /** Why the whole file was refused; null where it was not. */
  problem: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export const startImport = endpoint({
  method: "POST",
  path: "/api/imports",
  summary: "Takes a file of another app as the body, as it is, and imports its recipes in the background.",
  access: "signed-in",
  status: 202,
  input: { query: z.object({ fileName: z.string().trim().min(1).max(255) }) },
  output: importJob,
  errors: ["too_large", "too_many_requests"],
  maxBodyBytes: IMPORT_FILE_BYTES,
  takesFile: true,
});

export const readImport = endpoint({
  method: "GET",
  path: "/api/imports/:id",
  summary: "How far an import of the caller is.",
  access: "signed-in",
  input: { params: z.object({ id: z.uuid() }) },
  output: importJob,
  errors: ["not_found"],
});

export const listImports = endpoint({
  method: "GET",
  path: "/api/imports",
  summary: "The caller's latest ten imports.",
  access: "signed-in",
  input: {},
  output: z.object({ items: z.array(importJob) }),
  errors: [],
});

export const cancelImport = endpoint({
  method: "DELETE",
  path: "/api/imports/:id",
  summary: "Stops an import; what is in already stays.",
  access: "signed-in",
  input: { params: z.object({ id: z.uuid() }) },
  output: importJob,
  errors: ["not_found"],
});

export const exportEverything = endpoint({
  method: "GET",
  path: "/api/exports/recipes.zip",
  summary: "Everything saved as schema.org JSON, Markdown and Cooklang in one zip.",
  access: "signed-in",
  input: {},
  output: "response",
  errors: ["too_many_requests"],
});

export const exportRecipe = endpoint({
  method: "GET",
  path: "/api/recipes/:id/export",
  summary: "One recipe as schema.org JSON (`json`), Markdown (`md`) or Cooklang (`cook`).",
  access: "public",
  input: {
    params: z.object({ id: z.string().min(1).max(200) }),
    query: z.object({ format: z.enum(["json", "md", "cook"]) }),
  },
  output: "response",
  errors: ["not_found", ...engineErrors],
});
