import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { totalsOfDay } from "@meal/domain/planner/day-totals";
import { isStartedAhead } from "@meal/domain/planner/started-ahead";
import { MoonStar, RefreshCw } from "lucide-react";
import { memo } from "react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { placeClass } from "../../../ui/drag-move.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { type DayName, dayName } from "./day-names.ts";
import { onDay } from "./week-actions.ts";
import { AwayRow } from "./away-row.tsx";
import { MealRow } from "./meal-row.tsx";
import type { MealActions } from "./meal-actions.ts";
import * as t from "../texts/en/plan.tsx";
import * as week from "../texts/en/week.ts";
import * as counts from "../texts/en/counts.ts";
import { money } from "../../../language/words.ts";
import { minutes } from "../../../platform/texts/en/minutes.ts";

/** Near the target, or too little, or too much. */
const near = [
  { fromShare: 0, tone: "butter" },
  { fromShare: 0.95, tone: "herb" },
  { fromShare: 1.051, tone: "butter" },
] as const;

interface DayCardProps {
  readonly day: PlanDay;
  readonly targetKcal: number | undefined;
  /** The only day has the whole width, and its meals stand side by side. */
  readonly isAlone: boolean;
  /** The one day that a phone shows. */
  readonly isShown: boolean;
  readonly isToday: boolean;
  readonly actions: MealActions;
  /** The day after: some of its meals may have to be started on this one. */
  readonly next: PlanDay | undefined;
}

/** One day: its name large, its sum small, its meals in their order. */
export const DayCard = memo(DrawnDay);

function DrawnDay(props: DayCardProps) {
  const { day, isAlone, isShown, isToday, actions, next } = props;
  const { meals, away = [] } = day;
  const name = dayName(actions.startDate, day.day);
  const ahead = next?.meals.filter(isStartedAhead) ?? [];
  return (
    <Card
      as="li"
      aria-label={name.long}
      data-move-place={onDay(day.day)}
      className={cx(
        "group/day grid grid-cols-1 content-start gap-1 md:h-full",
        !isShown && "max-md:hidden",
        !isAlone && "md:p-2.5!",
        isToday && "outline-2 outline-herb",
        placeClass,
      )}
    >
      <Heading {...props} name={name} />
      {ahead.map(({ id, name: dish, leadMinutes = 0 }) => (
        <p
          key={id}
          className="flex items-start gap-1.5 rounded-[0.6rem] bg-butter-soft px-2 py-1.5 text-sm text-ink wrap-anywhere"
        >
          <MoonStar aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {week.startTonight(dish, minutes(leadMinutes))}
        </p>
      ))}
      {meals.length + away.length === 0 ? (
        <p className="py-6 text-center text-quiet">{week.nothingPlanned}</p>
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
          {meals.map((meal, position) => (
            <MealRow
              key={placeOfDay(meals, position)}
              meal={meal}
              day={day.day}
              position={position}
              isAlone={isAlone}
              actions={actions}
            />
          ))}
          {away.map((one) => (
            <AwayRow key={one.meal.id} away={one} onBringBack={() => actions.bringBack(day.day, one.meal)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A place of the day keeps its row: a meal that goes elsewhere is written into the row there, and nothing is built anew. */
function placeOfDay(meals: readonly Meal[], position: number): string {
  const type = meals[position]?.type ?? "";
  const before = meals.slice(0, position).filter((meal) => meal.type === type).length;
  return `${type} ${before}`;
}

interface HeadingProps extends DayCardProps {
  readonly name: DayName;
}

function Heading({ day, name, targetKcal, isAlone, isToday, actions }: HeadingProps) {
  const { kcal: energy, costCents } = totalsOfDay(day, targetKcal);
  const energyInWords = targetKcal === undefined ? counts.kcal(energy) : t.kcalOf(energy, targetKcal);
  const servings = Math.max(1, ...day.meals.map((meal) => meal.servings ?? 1));
  const busy = day.meals.reduce((sum, meal) => sum + busyMinutes(meal), 0);
  return (
    <>
      <div className="flex min-h-12 items-start gap-1">
        <h3 className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 font-title text-xl md:text-lg">
          {name.long}
          <span className={cx("font-sans text-sm font-normal text-quiet", isToday && "md:hidden")}>
            {name.date}
          </span>
          {isToday && <span className="font-sans text-sm font-semibold text-herb">{week.today}</span>}
        </h3>
        {!isAlone && (
          <IconButton
            label={week.remakeDayLabel(name.long)}
            title={week.remakeDay}
            icon={<RefreshCw aria-hidden="true" className="size-4.5 text-quiet" />}
            onClick={() => actions.remakeDay(day.day)}
            className="-mt-2 -mr-2 md:-mt-1 md:size-9"
          />
        )}
      </div>
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
        {busy > 0 && <span title={week.handsOn(minutes(busy))}>{` · ${minutes(busy)}`}</span>}
      </p>
    </>
  );
}

/** When the cook is busy with it; all of its minutes where nobody knows which of them wait. */
function busyMinutes({ handsOnMinutes, prepTime, cookTime }: Meal): number {
  return handsOnMinutes ?? prepTime + cookTime;
}
