import { useNavigate } from "../../../platform/router/hooks.ts";
import { comeBackTo } from "../../../platform/come-back.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import type { SignedIn } from "../queries.ts";
import { useArePasskeysPossible } from "../use-auth-settings.ts";
import { useEnter } from "../use-enter.ts";
import { usePasswordLogin } from "../use-password-login.ts";
import { PasskeyButton } from "./other-ways.tsx";
import * as t from "../texts/en/log-in.tsx";

/**
 * The way back in where somebody's session ran out and something stays open: one press with a passkey, or with the password
 * that the browser fills in. Nothing on the screen moves away.
 */
export function SignInAgain({ email }: { readonly email: string }) {
  const hasPasskeys = useArePasskeysPossible();
  const enter = useEnter();
  const navigate = useNavigate();
  const goOn = (answer: SignedIn) => {
    enter(answer);
    if (answer.kind === "person") return;
    comeBackTo(location.href);
    void navigate({ to: "/login" });
  };
  return (
    <div className="grid gap-2">
      {hasPasskeys && <PasskeyButton onSignedIn={goOn} />}
      <WithPassword email={email} onSignedIn={goOn} />
    </div>
  );
}

interface WithPasswordProps {
  readonly email: string;
  readonly onSignedIn: (answer: SignedIn) => void;
}

function WithPassword({ email, onSignedIn }: WithPasswordProps) {
  const { submit, field, errorOf, isBusy } = usePasswordLogin(email, onSignedIn);
  return (
    <form
      noValidate
      method="post"
      aria-label={t.signInAs(email)}
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-start gap-2"
    >
      {/* Tells a password manager whose password it is. */}
      <input {...field("email")} type="email" autoComplete="username" readOnly hidden />
      <Field label={t.password} hideLabel error={errorOf("password")} className="min-w-32 flex-1">
        <PasswordInput {...field("password")} placeholder={t.password} />
      </Field>
      <Button type="submit" busy={isBusy}>
        {t.signIn}
      </Button>
    </form>
  );
}
