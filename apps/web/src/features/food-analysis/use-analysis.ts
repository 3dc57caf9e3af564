import { LEAST_CONFIDENCE } from "@meal/domain/food-analysis/analysis-item";
import { ownPortion } from "@meal/domain/food-analysis/own-portion";
import { recognisesFood } from "@meal/domain/chef/recipes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accessQuery } from "../../platform/feature-access.ts";
import { useSubscription } from "../../platform/use-subscription.ts";
import { usageQuery } from "../../platform/use-usage.ts";
import { toast } from "../../ui/toast-store.ts";
import { lineOf, type PlateView } from "./plate.ts";
import { analyze, countAnalysis, readNoted } from "./queries.ts";
import * as t from "./texts/en/page.ts";

/** Asks what is on the photo and in the words. Whatever fails, both stay as they are. */
export function useAnalysis(plate: PlateView) {
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const { subscribed } = useSubscription();
  const { ownerId, photo, description, change } = plate;
  async function ask() {
    setBusy(true);
    try {
      const asked = { imageData: photo ?? null, description: description.trim() };
      const [{ items, ...beside }, noted] = await Promise.all([analyze(asked), readNoted()]);
      const lines = items.map((item) => lineOf(item, ownPortion(noted, item.description)));
      const isUnsure = (items[0]?.confidence ?? 0) < LEAST_CONFIDENCE;
      change({ lines, ...beside, isUnsure });
      if (!subscribed && recognisesFood(items)) await countAnalysis();
    } catch (error) {
      const why = error instanceof Error ? error.message : "";
      toast({ tone: "destructive", title: t.analysisFailed, description: t.analysisFailedWhy(why) });
    }
    setBusy(false);
    void queries.invalidateQueries({ queryKey: usageQuery.queryKey });
    void queries.invalidateQueries({ queryKey: accessQuery("food_analysis", ownerId).queryKey });
  }
  return { isBusy, ask: () => void ask() };
}
