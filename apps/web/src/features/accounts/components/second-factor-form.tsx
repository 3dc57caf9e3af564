import { useState } from "react";
import { isRefusal } from "../../../platform/api.ts";
import { useSessionKeeper } from "../../../platform/session.ts";
import { useRuleForm } from "../../../platform/use-rule-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { signOut, type SignedIn } from "../queries.ts";
import { showCode, showRecoveryCode } from "../second-factor.ts";
import * as t from "../texts/en/log-in.tsx";

interface SecondFactorFormProps {
  readonly onSignedIn: (answer: SignedIn) => void;
}

/** The password was right; now the code of the app, or one of the codes kept for the day the phone is gone. */
export function SecondFactorForm({ onSignedIn }: SecondFactorFormProps) {
  const session = useSessionKeeper();
  const [hasPhone, setHasPhone] = useState(true);
  const { handleSubmit, field, errorOf, isBusy, reset } = useRuleForm<{ code: string }>(
    { code: "" },
    ({ code }) => (code.trim() === "" ? { code: "Code is required" } : {}),
  );
  const submit = handleSubmit(async ({ code }) => {
    try {
      onSignedIn(await (hasPhone ? showCode(code) : showRecoveryCode(code)));
    } catch (error) {
      const title = isRefusal(error) ? error.message : t.loginFailed;
      toast({ tone: "destructive", title });
      reset();
    }
  });
  async function giveUp() {
    // A half session opens nothing; if it cannot be ended now, it ends by itself.
    await signOut().catch(() => {});
    await session.end();
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      <Field
        label={hasPhone ? t.code : t.recoveryCode}
        hint={hasPhone ? t.codeHint : t.recoveryCodeHint}
        error={errorOf("code")}
      >
        <Input
          key={hasPhone ? "app" : "recovery"}
          {...field("code")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page was just for this: the password is behind us.
          autoFocus
          inputMode={hasPhone ? "numeric" : "text"}
          autoComplete={hasPhone ? "one-time-code" : "off"}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" wide busy={isBusy}>
        {t.goOn}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="plain" size="compact" onClick={() => setHasPhone(!hasPhone)}>
          {hasPhone ? t.takeRecoveryCode : t.takeAuthenticatorApp}
        </Button>
        <Button variant="plain" size="compact" onClick={() => void giveUp()}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
