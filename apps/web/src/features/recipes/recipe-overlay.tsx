import { Suspense, useState } from "react";
import { useOpenRecipe } from "../../platform/recipe-opener.ts";
import { WithData } from "../../platform/with-data.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const RecipeDialog = lazyPart(() => import("./components/recipe-dialog.tsx"), "RecipeDialog");

/** Draws the recipe that somebody opened, over whatever page they are on. */
export function RecipeOverlay() {
  const opened = useOpenRecipe();
  // The last one stays until its dialog has gone off the screen.
  const [last, setLast] = useState(opened);
  if (opened !== undefined && opened !== last) setLast(opened);
  if (last === undefined) return null;
  return (
    <Suspense>
      <WithData>
        <RecipeDialog recipe={last.recipe} isOpen={opened !== undefined} />
      </WithData>
    </Suspense>
  );
}
