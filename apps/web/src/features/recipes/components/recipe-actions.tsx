import type { SavedRecipe } from "@meal/contract/recipes";
import { Printer, Share2 } from "lucide-react";
import { Suspense } from "react";
import { useRegistry } from "../../../platform/registry.ts";
import { Button } from "../../../ui/button.tsx";
import { printRecipe } from "../print-recipe.ts";
import { shareRecipe } from "../share-recipe.ts";
import * as t from "../texts/en/recipe.tsx";

/** What else can be done with a recipe: what other features bring, then print and share it. */
export function RecipeActions({ recipe }: { readonly recipe: SavedRecipe }) {
  const { recipeActions } = useRegistry();
  return (
    <div className="flex flex-wrap gap-2">
      {recipeActions.map(({ rank, component: Action }) => (
        <Suspense key={rank}>
          <Action recipe={recipe} />
        </Suspense>
      ))}
      <Button
        variant="quiet"
        size="compact"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => printRecipe(recipe)}
      >
        {t.printRecipe}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        icon={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => void shareRecipe(recipe)}
      >
        {t.share}
      </Button>
    </div>
  );
}
