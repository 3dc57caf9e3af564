import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { useEffect } from "react";
import { type LeftBy, useSession, useSessionKeeper } from "../../platform/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { LinkBanner } from "./components/link-banner.tsx";
import { OtherWays } from "./components/other-ways.tsx";
import { ResendBanner } from "./components/resend-banner.tsx";
import { SecondFactorForm } from "./components/second-factor-form.tsx";
import { providerFailure } from "./messages.ts";
import type { SignedIn } from "./queries.ts";
import { useEnter } from "./use-enter.ts";
import { usePasswordLogin } from "./use-password-login.ts";
import * as t from "./texts/en/log-in.tsx";

/** The way in for people who have an account. */
export function LoginPage() {
  const search = useSearch("/login");
  const session = useSession();
  const enter = useEnter();
  const { tellEnd } = useSessionKeeper();
  useEffect(() => {
    // Whoever came by way of a guard has been told.
    if (search.session_expired !== "true" || !tellEnd()) return;
    toast({
      tone: "info",
      title: t.sessionExpired,
      description: t.logInAgainToContinue,
    });
  }, [search.session_expired, tellEnd]);
  useEffect(() => {
    if (search.error_code === undefined) return;
    toast(providerFailure(search.error_code));
  }, [search.error_code]);
  const leftBy = session.status === "guest" ? session.leftBy : undefined;
  if (session.status === "guest" && session.needsSecondFactor === true) {
    return (
      <AccountFrame title={t.secondFactorTitle} lead={t.secondFactorLead}>
        <SecondFactorForm onSignedIn={enter} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={t.welcomeBack}
      lead={leftBy === undefined ? <SignUpLead /> : <LeftLead leftBy={leftBy} />}
    >
      <LinkBanner problem={search.link} />
      <OtherWays divider={t.orContinueWithEmail} onPasskey={enter} />
      <PasswordLogin key={leftBy?.id} email={leftBy?.email ?? ""} onSignedIn={enter} />
    </AccountFrame>
  );
}

function SignUpLead() {
  return (
    <>
      {t.newHere(
        <Link to="/signup" className="font-semibold text-aubergine underline-offset-4">
          {t.signUpForFree}
        </Link>,
      )}
    </>
  );
}

/** Somebody's session ran out here: their address is filled in, and what is theirs goes for whoever else it is. */
function LeftLead({ leftBy }: { readonly leftBy: LeftBy }) {
  const session = useSessionKeeper();
  const navigate = useNavigate();
  async function clear() {
    await session.end();
    await navigate({ to: "/login", search: {}, replace: true });
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      {t.signInAgainAs(leftBy.email)}
      <Button variant="plain" size="compact" onClick={() => void clear()}>
        {t.notYou}
      </Button>
    </span>
  );
}

interface PasswordLoginProps {
  readonly email: string;
  readonly onSignedIn: (answer: SignedIn) => void;
}

function PasswordLogin({ email, onSignedIn }: PasswordLoginProps) {
  const { submit, field, errorOf, isBusy, unconfirmed, hasFailed } = usePasswordLogin(email, onSignedIn);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      {hasFailed && (
        <Banner tone="destructive" announce>
          {t.loginFailed}
        </Banner>
      )}
      {unconfirmed !== undefined && <ResendBanner email={unconfirmed} />}
      <Field label={t.email} error={errorOf("email")}>
        <Input {...field("email")} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Field
        label={t.password}
        error={errorOf("password")}
        aside={
          <Link
            to="/forgot-password"
            className="relative -mt-6 -mb-2 inline-block pt-6 pb-2 text-aubergine underline-offset-4"
          >
            {t.forgotPassword}
          </Link>
        }
      >
        <PasswordInput {...field("password")} />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        {t.signInWithEmail}
      </Button>
    </form>
  );
}
