import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
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

const route = getRouteApi("/login");

/** The way in for people who have an account. */
export function LoginPage() {
  const search = route.useSearch();
  const session = useSession();
  const enter = useEnter();
  const { tellEnd } = useSessionKeeper();
  useEffect(() => {
    // Whoever came by way of a guard has been told.
    if (search.session_expired !== "true" || !tellEnd()) return;
    toast({
      tone: "info",
      title: "Your session has expired",
      description: "Please log in again to continue",
    });
  }, [search.session_expired, tellEnd]);
  useEffect(() => {
    if (search.error_code === undefined) return;
    toast(providerFailure(search.error_code));
  }, [search.error_code]);
  const leftBy = session.status === "guest" ? session.leftBy : undefined;
  if (session.status === "guest" && session.needsSecondFactor === true) {
    return (
      <AccountFrame title="One more step" lead="Show that it is you with your second factor.">
        <SecondFactorForm onSignedIn={enter} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Welcome Back"
      lead={leftBy === undefined ? <SignUpLead /> : <LeftLead leftBy={leftBy} />}
    >
      <LinkBanner problem={search.link} />
      <OtherWays divider="or continue with email" onPasskey={enter} />
      <PasswordLogin key={leftBy?.id} email={leftBy?.email ?? ""} onSignedIn={enter} />
    </AccountFrame>
  );
}

function SignUpLead() {
  return (
    <>
      New here?{" "}
      <Link to="/signup" className="font-semibold text-aubergine underline-offset-4">
        Sign up for free
      </Link>
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
      Sign in again as {leftBy.email}.
      <Button variant="plain" size="compact" onClick={() => void clear()}>
        Not you?
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
          Login failed. Please try again.
        </Banner>
      )}
      {unconfirmed !== undefined && <ResendBanner email={unconfirmed} />}
      <Field label="Email" error={errorOf("email")}>
        <Input {...field("email")} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Field
        label="Password"
        error={errorOf("password")}
        aside={
          <Link to="/forgot-password" className="-my-3 inline-block py-3 text-aubergine underline-offset-4">
            Forgot?
          </Link>
        }
      >
        <PasswordInput {...field("password")} />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        Sign in with Email
      </Button>
    </form>
  );
}
