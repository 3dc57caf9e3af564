import { CALORIE_LIMIT, calorieLimitError } from "@meal/domain/calorie-tracking/calorie-limit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type CalorieLimit, limitQuery } from "../../../platform/diary/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { saveLimit } from "../queries.ts";
import * as t from "../texts/en/limit.ts";
import { error } from "../texts/en/entries.ts";
import { setLimit, updateLimit } from "../texts/en/page.ts";

interface LimitDialogProps {
  readonly limit: CalorieLimit | null;
  readonly onClose: () => void;
}

const targets = ["protein", "carbs", "fats", "fiber"] as const;
type Target = (typeof targets)[number];
type Draft = Readonly<Record<Target | "dailyLimit", string>>;

const targetLabels: Readonly<Record<Target, string>> = {
  protein: t.proteinTarget,
  carbs: t.carbsTarget,
  fats: t.fatsTarget,
  fiber: t.fiberTarget,
};
const mostGrams = 2000;
/** Under this most adults eat too little; it is said, and never forbidden. */
const littleKcal = 1200;

/** spec: 2, section 5, "Calorie limit". */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState<Draft>(() => draftOf(limit));
  const [isTold, setTold] = useState(false);
  const save = useSaveLimit(onClose);
  const wrongLimit = calorieLimitError(draft.dailyLimit);
  const wrong = targets.filter((each) => gramsIn(draft[each]) === undefined);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (wrongLimit !== null || wrong.length > 0 || save.isPending) return;
    const grams = Object.fromEntries(targets.map((each) => [each, gramsIn(draft[each]) ?? null]));
    save.mutate({ dailyLimit: Number(draft.dailyLimit), ...grams });
  }
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const kcal = Number(draft.dailyLimit);
  const isLittle = wrongLimit === null && kcal < littleKcal;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      isHeld={save.isPending}
      title={limit?.daily_limit === undefined || limit.daily_limit === null ? setLimit : updateLimit}
      description={t.limitSentence}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Field
          label={t.dailyLimit}
          error={isTold ? (wrongLimit ?? undefined) : undefined}
          {...(isLittle && { hint: t.littleFood })}
        >
          <Input
            inputMode="numeric"
            value={draft.dailyLimit}
            onChange={({ target }) => set({ dailyLimit: target.value })}
          />
        </Field>
        <Targets draft={draft} wrong={isTold ? wrong : []} onChange={set} />
      </form>
    </Dialog>
  );
}

interface TargetsProps {
  readonly draft: Draft;
  readonly wrong: readonly Target[];
  readonly onChange: (part: Partial<Draft>) => void;
}

function Targets({ draft, wrong, onChange }: TargetsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{t.targetsTitle}</legend>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {targets.map((each) => (
          <Field
            key={each}
            label={targetLabels[each]}
            aside={t.optional}
            error={wrong.includes(each) ? t.targetWrong : undefined}
          >
            <Input
              inputMode="decimal"
              value={draft[each]}
              onChange={({ target }) => onChange({ [each]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

const typed = (figure: number | null | undefined): string =>
  typeof figure === "number" ? String(figure) : "";

function draftOf(limit: CalorieLimit | null): Draft {
  return {
    dailyLimit: String(limit?.daily_limit ?? CALORIE_LIMIT.usual),
    protein: typed(limit?.protein),
    carbs: typed(limit?.carbs),
    fats: typed(limit?.fats),
    fiber: typed(limit?.fiber),
  };
}

/** The grams of a target as typed: null where there is none, undefined where it is none. */
function gramsIn(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const grams = Number(text.replace(",", "."));
  return Number.isFinite(grams) && grams >= 0 && grams <= mostGrams ? grams : undefined;
}

function useSaveLimit(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: saveLimit,
    networkMode: "always",
    onSuccess: (saved) => {
      queries.setQueryData(limitQuery.queryKey, saved);
      toast({ tone: "success", title: t.limitSaved });
      onSaved();
    },
    onError: ({ message }) =>
      toast({ tone: "destructive", title: error, description: t.limitFailed(message) }),
  });
}
