import { signupErrors, type SignupForm } from "@meal/domain/accounts/credentials";
import { Link } from "../../platform/router/link.tsx";
import { useEffect, useState } from "react";
import { isRefusal } from "../../platform/api.ts";
import { recordRegistration } from "../../platform/pixel.ts";
import { useSessionKeeper } from "../../platform/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { NewPasswordFields } from "../../ui/new-password-fields.tsx";
import { OtherWays } from "./components/other-ways.tsx";
import { ResendBanner } from "./components/resend-banner.tsx";
import { registrationLimit, registrationLimitBanner, signupFailure } from "./messages.ts";
import { createAccount, mayRegister } from "./queries.ts";
import { useRuleForm } from "../../platform/use-rule-form.ts";
import { useAuthSettings } from "./use-auth-settings.ts";
import * as t from "./texts/en/sign-up.tsx";

type Eligibility = "checking" | "allowed" | "blocked";

/** The way in for people who are new. */
export function SignupPage() {
  const [eligibility, setEligibility] = useEligibility();
  const [confirming, setConfirming] = useState<string>();
  if (confirming !== undefined) return <CheckYourMail email={confirming} />;
  return (
    <AccountFrame
      title={t.createYourAccount}
      lead={
        <>
          {t.alreadyHaveOne(
            <Link to="/login" className="font-semibold text-aubergine underline-offset-4">
              {t.signIn}
            </Link>,
          )}
        </>
      }
    >
      <Limit eligibility={eligibility} />
      <OtherWays divider={t.orSignUpWithEmail} isDisabled={eligibility === "blocked"} />
      <EmailSignup
        eligibility={eligibility}
        onBlocked={() => setEligibility("blocked")}
        onUnconfirmed={setConfirming}
      />
    </AccountFrame>
  );
}

/** spec: 1, section 4. The address is asked about first; what cannot be asked is allowed. */
function useEligibility() {
  const [eligibility, setEligibility] = useState<Eligibility>("checking");
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const isAllowed = await mayRegister();
      if (isGone) return;
      setEligibility(isAllowed ? "allowed" : "blocked");
      if (!isAllowed) toast(registrationLimit);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return [eligibility, setEligibility] as const;
}

function Limit({ eligibility }: { readonly eligibility: Eligibility }) {
  const settings = useAuthSettings();
  if (eligibility === "checking") {
    return <output className="block text-sm text-quiet">{t.verifyingEligibility}</output>;
  }
  if (eligibility === "allowed") return null;
  return (
    <Banner tone="destructive">
      {registrationLimitBanner(settings?.max_accounts_per_address ?? undefined)}
    </Banner>
  );
}

interface EmailSignupProps {
  readonly eligibility: Eligibility;
  readonly onBlocked: () => void;
  readonly onUnconfirmed: (email: string) => void;
}

function EmailSignup({ eligibility, onBlocked, onUnconfirmed }: EmailSignupProps) {
  const session = useSessionKeeper();
  const { handleSubmit, field, errorOf, isBusy, takeServerErrors } = useRuleForm<SignupForm>(
    { fullName: "", email: "", password: "", confirmPassword: "" },
    signupErrors,
  );
  const isBlocked = eligibility === "blocked";
  const submit = handleSubmit(async (form) => {
    try {
      const answer = await createAccount(form);
      if (answer.kind === "person") {
        toast({ tone: "success", title: t.accountCreated });
        recordRegistration();
        void session.begin(answer.user, answer.endsAt);
      } else {
        toast(verifyFirst);
        onUnconfirmed(form.email.trim());
      }
    } catch (error) {
      if (takeServerErrors(error, serverFields)) return;
      if (isRefusal(error) && error.code === "registration_limit") onBlocked();
      toast(signupFailure(error));
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      <Field label={t.fullName} error={errorOf("fullName")}>
        <Input {...field("fullName")} autoComplete="name" disabled={isBlocked} />
      </Field>
      <Field label={t.emailAddress} error={errorOf("email")}>
        <Input
          {...field("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          disabled={isBlocked}
        />
      </Field>
      <NewPasswordFields field={field} errorOf={errorOf} isDisabled={isBlocked} />
      <Button type="submit" wide busy={isBusy} disabled={isBlocked}>
        {submitLabel(isBusy, isBlocked)}
      </Button>
    </form>
  );
}

const serverFields = {
  "body.email": "email",
  "body.password": "password",
  "body.data.full_name": "fullName",
} as const;

const verifyFirst = {
  tone: "info",
  title: t.verifyYourAccount,
  description: t.verifyBeforeLogIn,
} as const;

function submitLabel(isBusy: boolean, isBlocked: boolean): string {
  if (isBlocked) return t.registrationLimitReached;
  return isBusy ? t.creatingAccount : t.createAccountWithEmail;
}

function CheckYourMail({ email }: { readonly email: string }) {
  return (
    <AccountFrame title={t.checkYourEmail} lead={t.linkSent(<strong className="text-ink">{email}</strong>)}>
      <ResendBanner email={email} />
      <Link to="/login" className="-my-3 justify-self-start py-3 text-aubergine underline-offset-4">
        {t.backToLogIn}
      </Link>
    </AccountFrame>
  );
}
