import { fullNameOf } from "@meal/domain/chef/side";
import { startedBy } from "@meal/domain/planner/started-ahead";
import type { PlannedMeal, WhatMatters } from "@meal/domain/planner/what-matters";
import { MoonStar, Refrigerator } from "lucide-react";
import type { ReactNode } from "react";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import { cx } from "../../../ui/cx.ts";
import { Card } from "../../../ui/card.tsx";
import * as t from "../texts/en/dinner-card.ts";
import type { MealOnDashboard } from "./next-meal-card.tsx";

type Planned = PlannedMeal<MealOnDashboard>;

interface TodayLinesProps {
  readonly now: WhatMatters<MealOnDashboard>;
  readonly today: string;
}

/** Beside the next meal: what has to be started today, what waits in the fridge, and the other meals, a line each. */
export function TodayLines({ now: { besides, inFridge, startToday }, today }: TodayLinesProps) {
  const elsewhere = inFridge.filter((each) => !besides.includes(each));
  if (besides.length + elsewhere.length + startToday.length === 0) return null;
  const whenOf = ({ date, slot }: Planned) => t.mealAt[date === today ? "today" : "tomorrow"][slot];
  return (
    <Card as="section" aria-label={t.alsoToday} className="grid gap-1 py-3! md:col-span-2">
      <ul className="grid gap-x-8 md:grid-cols-2">
        {startToday.map(({ meal }) => (
          <Line
            key={meal.id}
            isWide
            icon={<MoonStar aria-hidden="true" />}
            meal={meal}
            detail={startedBy(meal)}
          >
            {t.startTonight(fullNameOf(meal), minutes(meal.leadMinutes ?? 0))}
          </Line>
        ))}
        {elsewhere.map((each) => (
          <Line key={each.meal.id} icon={<Refrigerator aria-hidden="true" />} meal={each.meal}>
            {t.waitsInFridge(each.meal.name, whenOf(each))}
          </Line>
        ))}
        {besides.map((each) => (
          <Line
            key={each.meal.id}
            icon={<span className="overline-label">{whenOf(each)}</span>}
            meal={each.meal}
            detail={inFridge.includes(each) ? t.inTheFridge : undefined}
          >
            {each.meal.name}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly meal: MealOnDashboard;
  readonly detail?: string | undefined;
  readonly isWide?: true;
  readonly children: string;
}

function Line({ icon, meal, detail, isWide, children }: LineProps) {
  return (
    <li className={cx(isWide === true && "md:col-span-2")}>
      <button
        type="button"
        onClick={() => openRecipe({ recipe: meal })}
        className="flex min-h-12 w-full items-center gap-3 rounded-card px-1 py-1.5 text-left text-ink hover:bg-linen [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-quiet"
      >
        {icon}
        <span className="min-w-0 wrap-anywhere">
          {children}
          {detail !== undefined && <span className="block text-sm text-quiet">{detail}</span>}
        </span>
      </button>
    </li>
  );
}
