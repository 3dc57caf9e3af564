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
  /** Something else is what one comes to the page for. */
  readonly isQuiet?: boolean;
}

/** spec: 2, section 5. Saves and removes a favourite; the dialog's waits for a login, the page's asks for one. */
export function FavoriteButton({ recipe, asksGuests = false, isQuiet = false }: FavoriteButtonProps) {
  const isSignedIn = useSession().status === "signed-in";
  const { isFavorite, isPending, toggle } = useFavorite(recipe, isSignedIn);
  return (
    <Button
      variant={isFavorite || isQuiet ? "quiet" : "primary"}
      icon={<Heart aria-hidden="true" className={cx("size-5", isFavorite && "fill-current text-tomato")} />}
      disabled={!isSignedIn && !asksGuests}
      busy={isPending}
      onClick={isSignedIn ? toggle : askToLogIn}
    >
      {isFavorite ? t.removeFavorite : t.saveToFavorites}
    </Button>
  );
}

function askToLogIn(): void {
  toast({ tone: "info", title: t.logInToSave });
}
