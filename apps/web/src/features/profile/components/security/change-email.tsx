import { emailError, normaliseEmail } from "@meal/domain/accounts/credentials";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRuleForm } from "../../../../platform/use-rule-form.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { accountQuery, changeEmail, sendEmailChangeAgain } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";
import { useConfirmed } from "./use-confirmed.tsx";
import * as t from "../../texts/en/security.tsx";

/** A new address holds once the mail that is sent to it was opened. */
export function ChangeEmail({ email }: { readonly email: string }) {
  const { data: account } = useQuery(accountQuery);
  const waiting = account?.new_email;
  return (
    <Section title={t.changeYourEmailAddress} text={t.youSignInWith(email)}>
      <div className="grid grid-cols-1 gap-4">
        {waiting !== undefined && <Waiting email={email} waiting={waiting} />}
        <EmailForm email={email} />
      </div>
    </Section>
  );
}

function Waiting({ email, waiting }: { readonly email: string; readonly waiting: string }) {
  const again = useMutation({
    mutationFn: () => sendEmailChangeAgain(email),
    networkMode: "always",
    onSuccess: () => toast({ tone: "success", title: t.newMailSent }),
    onError: (error) => complain(t.mailWasNotSent, error),
  });
  return (
    <Banner
      tone="info"
      action={
        <Button variant="quiet" size="compact" busy={again.isPending} onClick={() => again.mutate()}>
          {t.sendMailAgain}
        </Button>
      }
    >
      {t.mailWaits(waiting)}
    </Banner>
  );
}

function EmailForm({ email }: { readonly email: string }) {
  const queries = useQueryClient();
  const { run, dialog } = useConfirmed();
  const { handleSubmit, field, errorOf, isBusy, reset, takeServerErrors } = useRuleForm<{ email: string }>(
    { email: "" },
    (form) => findErrors(form.email, email),
  );
  const submit = handleSubmit(async (form) => {
    try {
      const account = await run((proof) => changeEmail(form.email, proof));
      if (account === undefined) return;
      reset();
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
      const description = t.openMail(account.new_email ?? form.email);
      toast({ tone: "success", title: t.oneStepLeft, description });
    } catch (error) {
      if (!takeServerErrors(error, { "body.email": "email" })) {
        complain(t.addressNotChanged, error);
      }
    }
  });
  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid max-w-md grid-cols-1 gap-4"
      >
        <Field label={t.newEmailAddress} error={errorOf("email")}>
          <Input {...field("email")} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Button type="submit" busy={isBusy} className="sm:justify-self-start">
          {t.changeAddress}
        </Button>
      </form>
      {dialog}
    </>
  );
}

function findErrors(wanted: string, current: string) {
  const error = normaliseEmail(wanted) === current ? t.sameAddress : emailError(wanted);
  return error === null ? {} : { email: error };
}
