import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "../../../../platform/router/hooks.ts";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../../../platform/api.ts";
import { useSessionKeeper } from "../../../../platform/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { accountQuery, deleteMyAccount, deletionWord } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { RunningSubscription } from "./running-subscription.tsx";
import { Section } from "./section.tsx";
import * as t from "../../texts/en/security.tsx";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t.deleteAccount} text={t.deleteAccountLead}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t.deleteAccount}
      </Button>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const { errors, isBusy, word, password, change, submit, hasPassword } = useDeletion();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.deleteAccountQuestion}
      description={t.deleteAccountWarning}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.keepMyAccount}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isBusy}>
            {t.deleteForGood}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <RunningSubscription />
        <Field label={t.typeToConfirm(deletionWord)} error={errors.word}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            onChange={({ target }) => change({ word: target.value })}
          />
        </Field>
        {hasPassword && (
          <Field label={t.currentPassword} error={errors.password}>
            <PasswordInput value={password} onChange={({ target }) => change({ password: target.value })} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

const noErrors: { readonly word?: string; readonly password?: string } = {};

function useDeletion() {
  const { data: account } = useQuery(accountQuery);
  const hasPassword = account?.app_metadata.providers.includes("email") ?? true;
  const session = useSessionKeeper();
  const navigate = useNavigate();
  const [form, setForm] = useState({ word: "", password: "" });
  const [errors, setErrors] = useState(noErrors);
  const remove = useMutation({
    mutationFn: deleteMyAccount,
    networkMode: "always",
    onSuccess: async () => {
      await session.end("deleted");
      toast({
        tone: "success",
        title: t.accountDeleted,
        description: t.whatStaysOfAccount,
      });
      await navigate({ to: "/landing", replace: true });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.code === "reauthentication_needed";
      if (isRefused && hasPassword) setErrors({ password: error.fields[0]?.message ?? error.message });
      else complain(t.accountNotDeleted, isRefused ? tooOld : error);
    },
  });
  return {
    ...form,
    errors,
    hasPassword,
    isBusy: remove.isPending,
    change: (part: Partial<typeof form>) => {
      setErrors(noErrors);
      setForm({ ...form, ...part });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const wrong = {
        ...(form.word.trim() !== deletionWord && { word: t.typeToConfirm(deletionWord) }),
        ...(hasPassword && form.password === "" && { password: t.passwordIsRequired }),
      };
      setErrors(wrong);
      if (Object.keys(wrong).length === 0 && !remove.isPending) remove.mutate(form.password);
    },
  };
}

const tooOld = new ApiError("reauthentication_needed", "Log out and in again, then try once more.");
