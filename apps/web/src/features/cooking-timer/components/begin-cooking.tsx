import type { SavedRecipe } from "@meal/contract/recipes";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import { recipeText } from "@meal/domain/cooking-timer/recipe-data";
import { readSteps } from "@meal/domain/cooking-timer/steps";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { useBeginTimer } from "../begin-timer.ts";
import { askForSteps } from "../queries.ts";
import { LoadingTimer } from "./loading-timer.tsx";
import * as t from "../texts/en/page.ts";

interface BeginCookingProps {
  readonly recipe: SavedRecipe;
  readonly onBegun: () => void;
  /** Called where no steps of the recipe can be found or written. */
  readonly onWithoutSteps: () => void;
}

/**
 * The steps of a recipe that somebody wants to cook, and off it goes. A recipe of the cookbook has them; those of another
 * are timed by the chef, and where the chef does not answer they stand as they are written, to be ended by the cook.
 */
export function BeginCooking({ recipe, onBegun, onWithoutSteps }: BeginCookingProps) {
  const beginTimer = useBeginTimer();
  const isBegun = useRef(false);
  function begin(steps: readonly TimerStep[] | undefined) {
    if (isBegun.current) return;
    isBegun.current = true;
    if (steps === undefined) {
      onWithoutSteps();
      return;
    }
    const { id, name, ingredients, servings, foodIds, grams } = recipe;
    beginTimer(name, steps, {
      id,
      ingredients,
      ...(servings !== undefined && { servings }),
      ...(foodIds !== undefined && { foodIds }),
      ...(grams !== undefined && { grams }),
    });
    onBegun();
  }
  const asWritten = readSteps(recipe.instructions);
  const beginTimed = useEffectEvent(async () => {
    const timed = readSteps(timedSteps(recipe));
    begin(timed ?? (await stepsByChef(recipe)) ?? asWritten);
  });
  useEffect(() => {
    void beginTimed();
  }, []);
  return (
    <div className="grid justify-items-center">
      <LoadingTimer />
      {timedSteps(recipe) === undefined && asWritten !== undefined && (
        <Button variant="quiet" onClick={() => begin(asWritten)}>
          {t.withoutTimes}
        </Button>
      )}
    </div>
  );
}

async function stepsByChef(recipe: SavedRecipe): Promise<readonly TimerStep[] | undefined> {
  const written = await askForSteps(recipeText(recipe)).catch(() => undefined);
  return readSteps(written?.steps);
}
