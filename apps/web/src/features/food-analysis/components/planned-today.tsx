import { fullNameOf } from "@meal/domain/chef/side";
import type { SavedRecipe } from "@meal/contract/recipes";
import { knownKcal } from "@meal/domain/chef/known-figures";
import { type AnalysisItem, NO_NOTES, NO_TASTE } from "@meal/domain/food-analysis/analysis-item";
import { daysInUse } from "@meal/domain/planner/plan-in-use";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import { today } from "../../../platform/today.ts";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import * as t from "../texts/en/page.ts";

/** What the plan has for today, to be taken as it is: nobody knows better what is in it. */
export function PlannedToday({ onTake }: { readonly onTake: (item: AnalysisItem) => void }) {
  const { data } = useQuery(plansInUseQuery);
  const day = today();
  const meals = (data?.items ?? [])
    .flatMap((plan) => daysInUse(plan))
    .flatMap(({ date, day: planned }) => (date === day ? planned.meals : []));
  const known = meals.flatMap((meal) => {
    const item = servingOf(meal);
    return item === undefined ? [] : [{ id: meal.id, item }];
  });
  if (known.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="planned-today" className="grid gap-2">
      <h2 id="planned-today" className="font-title text-xl">
        {t.plannedToday}
      </h2>
      <p className="text-sm text-quiet">{t.plannedNote}</p>
      <ul className="divide-y divide-line">
        {known.map(({ id, item }) => (
          <li key={id} className="flex items-center gap-3 py-1">
            <p className="min-w-0 flex-1 wrap-anywhere">{item.description}</p>
            <p className="tabular text-sm text-quiet">{t.kcal(item.calories)}</p>
            <IconButton
              label={t.takePlanned(item.description)}
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => onTake(item)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}

/** Helpings of a dish differ, even of one whose figures are known. */
const spread = 0.1;

/** A serving of a planned meal; nothing where its figures are not known. */
function servingOf(
  meal: Pick<SavedRecipe, "name" | "side" | "calories" | "nutrition">,
): AnalysisItem | undefined {
  const { nutrition } = meal;
  const kcal = knownKcal(meal) ?? nutrition?.kcal;
  if (kcal === undefined || nutrition === undefined) return undefined;
  const calories = Math.round(kcal);
  return {
    description: fullNameOf(meal),
    portion: t.oneServing,
    calories,
    protein: tenth(nutrition.protein),
    carbs: tenth(nutrition.carbs),
    fats: tenth(nutrition.fat),
    fiber: tenth(nutrition.fiber),
    confidence: 1,
    taste_profile: [NO_TASTE],
    chef_notes: NO_NOTES,
    calories_range: {
      low: Math.round(calories * (1 - spread)),
      high: Math.round(calories * (1 + spread)),
    },
    assumptions: [],
    grams: null,
    isAmountSaid: true,
  };
}
