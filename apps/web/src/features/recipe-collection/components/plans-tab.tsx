import { fullNameOf } from "@meal/domain/chef/side";
import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { today } from "../../../platform/today.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { useOpenPlan } from "../open-plan.ts";
import { type Plan, plansQuery } from "../queries.ts";
import { ListState } from "./list-states.tsx";
import { PlannerLink } from "./planner-link.tsx";
import { ScrollArea } from "./scroll-area.tsx";
import * as t from "../texts/en/page.ts";
import { formatDate } from "../../../language/dates.ts";

/** The saved plans, three at a time. */
export function PlansTab() {
  const [page, setPage] = useState(1);
  const { data, isPaused, isError, refetch } = useQuery(plansQuery(page));
  if (data === undefined) {
    return <ListState isPaused={isPaused} isError={isError} onRetry={() => void refetch()} />;
  }
  if (data.pageCount === 0) {
    return (
      <EmptyState
        title={t.plansEmpty}
        sentence={t.plansEmptyHint}
        action={<PlannerLink>{t.planYourMeals}</PlannerLink>}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ScrollArea label={t.plansLabel}>
        <ul className="grid grid-cols-1 gap-2">
          {data.items.map((plan) => (
            <li key={plan.id}>
              <PlanRow plan={plan} />
            </li>
          ))}
        </ul>
      </ScrollArea>
      <Pagination
        label={t.plansPages}
        page={Math.min(page, data.pageCount)}
        pageCount={data.pageCount}
        onPageChange={setPage}
      />
    </div>
  );
}

function PlanRow({ plan }: { readonly plan: Plan }) {
  const open = useOpenPlan();
  const { days } = plan.content;
  const meals = days.flatMap((day) => day.meals);
  return (
    <article className="grid grid-cols-1 gap-3 rounded-card p-3 hover:bg-linen sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="font-title text-lg wrap-anywhere">{plan.name}</h3>
        {plan.datesInUse.some((date) => date >= today()) && (
          <Badge tone="herb" icon={<CheckCheck aria-hidden="true" />}>
            {t.inUse}
          </Badge>
        )}
        <p className="text-sm text-quiet">
          {t.sizeAndDay(
            days.length === 0 ? t.incomplete : t.planSize(days.length, meals.length),
            formatDate(plan.created_at),
          )}
        </p>
        <ul className="-mx-1 mt-1 flex gap-2 overflow-x-auto p-1">
          {meals.slice(0, 5).map((meal) => (
            <li key={meal.id}>
              <button
                type="button"
                aria-label={fullNameOf(meal)}
                title={fullNameOf(meal)}
                onClick={() => openRecipe({ recipe: meal })}
                className="block rounded-[0.6rem] border border-transparent"
              >
                <DishImage src={dishPicture(meal)} className="h-12 w-16 rounded-[0.6rem]" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button
        variant="quiet"
        aria-label={t.openPlanLabel(plan.name)}
        className="justify-self-start"
        onClick={() => void open(plan)}
      >
        {t.openPlan}
      </Button>
    </article>
  );
}
