import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { DIETARY_GOALS } from "@meal/domain/profile/preferences";
import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { dietaryPart, type ProfileDraft } from "../draft.ts";
import { goalLabels } from "../labels.ts";
import { useSavePreferences } from "../use-save-preferences.ts";

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
      <Field label="Primary dietary preference" hint="Every plan keeps to it.">
        <Select
          value={draft.dietaryPreference}
          onChange={({ target }) => {
            const diet = DIETS.find((one) => one === target.value);
            if (diet !== undefined) onChange({ dietaryPreference: diet });
          }}
        >
          {DIETS.map((diet) => (
            <option key={diet} value={diet}>
              {DIET_LABELS[diet]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Allergies" hint="Separate them with commas. None of them comes into a plan.">
        <ChipsInput
          value={draft.allergies}
          onValueChange={(allergies) => onChange({ allergies })}
          placeholder="peanuts, shellfish"
        />
      </Field>
      <fieldset>
        <legend className="font-semibold">Dietary goals</legend>
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
        Save preferences
      </Button>
    </form>
  );
}
