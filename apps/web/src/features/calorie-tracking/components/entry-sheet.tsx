import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { doubtOf } from "@meal/domain/calorie-tracking/diary";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useToday } from "../../../platform/use-today.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import {
  correctionOf,
  type DraftErrors,
  draftOf,
  type EntryDraft,
  entryIn,
  errorsIn,
  scaled,
} from "../entry-draft.ts";
import * as t from "../texts/en/sheet.ts";
import type { DiaryHand, NewEntry } from "../use-diary.ts";
import { MealChoice } from "./meal-choice.tsx";
import { Really } from "./really.tsx";

/** What the sheet is open for. */
export type Edited =
  | { readonly kind: "new"; readonly entry: NewEntry }
  | { readonly kind: "kept"; readonly entry: DiaryEntry };

interface EntrySheetProps {
  readonly edited: Edited;
  readonly hand: DiaryHand;
  readonly onClose: () => void;
}

/** Everything of an entry: what, how much, as which meal, and when. */
export function EntrySheet({ edited, hand, onClose }: EntrySheetProps) {
  const formId = useId();
  const today = useToday();
  const [draft, setDraft] = useState(() => draftOf(edited.entry));
  const [isTold, setTold] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const errors = errorsIn(draft, today);
  function set(part: Partial<EntryDraft>) {
    setDraft({ ...draft, ...part });
    setAsking(false);
  }
  function save() {
    const next = entryIn(draft, edited.entry);
    if (edited.kind === "new") hand.add([next]);
    else {
      const change = correctionOf(next, edited.entry);
      if (Object.keys(change).length > 0) hand.edit(edited.entry, change);
    }
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (Object.keys(errors).length > 0) return;
    const next = entryIn(draft, edited.entry);
    const isNewFigure = edited.kind === "new" || next.calories !== edited.entry.calories;
    if (isNewFigure && doubtOf(next.calories) !== "none") setAsking(true);
    else save();
  }
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={edited.kind === "new" ? t.newTitle : t.changeTitle}
      actions={
        <Actions
          formId={formId}
          {...(edited.kind === "kept" && {
            onDelete: () => {
              hand.remove(edited.entry);
              onClose();
            },
          })}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {isAsking && <Really kcal={Number(draft.calories)} onYes={save} onNo={() => setAsking(false)} />}
        <Fields draft={draft} errors={isTold ? errors : {}} onChange={set} />
        <Amounts draft={draft} onChange={set} />
        <MealChoice value={draft.meal} onChange={(meal) => set({ meal })} />
        <When draft={draft} today={today} errors={isTold ? errors : {}} onChange={set} />
      </form>
    </Sheet>
  );
}

interface FieldsProps {
  readonly draft: EntryDraft;
  readonly errors: DraftErrors;
  readonly onChange: (part: Partial<EntryDraft>) => void;
}

const gramFields = [
  ["protein", t.protein],
  ["carbs", t.carbs],
  ["fats", t.fats],
  ["fiber", t.fiber],
] as const;

function Fields({ draft, errors, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <Field label={t.name} error={errors.name}>
        <Input
          maxLength={500}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t.portion}>
          <Input
            maxLength={200}
            value={draft.portion}
            onChange={({ target }) => onChange({ portion: target.value })}
          />
        </Field>
        <Field label={t.calories} error={errors.calories}>
          <Input
            inputMode="numeric"
            value={draft.calories}
            onChange={({ target }) => onChange({ calories: target.value })}
          />
        </Field>
        {gramFields.map(([figure, name]) => (
          <Field key={figure} label={name} error={errors[figure]}>
            <Input
              inputMode="decimal"
              value={draft[figure]}
              onChange={({ target }) => onChange({ [figure]: target.value })}
            />
          </Field>
        ))}
      </div>
    </>
  );
}

interface ActionsProps {
  readonly formId: string;
  readonly onDelete?: () => void;
}

function Actions({ formId, onDelete }: ActionsProps) {
  return (
    <>
      {onDelete !== undefined && (
        <Button variant="quiet" onClick={onDelete}>
          {t.remove}
        </Button>
      )}
      <Button type="submit" form={formId}>
        {t.save}
      </Button>
    </>
  );
}

function Amounts({ draft, onChange }: Omit<FieldsProps, "errors">) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" variant="quiet" size="compact" onClick={() => onChange(scaled(draft, 0.5))}>
        {t.halfIt}
      </Button>
      <Button type="button" variant="quiet" size="compact" onClick={() => onChange(scaled(draft, 2))}>
        {t.doubleIt}
      </Button>
    </div>
  );
}

function When({ draft, today, errors, onChange }: FieldsProps & { readonly today: string }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={t.dayLabel} error={errors.day}>
        <Input
          type="date"
          max={today}
          value={draft.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </Field>
      <Field label={t.timeLabel}>
        <Input type="time" value={draft.time} onChange={({ target }) => onChange({ time: target.value })} />
      </Field>
    </div>
  );
}
