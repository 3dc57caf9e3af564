import { INTAKE_FIGURES, type IntakeFigure } from "@meal/domain/calorie-tracking/diary";
import { gramsIn, ownItem } from "@meal/domain/food-analysis/analysis-item";
import { MOST_KCAL } from "@meal/domain/calorie-tracking/diary";
import { NOTHING_SAID } from "@meal/domain/food-analysis/helping";
import { reckon, valuesOf } from "@meal/domain/food-analysis/reckoning";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { PlateLine } from "../plate.ts";
import { portionWords } from "../portion-words.ts";
import * as t from "../texts/en/found.ts";

interface CorrectDialogProps {
  readonly line: PlateLine;
  readonly onClose: () => void;
  readonly onCorrected: (part: Partial<PlateLine>) => void;
}

const labels: Readonly<Record<IntakeFigure, string>> = {
  calories: t.caloriesKcal,
  protein: t.proteinG,
  carbs: t.carbsG,
  fats: t.fatsG,
  fiber: t.fiberG,
};

/** A person's own word for it: name, portion and figures. */
export function CorrectDialog({ line, onClose, onCorrected }: CorrectDialogProps) {
  const shown = draftOf(line);
  const [draft, setDraft] = useState(shown);
  const [isChecked, setChecked] = useState(false);
  const id = useId();
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const problems = isChecked ? problemsOf(draft) : {};
  function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(draft)).length === 0) onCorrected(corrected(line, shown, draft));
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.correctNamed(line.item.description)}
      actions={
        <Button type="submit" form={id}>
          {t.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t.food} error={problems.description} className="sm:col-span-2">
          <Input
            value={draft.description}
            maxLength={300}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
        <Field label={t.portion} hint={t.portionHint}>
          <Input
            value={draft.portion}
            maxLength={200}
            onChange={({ target }) => set({ portion: target.value })}
          />
        </Field>
        {INTAKE_FIGURES.map((name) => (
          <Field key={name} label={labels[name]} error={problems[name]}>
            <Input
              value={draft[name]}
              inputMode="decimal"
              maxLength={12}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

type Draft = Readonly<Record<IntakeFigure | "description" | "portion", string>>;

function draftOf(line: PlateLine): Draft {
  const { calories, protein, carbs, fats, fiber } = valuesOf(reckon(line));
  return {
    description: line.item.description,
    portion: portionWords(line),
    calories: String(calories),
    protein: String(protein),
    carbs: String(carbs),
    fats: String(fats),
    fiber: String(fiber),
  };
}

/** A comma is a decimal point in half of the world. */
const numberIn = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));

function problemsOf(draft: Draft): Partial<Record<keyof Draft, string>> {
  const wrong = INTAKE_FIGURES.filter((name) => {
    const figure = numberIn(draft[name]);
    return !(figure >= 0 && figure <= MOST_KCAL);
  });
  return {
    ...(draft.description.trim() === "" && { description: t.sayFood }),
    ...Object.fromEntries(wrong.map((name) => [name, t.sayNumber])),
  };
}

/** Another weight with the same figures scales them; figures of somebody's own leave nothing to be assumed. */
function corrected(line: PlateLine, shown: Draft, draft: Draft): Partial<PlateLine> {
  const { item, assumed } = line;
  const description = draft.description.trim();
  const portion = draft.portion.trim() || shown.portion;
  const grams = gramsIn(portion);
  const hasSameFigures = INTAKE_FIGURES.every((name) => draft[name] === shown[name]);
  if (hasSameFigures && grams !== null && item.grams !== null) {
    const amount = portion === shown.portion ? assumed.amount : grams / item.grams;
    const own = portion === shown.portion ? {} : { assumed: { ...NOTHING_SAID, fat: assumed.fat, amount } };
    return { item: { ...item, description }, ...own };
  }
  if (hasSameFigures && portion === shown.portion) return { item: { ...item, description } };
  const figure = (name: IntakeFigure) => numberIn(draft[name]);
  const figures = {
    calories: Math.round(figure("calories")),
    protein: figure("protein"),
    carbs: figure("carbs"),
    fats: figure("fats"),
    fiber: figure("fiber"),
  };
  // Nothing is added to one's own figures: what they hold, they hold.
  return {
    item: ownItem({ description, portion, ...figures }),
    assumed: { ...NOTHING_SAID, amount: 1, fat: "none" },
  };
}
