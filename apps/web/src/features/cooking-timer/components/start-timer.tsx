import type { SavedRecipe } from "@meal/contract/recipes";
import { Link } from "@tanstack/react-router";
import { Timer } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { writeRecipeData } from "../recipe-data.ts";

/** spec: 2, section 2: takes the recipe to the timer. */
export function StartTimer({ recipe }: { readonly recipe: SavedRecipe }) {
  return (
    <Link
      to="/cooking-timer"
      search={{ recipeData: writeRecipeData(recipe) }}
      className={buttonClass({ variant: "quiet", size: "compact" })}
    >
      <Timer aria-hidden="true" className="size-5" /> Start Timer
    </Link>
  );
}
