import type { addConsumption, deleteConsumption } from "@meal/contract/calorie-tracking";
import type { SavedRecipe } from "@meal/contract/recipes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "../../platform/api.ts";
import { whyClosed } from "../../platform/gate-words.ts";
import { newId } from "../../platform/new-id.ts";
import { factsQuery } from "../../platform/recipe-facts.ts";
import { useSession } from "../../platform/session.ts";
import { toast } from "../../ui/toast-store.ts";
import { assumedGrams, consumptionOf } from "./nutrition-entry.ts";
import * as t from "./texts/en/recipe.tsx";

/** Notes a serving of a recipe as eaten. */
export function useTrackNutrition(recipe: SavedRecipe) {
  const queries = useQueryClient();
  const isSignedIn = useSession().status === "signed-in";
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Its own figures, else those that were read from its lines; without either the fixed ones.
      const facts = recipe.nutrition === undefined ? await readFacts() : undefined;
      const entry = consumptionOf(recipe, recipe.nutrition ?? facts?.nutrition ?? null, newId());
      return call<typeof addConsumption>("POST /api/food-consumption", { body: entry });
    },
    networkMode: "always",
    onSuccess: ({ id, is_estimate }) => {
      toast({
        tone: "success",
        title: t.tracked,
        description: is_estimate ? t.trackedEstimate(assumedGrams) : t.trackedFigures,
        action: { label: t.undo, onPress: () => void takeBack(id) },
      });
    },
    onError: (error) =>
      toast(
        error instanceof ApiError && error.code === "limit_reached"
          ? { tone: "info", title: whyClosed("calorie_tracking") }
          : { tone: "destructive", title: t.trackFailed },
      ),
  });
  const readFacts = () => queries.fetchQuery(factsQuery(recipe)).catch(() => undefined);
  return { isPending, track: () => (isSignedIn ? mutate() : askToLogIn()) };
}

async function takeBack(id: string) {
  try {
    await call<typeof deleteConsumption>("DELETE /api/food-consumption/:id", { params: { id } });
  } catch {
    toast({ tone: "destructive", title: t.takeBackFailed });
  }
}

function askToLogIn(): void {
  toast({ tone: "info", title: t.logInToTrack });
}
