import type { SavedRecipe } from "@meal/contract/recipes";
import { writeJson } from "../formats/own/write-json.ts";
import { writeCooklang } from "../formats/own/write-cooklang.ts";
import { writeMarkdown } from "../formats/own/write-markdown.ts";

/** The ways to write one recipe, by the endings of their files. */
export const writings = {
  json: { write: writeJson, contentType: "application/json" },
  md: { write: writeMarkdown, contentType: "text/markdown; charset=utf-8" },
  cook: { write: writeCooklang, contentType: "text/plain; charset=utf-8" },
} as const satisfies Record<string, { write: (recipe: SavedRecipe) => string; contentType: string }>;
