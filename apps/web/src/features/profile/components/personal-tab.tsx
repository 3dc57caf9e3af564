import { AGE_MAX, AGE_MIN, ageError } from "@meal/domain/profile/preferences";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { personalPart, type ProfileDraft } from "../draft.ts";
import { useSavePreferences } from "../use-save-preferences.ts";

interface PersonalTabProps {
  readonly draft: ProfileDraft;
  readonly email: string;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

const genders = ["Female", "Male", "Non-binary", "Other"] as const;

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
        <Field label="First name">
          <Input
            autoComplete="given-name"
            maxLength={100}
            value={draft.firstName}
            onChange={({ target }) => onChange({ firstName: target.value })}
          />
        </Field>
        <Field label="Last name">
          <Input
            autoComplete="family-name"
            maxLength={100}
            value={draft.lastName}
            onChange={({ target }) => onChange({ lastName: target.value })}
          />
        </Field>
      </div>
      <Field label="Email" hint="Your email address is used for account access and cannot be changed here.">
        <Input type="email" value={email} readOnly />
      </Field>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Field label="Gender" aside="Optional">
          <GenderSelect value={draft.gender} onChange={(gender) => onChange({ gender })} />
        </Field>
        <Field label="Age" aside="Optional" error={wrongAge ?? undefined}>
          <Input
            data-field={ageId}
            inputMode="numeric"
            placeholder={`${AGE_MIN} to ${AGE_MAX}`}
            value={draft.age}
            onChange={({ target }) => {
              setWrongAge(null);
              onChange({ age: target.value });
            }}
          />
        </Field>
      </div>
      <Button type="submit" busy={save.isPending} className="sm:justify-self-start">
        Save personal info
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
  const isListed = value === "" || genders.some((gender) => gender === value);
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Not given</option>
      {!isListed && <option value={value}>{value}</option>}
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {gender}
        </option>
      ))}
    </Select>
  );
}
