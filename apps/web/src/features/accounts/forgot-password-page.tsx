import { emailError } from "@meal/domain/accounts/credentials";
import { getRouteApi, Link } from "@tanstack/react-router";
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

const route = getRouteApi("/forgot-password");

/** Asks for the address; the answer is the same whether or not it has an account. */
export function ForgotPasswordPage() {
  const { link } = route.useSearch();
  const [askedFor, setAskedFor] = useState<string>();
  if (askedFor !== undefined) return <OnItsWay email={askedFor} onAgain={() => setAskedFor(undefined)} />;
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Tell us the address you signed up with, and we mail you a link to choose a new one."
    >
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
      const title = isRefusal(error) ? error.message : "The mail could not be asked for. Please try again.";
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
      <Field label="Email address" error={errorOf("email")}>
        <Input {...field("email")} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        Send the link
      </Button>
    </form>
  );
}

function OnItsWay({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  return (
    <AccountFrame title="Check your email">
      <output className="block">
        If <strong>{email}</strong> has an account here, a link to choose a new password is on its way. It
        works once, and for one hour.
      </output>
      <p className="text-quiet">Nothing there? Look among the unwanted mails, or try another address.</p>
      <Button variant="quiet" onClick={onAgain} className="justify-self-start">
        Ask again
      </Button>
      <BackToLogin />
    </AccountFrame>
  );
}

function BackToLogin() {
  return (
    <Link to="/login" className="justify-self-start text-aubergine underline-offset-4">
      Back to log in
    </Link>
  );
}
