import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { dayTargetKcal } from "@meal/domain/chef/day-shares";
import { type MealPlace, moveMeal, setLocked } from "@meal/domain/planner/edit-days";
import type { MealActions } from "../meal-actions.ts";
import { cx } from "../../../ui/cx.ts";
import { useDragMove } from "../../../ui/use-drag-move.tsx";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { dayName } from "../day-names.ts";
import { type OpenPlan, type PlanContent, withDays } from "../open-plan.ts";
import { usePlanStore } from "../plan-store.ts";
import { mealToWire } from "../to-wire.ts";
import type { usePlanner } from "../use-planner.ts";
import { DayCard } from "./day-card.tsx";
import { DayPicker } from "./day-picker.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import type { OpenDialog } from "../dialogs.ts";
import * as t from "../texts/en/plan.tsx";

interface PlanViewProps {
  readonly plan: OpenPlan;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The plan like a menu on a wall: one day under the other on a phone, side by side where there is room. */
export function PlanView({ plan, planner, onOpen }: PlanViewProps) {
  const { store } = usePlanStore();
  const { days, startDate } = plan.content;
  const { areaRef, news } = useDragMove((mealId, toDay) => {
    const from = placeOf(plan, mealId);
    const to = Number(toDay);
    const meal = days.find(({ day }) => day === from?.day)?.meals[from?.position ?? 0];
    if (from === undefined || meal === undefined) return "";
    store.set(withDays(plan, moveMeal(days, from, { day: to, position: from.position })));
    return t.movedTo(meal.name, dayName(startDate, to).long);
  });
  const actions: MealActions = {
    dateOf: (day) => (startDate === undefined ? undefined : dateOfDay(startDate, day)),
    read: (meal) => openRecipe({ recipe: mealToWire(meal) }),
    // A lock changes nothing that the certificate says.
    toggleLock: (place, isLocked) => {
      const { certificate } = plan.content;
      const changed = withDays(plan, setLocked(days, place, isLocked));
      store.set({ ...changed, content: { ...changed.content, certificate } });
    },
    open: (kind, place) => onOpen({ kind, place }),
  };
  return (
    <>
      <PlanSummary plan={plan} planner={planner} onOpen={onOpen} />
      {days.length > 1 && <DayPicker days={days} startDate={startDate} />}
      <ol
        ref={areaRef}
        aria-label={t.days}
        className={cx(
          "grid grid-cols-1 items-start gap-4",
          days.length > 1 && "md:grid-cols-[repeat(auto-fill,minmax(16.5rem,1fr))]",
        )}
      >
        {days.map((day) => (
          <DayCard
            key={day.day}
            day={day}
            name={dayName(startDate, day.day)}
            targetKcal={targetOf(plan.content, day.day)}
            isAlone={days.length === 1}
            actions={actions}
          />
        ))}
      </ol>
      {news}
    </>
  );
}

/** What a day should come to: as it was asked for, else as the certificate has it. */
function targetOf({ request, certificate }: PlanContent, day: number): number | undefined {
  if (request?.calories === undefined) return certificate?.days[0]?.targetKcal;
  const { calories, slots } = request;
  return dayTargetKcal({ calories, ...(slots !== undefined && { slots }) }, day);
}

function placeOf({ content: { days } }: OpenPlan, mealId: string): MealPlace | undefined {
  for (const { day, meals } of days) {
    const position = meals.findIndex(({ id }) => id === mealId);
    if (position >= 0) return { day, position };
  }
  return undefined;
}
