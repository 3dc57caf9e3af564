import { bringToDay, withFollowing } from "@meal/domain/planner/week-edits";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayName } from "./day-names.ts";
import { mealAt, withDays } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { showDay } from "./shown-day.ts";
import { change } from "./undo.ts";
import { useFocusOnMeal } from "./use-focus-on-meal.ts";
import type { MealDialogProps } from "./dialogs.ts";
import * as texts from "../texts/en/dialogs.tsx";
import { movedTo } from "../texts/en/week.ts";

/** To which day a meal goes. Where that day has a meal of the same name, the two change places. */
export function MoveDialog({ plan, place, onClose }: MealDialogProps) {
  const { store } = usePlanStore();
  const { days, startDate } = plan.content;
  const meal = mealAt(plan, place);
  const { focusOn, finalFocus } = useFocusOnMeal();
  const others = days.filter(({ day }) => day !== place.day);
  function moveTo(day: number) {
    const moved = bringToDay(days, place, day);
    const changed = withDays(plan, meal === undefined ? moved : withFollowing(days, moved, meal.id));
    change(store, changed, movedTo(meal?.name ?? texts.it, dayName(startDate, day).long));
    showDay(plan, day);
    if (meal !== undefined) focusOn(meal.id);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={texts.moveMeal(meal?.name ?? texts.it)}
      description={others.length === 0 ? texts.onlyOneDay : undefined}
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
