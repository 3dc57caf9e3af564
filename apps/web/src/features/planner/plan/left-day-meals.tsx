import { SideLine } from "../../../platform/side-line.tsx";
import { useEffect, useState } from "react";
import type { Meal } from "@meal/domain/chef/plans";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import type { LeftBy } from "../../../platform/session.ts";
import { today } from "../../../platform/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { readLeftDay } from "./left-day.ts";
import { mealToWire } from "./to-wire.ts";
import * as t from "../texts/en/left-day.ts";
import { mealType } from "../../../platform/meal-type.ts";
import { formatDate } from "../../../language/dates.ts";

/** The meals of today, for whoever's session ran out while they cook. Nothing else of the plan is here. */
export function LeftDay({ leftBy }: { readonly leftBy: LeftBy }) {
  const [meals, setMeals] = useState<readonly Meal[]>();
  useEffect(() => {
    let isShown = true;
    void readLeftDay(leftBy.id).then((kept) => isShown && setMeals(kept));
    return () => {
      isShown = false;
    };
  }, [leftBy.id]);
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 px-4 py-6 sm:px-6 sm:py-10">
      <header>
        <h1 className="font-title text-3xl">{t.title}</h1>
        <p className="text-quiet">{formatDate(today(), { timeZone: "UTC" })}</p>
      </header>
      {meals === undefined ? (
        <Loading label={t.loading}>
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <Meals meals={meals} />
      )}
    </div>
  );
}

function Meals({ meals }: { readonly meals: readonly Meal[] }) {
  if (meals.length === 0) {
    return (
      <EmptyState drawing={<Drawing name="empty" />} title={t.nothingToday} sentence={t.nothingTodayHint} />
    );
  }
  return (
    <ul className="grid gap-3">
      {meals.map((meal) => (
        <Card as="li" key={meal.id} className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="overline-label">{mealType(meal.type)}</p>
            <p className="font-title text-xl wrap-anywhere">{meal.name}</p>
            <SideLine meal={meal} />
          </div>
          <Button variant="quiet" onClick={() => openRecipe({ recipe: mealToWire(meal) })}>
            {t.openRecipe}
          </Button>
        </Card>
      ))}
    </ul>
  );
}
