import { passwordError } from "@meal/domain/accounts/credentials";
import { useNavigate } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { useSession, useSessionKeeper } from "../../platform/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { NewPasswordFields } from "../../ui/new-password-fields.tsx";
import { isRefusal } from "../../platform/api.ts";
import { SecondFactorForm } from "./components/second-factor-form.tsx";
import { choosePassword } from "./queries.ts";
import { useRuleForm } from "../../platform/use-rule-form.ts";
import * as t from "./texts/en/passwords.tsx";

/** Where the link of the mail lands: it has signed the browser in, and now a new password is chosen. */
export function ResetPasswordPage() {
  const session = useSession();
  if (session.status === "signed-in") return <ChooseForm email={session.user.email} />;
  if (session.status === "loading") {
    return (
      <AccountFrame title={t.chooseNewPassword}>
        <Loading label={t.loading} className="grid grid-cols-1 gap-4">
          <Skeleton className="h-12 w-full rounded-card" />
          <Skeleton className="h-12 w-full rounded-card" />
        </Loading>
      </AccountFrame>
    );
  }
  return session.needsSecondFactor === true ? <StillOneStep /> : <AskAgain />;
}

/** Who has a second factor shows it also after the link of a mail. */
function StillOneStep() {
  const session = useSessionKeeper();
  return (
    <AccountFrame title={t.secondFactorTitle} lead={t.secondFactorLead}>
      <SecondFactorForm
        onSignedIn={(answer) =>
          answer.kind === "person" ? void session.begin(answer.user, answer.endsAt) : void session.check()
        }
      />
    </AccountFrame>
  );
}

function AskAgain() {
  return (
    <AccountFrame title={t.chooseNewPassword} lead={t.opensThroughLink}>
      <Link to="/forgot-password" className={buttonClass({ wide: true })}>
        {t.askForNewLink}
      </Link>
    </AccountFrame>
  );
}

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

function findErrors({ password, confirmPassword }: NewPassword) {
  const error = passwordError(password);
  return {
    ...(error !== null && { password: error }),
    ...(password !== confirmPassword && { confirmPassword: t.passwordsDontMatch }),
  };
}

function ChooseForm({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const { handleSubmit, field, errorOf, isBusy, takeServerErrors } = useRuleForm<NewPassword>(
    { password: "", confirmPassword: "" },
    findErrors,
  );
  const submit = handleSubmit(async ({ password }) => {
    try {
      await choosePassword(password);
      toast({
        tone: "success",
        title: t.passwordChanged,
        description: t.signedOutElsewhere,
      });
      await navigate({ to: "/dashboard", replace: true });
    } catch (error) {
      if (takeServerErrors(error, { "body.password": "password" })) return;
      const title = isRefusal(error) ? error.message : t.passwordNotChanged;
      toast({ tone: "destructive", title });
    }
  });
  return (
    <AccountFrame title={t.chooseNewPassword} lead={t.chooseNewPasswordLead(email)}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4"
      >
        {/* Password managers read from it whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label={t.newPassword} field={field} errorOf={errorOf} />
        <Button type="submit" wide busy={isBusy}>
          {t.saveNewPassword}
        </Button>
      </form>
    </AccountFrame>
  );
}
