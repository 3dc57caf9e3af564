import { passwordError } from "@meal/domain/accounts/credentials";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRuleForm } from "../../../../platform/use-rule-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { NewPasswordFields } from "../../../../ui/new-password-fields.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { accountQuery, changePassword, sessionsQuery } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";
import * as t from "../../texts/en/security.tsx";

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const nothing: PasswordChange = { currentPassword: "", password: "", confirmPassword: "" };

/** Whoever signs in elsewhere has no password here yet and can choose one. */
export function ChangePassword({ email }: { readonly email: string }) {
  const { data: account } = useQuery(accountQuery);
  const hasPassword = account?.app_metadata.providers.includes("email") ?? true;
  return (
    <Section title={hasPassword ? t.changeYourPassword : t.choosePassword} text={t.changePasswordLead}>
      <PasswordForm email={email} hasPassword={hasPassword} />
    </Section>
  );
}

function PasswordForm({ email, hasPassword }: { readonly email: string; readonly hasPassword: boolean }) {
  const queries = useQueryClient();
  const { handleSubmit, field, errorOf, isBusy, reset, takeServerErrors } = useRuleForm<PasswordChange>(
    nothing,
    (form) => findErrors(form, hasPassword),
  );
  const submit = handleSubmit(async ({ currentPassword, password }) => {
    try {
      await changePassword(password, hasPassword ? currentPassword : undefined);
      reset();
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast({
        tone: "success",
        title: t.passwordChanged,
        description: t.signedOutElsewhere,
      });
    } catch (error) {
      if (!takeServerErrors(error, serverFields)) complain(t.passwordNotChanged, error);
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid max-w-md grid-cols-1 gap-4"
    >
      {/* Password managers read from it whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <Field label={t.currentPassword} error={errorOf("currentPassword")}>
          <PasswordInput {...field("currentPassword")} />
        </Field>
      )}
      <NewPasswordFields label={t.newPassword} field={field} errorOf={errorOf} />
      <Button type="submit" busy={isBusy} className="sm:justify-self-start">
        {t.saveNewPassword}
      </Button>
    </form>
  );
}

const serverFields = {
  "body.current_password": "currentPassword",
  "body.password": "password",
} as const;

function findErrors(form: PasswordChange, hasPassword: boolean) {
  const error = passwordError(form.password);
  const isMissing = hasPassword && form.currentPassword === "";
  return {
    ...(isMissing && { currentPassword: t.passwordIsRequired }),
    ...(error !== null && { password: error }),
    ...(form.password !== form.confirmPassword && { confirmPassword: t.passwordsDontMatch }),
  };
}
