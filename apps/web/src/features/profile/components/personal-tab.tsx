import { AGE_MAX, AGE_MIN, ageError } from "@meal/domain/profile/preferences";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { personalPart, type ProfileDraft } from "../draft.ts";
import { useSavePreferences } from "../use-save-preferences.ts";
import * as t from "../texts/en/personal.ts";

interface PersonalTabProps {
  readonly draft: ProfileDraft;
  readonly email: string;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** What is stored, and what it is called on the screen. */
const genders = { Female: t.female, Male: t.male, "Non-binary": t.nonBinary, Other: t.other };

/** Who the person is, as far as they want to say. */
export function PersonalTab({ draft, email, onChange }: PersonalTabProps) {
  const save = useSavePreferences();
  const [wrongAge, setWrongAge] = useState<string | null>(null);
  const ageId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    const error = ageError(draft.age);
    setWrongAge(error);
    if (error !== null) document.querySelector<HTMLElement>(`[data-field="${ageId}"]`)?.focus();
    else if (!save.isPending) save.mutate(personalPart(draft));
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field label={t.firstName}>
          <Input
            autoComplete="given-name"
            maxLength={100}
            value={draft.firstName}
            onChange={({ target }) => onChange({ firstName: target.value })}
          />
        </Field>
        <Field label={t.lastName}>
          <Input
            autoComplete="family-name"
            maxLength={100}
            value={draft.lastName}
            onChange={({ target }) => onChange({ lastName: target.value })}
          />
        </Field>
      </div>
      <Field label={t.email} hint={t.emailHint}>
        <Input type="email" value={email} readOnly />
      </Field>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field label={t.gender} aside={t.optional}>
          <GenderSelect value={draft.gender} onChange={(gender) => onChange({ gender })} />
        </Field>
        <Field label={t.age} aside={t.optional} error={wrongAge ?? undefined}>
          <Input
            data-field={ageId}
            inputMode="numeric"
            placeholder={t.ageRange(AGE_MIN, AGE_MAX)}
            value={draft.age}
            onChange={({ target }) => {
              setWrongAge(null);
              onChange({ age: target.value });
            }}
          />
        </Field>
      </div>
      <Button type="submit" busy={save.isPending} className="sm:justify-self-start">
        {t.savePersonalInfo}
      </Button>
    </form>
  );
}

interface GenderSelectProps {
  readonly value: string;
  readonly onChange: (gender: string) => void;
}

function GenderSelect({ value, onChange }: GenderSelectProps) {
  // What was stored in other words stays a choice of its own.
  const isListed = value === "" || Object.hasOwn(genders, value);
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t.notGiven}</option>
      {!isListed && <option value={value}>{value}</option>}
      {Object.entries(genders).map(([gender, label]) => (
        <option key={gender} value={gender}>
          {label}
        </option>
      ))}
    </Select>
  );
}
