import type { SavedRecipe } from "@meal/contract/recipes";
import { Suspense } from "react";
import { Cook } from "../../../platform/cook.tsx";
import { useRegistry } from "../../../platform/registry.ts";
import { FavoriteButton } from "./favorite-button.tsx";

interface ThumbBarProps {
  /** As it is saved, and as it is shown. */
  readonly written: SavedRecipe;
  readonly recipe: SavedRecipe;
  readonly asksGuests?: boolean;
}

/** What one comes to a recipe for, where the thumb is: keep it, shop for it, cook it. */
export function ThumbBar({ written, recipe, asksGuests = false }: ThumbBarProps) {
  const { recipeActions } = useRegistry();
  return (
    // With large letters what leads elsewhere stands in a line of its own.
    <div className="w-full max-md:@container">
      <div className="flex items-center gap-2 sm:flex-wrap sm:justify-end @max-[16rem]:flex-wrap">
        <FavoriteButton recipe={written} asksGuests={asksGuests} />
        {recipeActions
          .filter(({ isAtHand = false }) => isAtHand)
          .map(({ rank, component: Action }) => (
            // On a phone its words have the room: in one line at 375 px, and in two before anything leaves a narrower screen.
            <div
              key={rank}
              className="grid min-w-0 flex-auto *:min-h-12 sm:flex-none max-sm:[&_svg]:hidden max-sm:[&>*]:px-1.5 @max-[16rem]:order-last @max-[16rem]:basis-full"
            >
              <Suspense>
                <Action recipe={recipe} />
              </Suspense>
            </div>
          ))}
        <div className="grid min-w-28 flex-1 max-sm:min-w-[min(7rem,39%)] sm:flex-none @max-[16rem]:[&>*]:px-3">
          <Cook recipe={recipe} look="button" />
        </div>
      </div>
    </div>
  );
}
