import { DIETARY_GOALS } from "@meal/domain/profile/preferences";
import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import { dietaryPart, type ProfileDraft } from "../draft.ts";
import { goalLabels } from "../labels.ts";
import { useSavePreferences } from "../use-save-preferences.ts";
import * as t from "../texts/en/page.ts";

interface DietaryTabProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** How a person eats: what binds, what is left out, and what they are after. */
export function DietaryTab({ draft, onChange }: DietaryTabProps) {
  const save = useSavePreferences();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(dietaryPart(draft));
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6">
      <Field label={t.diet} hint={t.dietHint}>
        <DietSelect
          value={draft.dietaryPreference}
          onValueChange={(dietaryPreference) => onChange({ dietaryPreference })}
        />
      </Field>
      <Field label={t.allergies} hint={t.allergiesHint}>
        <ChipsInput
          value={draft.allergies}
          onValueChange={(allergies) => onChange({ allergies })}
          placeholder={t.allergiesExample}
        />
      </Field>
      <fieldset>
        <legend className="font-semibold">{t.dietaryGoals}</legend>
        <div className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {DIETARY_GOALS.map((goal) => (
            <Checkbox
              key={goal}
              label={goalLabels[goal]}
              checked={draft.dietaryGoals[goal]}
              onChange={({ target }) =>
                onChange({ dietaryGoals: { ...draft.dietaryGoals, [goal]: target.checked } })
              }
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" busy={save.isPending} className="sm:justify-self-start">
        {t.savePreferences}
      </Button>
    </form>
  );
}
