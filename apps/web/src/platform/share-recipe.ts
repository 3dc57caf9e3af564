import { fullNameOf } from "@meal/domain/chef/side";
import type { SavedRecipe } from "@meal/contract/recipes";
import { toast } from "../ui/toast-store.ts";
import { recipeText } from "./recipe-text.ts";
import * as t from "./texts/en/share.ts";

/** spec: 2, section 7. The device's own share sheet, else the clipboard. */
export async function shareRecipe(recipe: SavedRecipe): Promise<void> {
  const text = recipeText(recipe);
  if ("share" in navigator) {
    try {
      await navigator.share({ title: fullNameOf(recipe), text });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ tone: "destructive", title: t.shareFailed });
    }
  }
  await copy(text);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: "success", title: t.copied });
  } catch {
    toast({ tone: "destructive", title: t.copyFailed });
  }
}
