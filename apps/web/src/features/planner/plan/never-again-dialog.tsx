import { readIngredientLine } from "@meal/reader/lines/read-line";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { mealAt } from "./open-plan.ts";
import type { usePlanner } from "../making/use-planner.ts";
import type { MealDialogProps } from "./dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";

interface NeverAgainDialogProps extends MealDialogProps {
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onSwap: () => void;
}

/** A dish that shall never come again, or some of its foods; then something else is offered for it. */
export function NeverAgainDialog({ plan, place, onClose, onSwap, planner }: NeverAgainDialogProps) {
  const meal = mealAt(plan, place);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isDish, setDish] = useState(meal?.dishId !== undefined);
  const [isSaving, setSaving] = useState(false);
  const foods = [...new Set((meal?.ingredients ?? []).map((line) => readIngredientLine(line).name))];
  async function save() {
    setSaving(true);
    const { dishId, name = "" } = meal ?? {};
    const dish = isDish && dishId !== undefined ? { dishId, name } : undefined;
    const isKept = await planner.neverAgain(chosen, dish);
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
          <Button disabled={chosen.length === 0 && !isDish} busy={isSaving} onClick={() => void save()}>
            {t.leaveOutAndSwap}
          </Button>
        </>
      }
    >
      {meal?.dishId !== undefined && (
        <Checkbox
          label={<span className="wrap-anywhere">{t.wholeDish(meal.name)}</span>}
          checked={isDish}
          onChange={({ target }) => setDish(target.checked)}
        />
      )}
      <p className="mt-2 font-semibold">{t.orFoods}</p>
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
