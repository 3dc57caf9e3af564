import {
  CALORIE_TARGETS,
  MOST_PEOPLE,
  PLAN_LENGTHS,
  type PlannerSettings,
} from "@meal/domain/planner/settings";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { countOf, kcal } from "../labels.ts";
import { Choice } from "./choice.tsx";
import { MealsFields } from "./meals-fields.tsx";

export interface SettingsFieldsProps {
  readonly settings: PlannerSettings;
  readonly change: (part: Partial<PlannerSettings>) => void;
}

interface EssentialFieldsProps extends SettingsFieldsProps {
  readonly profileAllergies: readonly string[];
  /** Said as a guest, and not confirmed yet. */
  readonly saidAllergies: readonly string[];
  readonly error: string | null;
}

/** How much, for whom, and what must not be in it. */
export function EssentialFields({ settings, change, error, ...bound }: EssentialFieldsProps) {
  return (
    <>
      <Choice
        label="Days"
        options={PLAN_LENGTHS}
        value={settings.days}
        onChoose={(days) => change({ days })}
      />
      <MealsFields settings={settings} change={change} />
      <Field label="Diet" hint={settings.diet === "none" ? undefined : "Every meal keeps to it."}>
        <DietSelect value={settings.diet} onValueChange={(diet) => change({ diet })} />
      </Field>
      <Calories settings={settings} change={change} error={error} />
      <div className="grid gap-1.5">
        <p className="font-semibold">How many eat</p>
        <Stepper
          label="people"
          valueText={countOf(settings.servings, "person", "people")}
          value={settings.servings}
          min={1}
          max={MOST_PEOPLE}
          onValueChange={(servings) => change({ servings })}
        />
      </div>
      <Field label="Allergies" hint={allergyHint(bound)}>
        <ChipsInput
          value={settings.allergies}
          onValueChange={(allergies) => change({ allergies })}
          placeholder="peanuts, shellfish"
          limit={50}
        />
      </Field>
    </>
  );
}

function Calories({ settings, change, error }: SettingsFieldsProps & Pick<EssentialFieldsProps, "error">) {
  return (
    <>
      <Field label="Calories a day" hint="For each person.">
        <Select
          value={settings.target}
          onChange={({ target }) =>
            change({ target: CALORIE_TARGETS.find((one) => String(one) === target.value) ?? "custom" })
          }
        >
          {CALORIE_TARGETS.map((target) => (
            <option key={target} value={target}>
              {kcal(target)} kcal
            </option>
          ))}
          <option value="custom">Custom</option>
        </Select>
      </Field>
      {settings.target === "custom" && (
        <Field label="Custom calories" error={error ?? undefined}>
          <Input
            name="custom-calories"
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            placeholder="2000"
            value={settings.customCalories}
            onChange={({ target }) => change({ customCalories: target.value })}
          />
        </Field>
      )}
    </>
  );
}

function allergyHint({
  profileAllergies: profile,
  saidAllergies: said,
}: Pick<EssentialFieldsProps, "profileAllergies" | "saidAllergies">): string {
  const bound = [
    profile.length === 0 ? "" : `Always left out, from your profile: ${profile.join(", ")}.`,
    said.length === 0 ? "" : `Left out until you confirm what you told us before: ${said.join(", ")}.`,
  ].filter(Boolean);
  return bound.length === 0 ? "None of them comes into the plan." : bound.join(" ");
}
