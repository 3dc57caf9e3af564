import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

interface NewPasswordFieldsProps {
  readonly label?: string;
  readonly field: (name: "password" | "confirmPassword") => ComponentProps<"input">;
  readonly errorOf: (name: "password" | "confirmPassword") => string | undefined;
  readonly isDisabled?: boolean;
}

/** A password to choose, twice, so that nobody locks themselves out with a slip. */
export function NewPasswordFields({
  label = "Password",
  field,
  errorOf,
  isDisabled = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} hint="At least 6 characters." error={errorOf("password")}>
        <PasswordInput {...field("password")} autoComplete="new-password" disabled={isDisabled} />
      </Field>
      <Field label="Confirm Password" error={errorOf("confirmPassword")}>
        <PasswordInput {...field("confirmPassword")} autoComplete="new-password" disabled={isDisabled} />
      </Field>
    </>
  );
}
