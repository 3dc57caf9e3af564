import type { exportRecipe } from "@meal/contract/import-export";
import { callRaw } from "../../platform/api.ts";

export type RecipeFormat = "json" | "md" | "cook";

/** One recipe as a file. */
export async function fetchRecipeFile(id: string, format: RecipeFormat): Promise<Blob> {
  const input = { params: { id }, query: { format } };
  return (await callRaw<typeof exportRecipe>("GET /api/recipes/:id/export", input)).blob();
}
