import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { edited, mealAt } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { serveAt } from "./servings.ts";
import { change } from "./undo.ts";
import type { MealDialogProps } from "./dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";
import { PeopleStepper } from "./people-stepper.tsx";

/** For how many people this one meal is. Its ingredients follow; what one person gets stays. */
export function ServingsDialog({ plan, place, onClose }: MealDialogProps) {
  const { store } = usePlanStore();
  const meal = mealAt(plan, place);
  const [servings, setServings] = useState(meal?.servings ?? 1);
  if (meal === undefined) return null;
  function save() {
    const days = serveAt(plan.content.days, place, servings);
    // One person's share stays as it was, and with it all that the certificate says.
    if (days !== plan.content.days) change(store, edited(plan, { content: { ...plan.content, days } }));
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.howMany}
      description={t.servingsDescription(meal.name)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={save}>{t.save}</Button>
        </>
      }
    >
      <PeopleStepper value={servings} onValueChange={setServings} className="justify-center py-2" />
    </Dialog>
  );
}
