import type { SavedRecipe } from "@meal/contract/recipes";
import { Heart } from "lucide-react";
import { useSession } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useFavorite } from "../use-favorite.ts";
import * as t from "../texts/en/recipe.tsx";

interface FavoriteButtonProps {
  readonly recipe: SavedRecipe;
  /** What a press does that nobody is signed in for; without it the button waits for somebody. */
  readonly asksGuests?: boolean;
}

/**
 * spec: 2, section 5. Saves and removes a favourite; the dialog's waits for a login, the page's asks for one. A small
 * heart on a phone, where cooking has the room; its words are said all the same.
 */
export function FavoriteButton({ recipe, asksGuests = false }: FavoriteButtonProps) {
  const isSignedIn = useSession().status === "signed-in";
  const { isFavorite, isPending, toggle } = useFavorite(recipe, isSignedIn);
  return (
    <Button
      variant="quiet"
      icon={<Heart aria-hidden="true" className={cx("size-5", isFavorite && "fill-current text-tomato")} />}
      disabled={!isSignedIn && !asksGuests}
      busy={isPending}
      className="max-sm:px-3.5"
      onClick={isSignedIn ? toggle : askToLogIn}
    >
      <span className="max-sm:sr-only">{isFavorite ? t.removeFavorite : t.saveToFavorites}</span>
    </Button>
  );
}

function askToLogIn(): void {
  toast({ tone: "info", title: t.logInToSave });
}
