import type { SavedRecipe } from "@meal/contract/recipes";
import { Link } from "../../../platform/router/link.tsx";
import { Timer } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { writeRecipeData } from "@meal/domain/cooking-timer/recipe-data";
import * as t from "../texts/en/start.ts";

/** spec: 2, section 2: takes the recipe to the timer. */
export function StartTimer({ recipe }: { readonly recipe: SavedRecipe }) {
  const search = { recipeData: writeRecipeData(recipe) };
  return (
    <Link to="/cooking-timer" search={search} className={buttonClass({ variant: "quiet", size: "compact" })}>
      <Timer aria-hidden="true" className="size-5" /> {t.startTimer}
    </Link>
  );
}
