import type { CookedRecipe } from "@meal/domain/cooking-timer/cooked-recipe";
import { useQuery } from "@tanstack/react-query";
import { Check, CookingPot } from "lucide-react";
import type { PartProps } from "../../../platform/feature.ts";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import { today } from "../../../platform/today.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuItem } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { personList } from "../person-list.ts";
import * as t from "../texts/en/at-home.ts";

/** The longest texts that the server takes. */
const mostCharacters = 300;

/** "Cooked it": what the meal needed is taken off what is at home. */
export function CookedIt({ name, recipe, look, userId }: PartProps["cooked"]) {
  const { act, shown } = personList(userId);
  const { list } = useValue(shown);
  const mealId = useMealId(recipe);
  const isCooked = list?.cooked.some((meal) => meal.mealId === mealId) ?? false;
  const takeBack = () => act({ kind: "uncook", mealId });
  function cook() {
    const ingredients = recipe.ingredients.map((line) => line.slice(0, 1000)).slice(0, 200);
    act({ kind: "cook", mealId, name: name.slice(0, mostCharacters), ingredients });
    toast({ tone: "success", title: t.cookedToast, action: { label: t.undo, onPress: takeBack } });
  }
  const Icon = isCooked ? Check : CookingPot;
  const words = isCooked ? t.notCooked : t.cookedIt;
  const press = isCooked ? takeBack : cook;
  if (look === "item") {
    return (
      <MenuItem icon={<Icon aria-hidden="true" />} onSelect={press}>
        {words}
      </MenuItem>
    );
  }
  return (
    <Button variant="quiet" icon={<Icon aria-hidden="true" className="size-5" />} onClick={press}>
      {words}
    </Button>
  );
}

/** A meal of a plan is cooked once. Any other recipe may be cooked again on another day. */
function useMealId({ id }: CookedRecipe): string {
  const { data } = useQuery(plansInUseQuery);
  const isPlanned =
    data === undefined ||
    data.items.some(({ content }) => content.days.some(({ meals }) => meals.some((meal) => meal.id === id)));
  return isPlanned ? id : `${id} ${today()}`;
}
