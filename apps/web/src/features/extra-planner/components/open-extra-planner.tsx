import type { SavedRecipe } from "@meal/contract/recipes";
import { LONGEST_EXTRA_NAME } from "@meal/domain/extra-planner/limits";
import { Link } from "../../../platform/router/link.tsx";
import { Sparkles } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import * as t from "../texts/en/feature.ts";

/** Servers take addresses up to a length. */
const longestDescription = 1500;

/** spec: 2, section 2: takes the recipe's name and description along. */
export function OpenExtraPlanner({ recipe }: { readonly recipe: SavedRecipe }) {
  const description = recipe.description.trim().slice(0, longestDescription);
  const search = {
    recipeName: recipe.name.slice(0, LONGEST_EXTRA_NAME),
    ...(description !== "" && { description }),
  };
  return (
    <Link to="/extra-planner" search={search} className={buttonClass({ variant: "quiet", size: "compact" })}>
      <Sparkles aria-hidden="true" className="size-5" /> {t.title}
    </Link>
  );
}
