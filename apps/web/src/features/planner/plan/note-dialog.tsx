import { swapMeal } from "@meal/domain/planner/edit-days";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { MealDialogProps } from "./dialogs.ts";
import { edited, mealAt } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { change } from "./undo.ts";
import * as t from "../texts/en/week.ts";

/** As long as the server takes. */
const longestNote = 500;

/** A few words beside a meal. What the plan promises stays as it was. */
export function NoteDialog({ plan, place, onClose }: MealDialogProps) {
  const { store } = usePlanStore();
  const meal = mealAt(plan, place);
  const [words, setWords] = useState(meal?.note ?? "");
  if (meal === undefined) return null;
  function save() {
    if (meal === undefined) return;
    const { note: _, ...rest } = meal;
    const written = words.trim();
    const days = swapMeal(plan.content.days, place, written === "" ? rest : { ...rest, note: written });
    change(store, edited(plan, { content: { ...plan.content, days } }), t.noteSaved);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.noteFor(meal.name)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={save}>{t.save}</Button>
        </>
      }
    >
      <Field label={t.note} hint={t.noteHint}>
        <Textarea value={words} maxLength={longestNote} onChange={({ target }) => setWords(target.value)} />
      </Field>
    </Dialog>
  );
}
