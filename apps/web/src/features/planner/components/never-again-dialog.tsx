import { readIngredientLine } from "@meal/reader/lines/read-line";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { mealAt } from "../open-plan.ts";
import type { usePlanner } from "../use-planner.ts";
import type { MealDialogProps } from "../dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";

interface NeverAgainDialogProps extends MealDialogProps {
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onSwap: () => void;
}

/** Which of a meal's foods shall never come again; then something else is offered for it. */
export function NeverAgainDialog({ plan, place, onClose, onSwap, planner }: NeverAgainDialogProps) {
  const meal = mealAt(plan, place);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const foods = [...new Set((meal?.ingredients ?? []).map((line) => readIngredientLine(line).name))];
  async function save() {
    setSaving(true);
    const isKept = await planner.neverAgain(chosen);
    setSaving(false);
    if (isKept) onSwap();
    else toast({ tone: "destructive", title: t.neverAgainFailed });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.neverAgain}
      description={t.neverAgainQuestion(meal?.name ?? t.it)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button disabled={chosen.length === 0} busy={isSaving} onClick={() => void save()}>
            {t.leaveOutAndSwap}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {foods
          .filter((food) => food !== "")
          .map((food) => (
            <Checkbox
              key={food}
              label={<span className="wrap-anywhere">{food}</span>}
              checked={chosen.includes(food)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, food] : chosen.filter((one) => one !== food))
              }
            />
          ))}
      </div>
    </Dialog>
  );
}
