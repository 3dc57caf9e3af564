import type { PlanDay } from "@meal/domain/chef/plans";
import { totalsOfDay } from "@meal/domain/planner/day-totals";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { placeClass } from "../../../ui/drag-move.ts";
import { Progress } from "../../../ui/progress.tsx";
import type { DayName } from "../day-names.ts";
import { dayHeadingId } from "./day-picker.tsx";
import { MealRow } from "./meal-row.tsx";
import type { MealActions } from "../meal-actions.ts";
import * as t from "../texts/en/plan.tsx";
import * as counts from "../texts/en/counts.ts";
import { money } from "../../../language/words.ts";

/** Near the target, or too little, or too much. */
const near = [
  { fromShare: 0, tone: "butter" },
  { fromShare: 0.95, tone: "herb" },
  { fromShare: 1.051, tone: "butter" },
] as const;

interface DayCardProps {
  readonly day: PlanDay;
  readonly name: DayName;
  readonly targetKcal: number | undefined;
  /** The only day has the whole width, and its meals stand side by side. */
  readonly isAlone: boolean;
  readonly actions: MealActions;
}

/** One day: its name large, its sum small, its meals in their order. */
export function DayCard({ day, name, targetKcal, isAlone, actions }: DayCardProps) {
  const { kcal: energy, costCents } = totalsOfDay(day, targetKcal);
  const energyInWords = targetKcal === undefined ? counts.kcal(energy) : t.kcalOf(energy, targetKcal);
  const servings = Math.max(1, ...day.meals.map((meal) => meal.servings ?? 1));
  return (
    <Card
      as="li"
      aria-label={name.long}
      data-move-place={day.day}
      className={cx("grid grid-cols-1 content-start gap-1 md:h-full", placeClass)}
    >
      <h3
        id={dayHeadingId(day.day)}
        tabIndex={-1}
        className="flex scroll-mt-36 items-baseline gap-x-2.5 font-title text-xl outline-none"
      >
        {name.long}
        <span className="font-sans text-sm font-normal text-quiet">{name.date}</span>
      </h3>
      <Progress
        label={t.calories}
        hideLabel
        value={energy}
        max={targetKcal ?? Math.max(1, energy)}
        valueText={energyInWords}
        thresholds={near}
        className="[&_svg]:h-1.5"
      />
      <p aria-hidden="true" className="tabular text-sm text-quiet">
        {energyInWords}
        {costCents > 0 && ` · ${servings > 1 ? t.costEach(money(costCents)) : money(costCents)}`}
      </p>
      {day.meals.length === 0 ? (
        <p className="py-6 text-center text-quiet">{t.nothingPlanned}</p>
      ) : (
        <ul
          aria-label={t.mealsOf(name.long)}
          className={cx(
            "mt-1 grid grid-cols-1 gap-x-6",
            isAlone
              ? "max-md:divide-y max-md:divide-line md:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
              : "divide-y divide-line",
          )}
        >
          {day.meals.map((meal, position) => (
            <MealRow key={meal.id} meal={meal} place={{ day: day.day, position }} actions={actions} />
          ))}
        </ul>
      )}
    </Card>
  );
}
