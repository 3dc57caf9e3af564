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
    <div className="flex w-full items-center gap-2 max-md:@container sm:flex-wrap sm:justify-end">
      <FavoriteButton recipe={written} asksGuests={asksGuests} />
      {recipeActions
        .filter(({ isAtHand = false }) => isAtHand)
        .map(({ rank, component: Action }) => (
          // On a phone its words have the room: in one line at 375 px, and in two before anything leaves a narrower screen.
          <div
            key={rank}
            className="grid min-w-0 flex-auto sm:flex-none max-sm:[&_svg]:hidden max-sm:[&>*]:px-1.5"
          >
            <Suspense>
              <Action recipe={recipe} />
            </Suspense>
          </div>
        ))}
      {/* With large letters the word alone. */}
      <div className="grid min-w-[min(7rem,39%)] flex-1 sm:flex-none @max-[16rem]:[&_svg]:hidden @max-[16rem]:[&>*]:px-1.5">
        <Cook recipe={recipe} look="button" />
      </div>
    </div>
  );
}
