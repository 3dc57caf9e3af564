import type { SavedRecipe } from "@meal/contract/recipes";
import { Printer, Share2 } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useRegistry } from "../../../platform/registry.ts";
import { Button } from "../../../ui/button.tsx";
import { shareRecipe } from "../../../platform/share-recipe.ts";
import { printRecipe } from "../print-recipe.ts";
import * as t from "../texts/en/recipe.tsx";

interface RecipeActionsProps {
  readonly recipe: SavedRecipe;
  /** What times and shares the recipe, in the place of the buttons for that. */
  readonly main?: ReactNode;
}

/** What else can be done with a recipe: what other features bring, then print and share it. */
export function RecipeActions({ recipe, main }: RecipeActionsProps) {
  const { recipeActions } = useRegistry();
  const shown = recipeActions.filter(
    ({ isTimer = false, isAtHand = false }) => !isAtHand && (main === undefined || !isTimer),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {main}
      {/* Together, so that what stands behind them moves once and not with each that comes. */}
      <Suspense>
        {shown.map(({ rank, component: Action }) => (
          <Action key={rank} recipe={recipe} />
        ))}
      </Suspense>
      <Button
        variant="quiet"
        size="compact"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => printRecipe(recipe)}
      >
        {t.printRecipe}
      </Button>
      {main === undefined && (
        <Button
          variant="quiet"
          size="compact"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={() => void shareRecipe(recipe)}
        >
          {t.share}
        </Button>
      )}
    </div>
  );
}
