import { emailError } from "@meal/domain/accounts/credentials";
import { useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { LinkBanner } from "./components/link-banner.tsx";
import { isRefusal } from "../../platform/api.ts";
import { askForRecovery } from "./queries.ts";
import { useRuleForm } from "../../platform/use-rule-form.ts";
import * as t from "./texts/en/passwords.tsx";

/** Asks for the address; the answer is the same whether or not it has an account. */
export function ForgotPasswordPage() {
  const { link } = useSearch("/forgot-password");
  const [askedFor, setAskedFor] = useState<string>();
  if (askedFor !== undefined) return <OnItsWay email={askedFor} onAgain={() => setAskedFor(undefined)} />;
  return (
    <AccountFrame title={t.forgotYourPassword} lead={t.forgotYourPasswordLead}>
      <LinkBanner problem={link} />
      <AskForm onAsked={setAskedFor} />
      <BackToLogin />
    </AccountFrame>
  );
}

function AskForm({ onAsked }: { readonly onAsked: (email: string) => void }) {
  const { handleSubmit, field, errorOf, isBusy, takeServerErrors } = useRuleForm<{ email: string }>(
    { email: "" },
    ({ email }) => {
      const error = emailError(email);
      return error === null ? {} : { email: error };
    },
  );
  const submit = handleSubmit(async ({ email }) => {
    try {
      await askForRecovery(email);
      onAsked(email.trim());
    } catch (error) {
      if (takeServerErrors(error, { "body.email": "email" })) return;
      const title = isRefusal(error) ? error.message : t.mailNotAskedFor;
      toast({ tone: "destructive", title });
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      <Field label={t.emailAddress} error={errorOf("email")}>
        <Input {...field("email")} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        {t.sendLink}
      </Button>
    </form>
  );
}

function OnItsWay({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  return (
    <AccountFrame title={t.checkYourEmail}>
      <output className="block">{t.linkOnItsWay(<strong>{email}</strong>)}</output>
      <p className="text-quiet">{t.nothingInInbox}</p>
      <Button variant="quiet" onClick={onAgain} className="justify-self-start">
        {t.askAgain}
      </Button>
      <BackToLogin />
    </AccountFrame>
  );
}

function BackToLogin() {
  return (
    <Link to="/login" className="-my-3 justify-self-start py-3 text-aubergine underline-offset-4">
      {t.backToLogIn}
    </Link>
  );
}
