import { moveMeal } from "@meal/domain/planner/edit-days";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayName } from "../day-names.ts";
import { mealAt, withDays } from "../open-plan.ts";
import { usePlanStore } from "../plan-store.ts";
import { useFocusOnMeal } from "../use-focus-on-meal.ts";
import type { MealDialogProps } from "../dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";

/** To which day a meal goes; it takes the same place there. */
export function MoveDialog({ plan, place, onClose }: MealDialogProps) {
  const { store } = usePlanStore();
  const { days, startDate } = plan.content;
  const meal = mealAt(plan, place);
  const { focusOn, finalFocus } = useFocusOnMeal();
  const others = days.filter(({ day }) => day !== place.day);
  function moveTo(day: number) {
    store.set(withDays(plan, moveMeal(days, place, { day, position: place.position })));
    if (meal !== undefined) focusOn(meal.id);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={t.moveMeal(meal?.name ?? t.it)}
      description={others.length === 0 ? t.onlyOneDay : undefined}
    >
      <ul className="grid gap-2">
        {others.map(({ day, meals }) => {
          const { long, date } = dayName(startDate, day);
          return (
            <li key={day}>
              <Button
                variant="quiet"
                wide
                className="justify-between text-left"
                // A day holds what the server takes.
                disabled={meals.length >= 10}
                onClick={() => moveTo(day)}
              >
                <span>{long}</span>
                <span className="text-sm font-normal text-quiet">{date}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
