import { recipeDetails } from "@meal/contract/chef-shapes";
import type { OutputOf } from "@meal/contract/endpoint";
import type { readExtraPlan } from "@meal/contract/extra-planner";
import { readDetails } from "@meal/domain/extra-planner/details";
import type { ExtraPlanRow } from "./plans-repository.ts";

/** Hands out a row; what was stored in another shape has the specified defaults. */
export function extraPlanOf(row: ExtraPlanRow): OutputOf<typeof readExtraPlan> {
  const { id, recipe_name, background_story, image_url, details_json, created_at } = row;
  return {
    id,
    recipe_name,
    background_story,
    image_url,
    details_json: recipeDetails.parse(readDetails(details_json)),
    created_at: new Date(created_at).toISOString(),
  };
}
