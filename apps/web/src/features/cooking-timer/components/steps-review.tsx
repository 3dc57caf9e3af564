import { LONGEST_STEP, MOST_STEP_MINUTES } from "@meal/domain/cooking-timer/limits";
import { areStepsSound } from "@meal/domain/cooking-timer/steps";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { WrittenSteps } from "../queries.ts";
import { StepCategoryBadge } from "./step-category.tsx";
import * as t from "../texts/en/page.ts";

interface StepsReviewProps extends WrittenSteps {
  readonly name: string;
  /** What the buttons say that take the steps, and that leave them as they were. */
  readonly done: string;
  readonly back: string;
  readonly onCreate: (steps: readonly TimerStep[]) => void;
  readonly onBack: () => void;
}

/** A step with a name of its own: the others keep theirs when one is removed. */
type DraftStep = TimerStep & { readonly key: number };

/** What the chef wrote, to look over before it is timed: words and minutes can be put right, and a step left out. */
export function StepsReview({ name, steps, note, done, back, onCreate, onBack }: StepsReviewProps) {
  const [drafts, setDrafts] = useState<readonly DraftStep[]>(() =>
    steps.map((step, key) => ({ ...step, key })),
  );
  function change(key: number, changes: Partial<TimerStep>) {
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  }
  function create() {
    const written = drafts
      .filter(({ instruction }) => instruction.trim() !== "")
      .map(({ key: _key, ...step }) => step);
    if (areStepsSound(written)) onCreate(written);
    else toast({ tone: "destructive", title: t.stepsUnsound });
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h2 ref={focusOnce} tabIndex={-1} className="font-title text-xl wrap-anywhere">
          {name}
        </h2>
        <p className="text-quiet">{t.lookOver}</p>
        {note !== null && <p className="text-quiet wrap-anywhere">{note}</p>}
      </div>
      <ol className="grid gap-3">
        {drafts.map((draft, at) => (
          <DraftLine
            key={draft.key}
            draft={draft}
            number={at + 1}
            onChange={(changes) => change(draft.key, changes)}
            onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={create}>{done}</Button>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" className="size-5" />} onClick={onBack}>
          {back}
        </Button>
      </div>
    </div>
  );
}

/** The button that asked for the steps is gone, so the focus goes on to what came of it. */
function focusOnce(title: HTMLElement | null): void {
  title?.focus();
}

interface DraftLineProps {
  readonly draft: DraftStep;
  readonly number: number;
  readonly onChange: (changes: Partial<TimerStep>) => void;
  readonly onRemove: () => void;
}

function DraftLine({ draft, number, onChange, onRemove }: DraftLineProps) {
  return (
    <li className="grid grid-cols-1 gap-2 rounded-card bg-linen p-3">
      <Field label={t.stepNumber(number)} aside={<StepCategoryBadge category={draft.category} />}>
        <Textarea
          value={draft.instruction}
          className="min-h-12!"
          onChange={({ target }) => onChange({ instruction: target.value.slice(0, LONGEST_STEP) })}
        />
      </Field>
      <div className="flex items-end justify-between gap-3">
        <Field label={t.minutesOfStep(number)} hideLabel>
          <span className="flex items-center gap-2">
            <Input
              type="number"
              inputMode="decimal"
              step="any"
              min={0}
              max={MOST_STEP_MINUTES}
              defaultValue={draft.timeInMinutes}
              className="w-24"
              onChange={({ target }) => onChange({ timeInMinutes: minutesIn(target.value) })}
            />
            {t.minutesUnit}
          </span>
        </Field>
        <IconButton
          label={t.removeStep(number)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** An empty field is a step that is not timed. */
function minutesIn(text: string): number {
  const minutes = Number(text);
  return Number.isFinite(minutes) ? Math.min(MOST_STEP_MINUTES, Math.max(0, minutes)) : 0;
}
