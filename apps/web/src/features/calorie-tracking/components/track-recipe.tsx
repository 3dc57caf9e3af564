import type { SavedRecipe } from "@meal/contract/recipes";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Flame, Utensils } from "lucide-react";
import { useState } from "react";
import { factsQuery } from "../../../platform/recipe-facts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import type { Portion } from "@meal/domain/calorie-tracking/serving";
import * as t from "../texts/en/elsewhere.ts";
import { useNoteMeal } from "../use-note-meal.ts";

/** Notes a serving of the recipe that is being read, half of one, or two. */
export function TrackRecipe({ recipe }: { readonly recipe: SavedRecipe }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const note = useNoteMeal(recipe, async () => {
    const facts = await queries.fetchQuery(factsQuery(recipe)).catch(() => undefined);
    return facts?.nutrition ?? null;
  });
  async function track(portion: Portion) {
    setBusy(true);
    await note(portion);
    setBusy(false);
  }
  return (
    <span className="inline-flex max-w-full items-center">
      <Button
        variant="quiet"
        size="compact"
        className="min-w-0 flex-wrap"
        icon={<Flame aria-hidden="true" className="size-5" />}
        busy={isBusy}
        onClick={() => void track(1)}
      >
        {t.trackNutrition}
      </Button>
      <Menu
        align="start"
        trigger={
          <IconButton
            label={t.otherPortions}
            className="relative -my-1"
            icon={<ChevronDown aria-hidden="true" className="size-5" />}
          />
        }
      >
        <MenuItem icon={<Utensils aria-hidden="true" />} onSelect={() => void track(0.5)}>
          {t.ateHalf}
        </MenuItem>
        <MenuItem icon={<Utensils aria-hidden="true" />} onSelect={() => void track(2)}>
          {t.ateDouble}
        </MenuItem>
      </Menu>
    </span>
  );
}
