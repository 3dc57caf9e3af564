import type { SavedRecipe } from "@meal/contract/recipes";
import { tabText } from "../../platform/device/text.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/recipe.tsx";

const handedOver = tabText("recipe-to-print");
/** spec: 2, section 9. */
const openAfterMs = 500;

/**
 * Opens a window with nothing but the recipe. It is handed over through this tab's storage, of which the new
 * window gets a copy: a recipe that is saved nowhere prints too, and with the amounts that stand on the screen.
 */
export function printRecipe(recipe: SavedRecipe): void {
  handedOver.write(JSON.stringify(recipe));
  setTimeout(() => {
    if (open(`/recipe/${encodeURIComponent(recipe.id)}/print`, "_blank") !== null) return;
    toast({ tone: "destructive", title: t.popUpBlocked });
  }, openAfterMs);
}

/** What was handed over to this window, if it is this recipe. */
export function recipeToPrint(id: string): SavedRecipe | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written above, and by nobody else.
    const recipe = JSON.parse(handedOver.read() ?? "null") as SavedRecipe | null;
    return recipe?.id === id ? recipe : undefined;
  } catch {
    return undefined;
  }
}
