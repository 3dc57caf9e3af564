import { zoneHere } from "../../../platform/zone-here.ts";
import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { daysLater } from "@meal/domain/dates/days-later";
import { DIARY_MEALS, dayOfEntry, type DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import { servingOf } from "@meal/domain/calorie-tracking/serving";
import { mealOfEntry, usualsOf } from "@meal/domain/calorie-tracking/usuals";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import type { Food } from "../new-entry.ts";
import { kcalOf } from "../parts.ts";
import * as t from "../texts/en/quick.ts";
import { usePlannedMeals } from "../use-planned-meals.ts";

interface PicksProps {
  readonly day: string;
  readonly meal: DiaryMeal;
  readonly entries: readonly DiaryEntry[];
  /** Each food may bring its own meal. */
  readonly onAdd: (foods: readonly (Food & { readonly meal?: DiaryMeal | null })[]) => void;
}

/** What is most likely eaten now, each at one tap: what is usual at this meal, what was planned, what the day before had. */
export function QuickPicks({ day, meal, entries, onAdd }: PicksProps) {
  const timeZone = zoneHere();
  const usuals = usualsOf(entries, { meal, today: day, timeZone });
  const before = entries.filter((entry) => dayOfEntry(entry, timeZone) === daysLater(day, -1));
  const mealBefore = before.filter((entry) => mealOfEntry(entry, timeZone) === meal);
  const planned = usePlannedMeals(day);
  return (
    <>
      {planned.length > 0 && (
        <Row title={t.planned}>
          {planned.map((dish) => (
            <PlannedPick key={dish.id} dish={dish} onAdd={onAdd} />
          ))}
        </Row>
      )}
      {usuals.length > 0 && (
        <Row title={t.usualFor(meal)}>
          {usuals.map((entry) => (
            <Pick key={entry.id} food={entry} onPick={() => onAdd([{ ...entry, meal }])} />
          ))}
        </Row>
      )}
      {before.length > 0 && (
        <Row title={t.fromYesterday}>
          {mealBefore.length > 0 && (
            <Button variant="quiet" size="compact" onClick={() => onAdd(mealBefore)}>
              {t.copyMeal(meal, kcalOf(mealBefore))}
            </Button>
          )}
          <Button variant="quiet" size="compact" onClick={() => onAdd(before)}>
            {t.copyDay(kcalOf(before))}
          </Button>
        </Row>
      )}
    </>
  );
}

interface PlannedProps extends Pick<PicksProps, "onAdd"> {
  readonly dish: ReturnType<typeof usePlannedMeals>[number];
}

function PlannedPick({ dish, onAdd }: PlannedProps) {
  const food = { ...servingOf(dish, dish.nutrition ?? null), portion: t.oneServing };
  const meal = DIARY_MEALS.find((each) => each === dish.type.toLowerCase()) ?? null;
  return <Pick food={food} onPick={() => onAdd([{ ...food, meal }])} />;
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-semibold text-quiet">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

function Pick({ food, onPick }: { readonly food: Food; readonly onPick: () => void }) {
  const { food_description: name, portion, calories } = food;
  return (
    <Button
      variant="quiet"
      size="compact"
      className="max-w-full"
      aria-label={t.pickInFull(name, portion, calories)}
      onClick={onPick}
    >
      <span className="tabular wrap-anywhere">{t.pick(name, calories)}</span>
    </Button>
  );
}
