import { loginErrors, type LoginForm } from "@meal/domain/accounts/credentials";
import { useState } from "react";
import { isRefusal } from "../../platform/api.ts";
import { useRuleForm } from "../../platform/use-rule-form.ts";
import { toast } from "../../ui/toast-store.ts";
import { loginFailure } from "./messages.ts";
import { signIn, type SignedIn } from "./queries.ts";

/** A form with e-mail and password, however it is drawn. */
export function usePasswordLogin(email: string, onSignedIn: (answer: SignedIn) => void) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const { handleSubmit, takeServerErrors, ...fields } = useRuleForm<LoginForm>(
    { email, password: "" },
    loginErrors,
  );
  const submit = handleSubmit(async (form) => {
    setFailed(false);
    setUnconfirmed(undefined);
    try {
      onSignedIn(await signIn(form));
    } catch (error) {
      if (takeServerErrors(error, { "body.email": "email", "body.password": "password" })) return;
      if (isRefusal(error) && error.code === "email_not_confirmed") setUnconfirmed(form.email);
      setFailed(!isRefusal(error));
      toast(loginFailure(error));
    }
  });
  return { ...fields, submit, unconfirmed, hasFailed };
}
