import { CALORIE_TARGETS, PLAN_LENGTHS, type PlannerSettings } from "@meal/domain/planner/settings";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Choice } from "./choice.tsx";
import { MealsFields } from "./meals-fields.tsx";
import * as t from "../texts/en/settings.ts";
import * as counts from "../texts/en/counts.ts";
import { PeopleStepper } from "../plan/people-stepper.tsx";

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
        label={t.days}
        options={PLAN_LENGTHS}
        value={settings.days}
        onChoose={(days) => change({ days })}
      />
      <MealsFields settings={settings} change={change} />
      <Field label={t.diet} hint={settings.diet === "none" ? undefined : t.dietHint}>
        <DietSelect value={settings.diet} onValueChange={(diet) => change({ diet })} />
      </Field>
      <Calories settings={settings} change={change} error={error} />
      <div className="grid gap-1.5">
        <p className="font-semibold">{t.howMany}</p>
        <PeopleStepper value={settings.servings} onValueChange={(servings) => change({ servings })} />
      </div>
      <Field label={t.allergies} hint={allergyHint(bound)}>
        <ChipsInput
          value={settings.allergies}
          onValueChange={(allergies) => change({ allergies })}
          placeholder={t.allergiesPlaceholder}
          limit={50}
        />
      </Field>
    </>
  );
}

function Calories({ settings, change, error }: SettingsFieldsProps & Pick<EssentialFieldsProps, "error">) {
  return (
    <>
      <Field label={t.calories} hint={t.caloriesHint}>
        <Select
          value={settings.target}
          onChange={({ target }) =>
            change({ target: CALORIE_TARGETS.find((one) => String(one) === target.value) ?? "custom" })
          }
        >
          {CALORIE_TARGETS.map((target) => (
            <option key={target} value={target}>
              {counts.kcal(target)}
            </option>
          ))}
          <option value="custom">{t.customOption}</option>
        </Select>
      </Field>
      {settings.target === "custom" && (
        <Field label={t.customCalories} error={error ?? undefined}>
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
    profile.length === 0 ? "" : t.profileAllergies(profile.join(", ")),
    said.length === 0 ? "" : t.saidAllergies(said.join(", ")),
  ].filter(Boolean);
  return bound.length === 0 ? t.allergiesHint : bound.join(" ");
}
