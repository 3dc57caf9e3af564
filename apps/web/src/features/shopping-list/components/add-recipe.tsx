import type { SavedRecipe } from "@meal/contract/recipes";
import { Check, ShoppingBasket } from "lucide-react";
import { useState } from "react";
import { isRefusal } from "../../../platform/api.ts";
import { newId } from "../../../platform/new-id.ts";
import { useSession } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import * as t from "../texts/en/add-recipe.ts";

interface AddRecipeProps {
  readonly recipe: SavedRecipe;
}

/** Takes what a recipe needs onto the list. spec: 2, section 2: 'Added to List' and disabled after use. */
export function AddRecipe({ recipe }: AddRecipeProps) {
  const session = useSession();
  const [state, setState] = useState<"ready" | "busy" | "added">("ready");
  // Trying again after a lost answer adds nothing twice.
  const [key] = useState(newId);
  async function add() {
    if (session.status !== "signed-in") {
      toast({ tone: "info", title: t.logInToAdd });
      return;
    }
    setState("busy");
    try {
      const { personList } = await import("../person-list.ts");
      await personList(session.user.id).addRecipe(recipe, key);
      setState("added");
    } catch (error) {
      setState("ready");
      toast({ tone: "destructive", title: complaintOf(error) });
    }
  }
  const Icon = state === "added" ? Check : ShoppingBasket;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={<Icon aria-hidden="true" className="size-5" />}
      busy={state === "busy"}
      disabled={state === "added"}
      onClick={() => void add()}
    >
      {state === "added" ? t.added : t.add}
    </Button>
  );
}

function complaintOf(error: unknown): string {
  if (isRefusal(error) && error.code === "no_ingredients") return t.noIngredients;
  return t.addFailed;
}
