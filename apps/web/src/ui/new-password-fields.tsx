import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";
import * as t from "./texts/en/passwords.ts";

interface NewPasswordFieldsProps {
  readonly label?: string;
  readonly field: (name: "password" | "confirmPassword") => ComponentProps<"input">;
  readonly errorOf: (name: "password" | "confirmPassword") => string | undefined;
  readonly isDisabled?: boolean;
}

/** A password to choose, twice, so that nobody locks themselves out with a slip. */
export function NewPasswordFields({
  label = t.password,
  field,
  errorOf,
  isDisabled = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} hint={t.passwordHint} error={errorOf("password")}>
        <PasswordInput {...field("password")} autoComplete="new-password" disabled={isDisabled} />
      </Field>
      <Field label={t.confirmPassword} error={errorOf("confirmPassword")}>
        <PasswordInput {...field("confirmPassword")} autoComplete="new-password" disabled={isDisabled} />
      </Field>
    </>
  );
}
