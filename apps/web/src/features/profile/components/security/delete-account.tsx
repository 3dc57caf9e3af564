import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../../../platform/api.ts";
import { moneyBack, plansPage } from "../../../../platform/paying.ts";
import { useRegistry } from "../../../../platform/registry.ts";
import { useSessionKeeper } from "../../../../platform/session.ts";
import { useSubscription } from "../../../../platform/use-subscription.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { accountQuery, deleteMyAccount, deletionWord } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="Delete account"
      text="Your plans, recipes, lists, cooking history, pictures and settings are removed at once. There is no way back."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
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
      title="Delete your account?"
      description="Everything that is yours here goes with it. Download your data first if you may want it."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isBusy}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <RunningSubscription />
        <Field label={`Type ${deletionWord} to confirm`} error={errors.word}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            onChange={({ target }) => change({ word: target.value })}
          />
        </Field>
        {hasPassword && (
          <Field label="Current password" error={errors.password}>
            <PasswordInput value={password} onChange={({ target }) => change({ password: target.value })} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function RunningSubscription() {
  const { subscribed } = useSubscription();
  const { hasPage } = useRegistry();
  if (!subscribed) return null;
  return <Banner tone="warning">Premium ends with the account. {hasPage(plansPage) && moneyBack}</Banner>;
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
        title: "Your account is deleted",
        description: "A fingerprint that names nobody stays for 90 days, and nothing else.",
      });
      await navigate({ to: "/landing", replace: true });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.code === "reauthentication_needed";
      if (isRefused && hasPassword) setErrors({ password: error.fields[0]?.message ?? error.message });
      else complain("Your account was not deleted", isRefused ? tooOld : error);
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
        ...(form.word.trim() !== deletionWord && { word: `Type ${deletionWord} to confirm` }),
        ...(hasPassword && form.password === "" && { password: "Password is required" }),
      };
      setErrors(wrong);
      if (Object.keys(wrong).length === 0 && !remove.isPending) remove.mutate(form.password);
    },
  };
}

const tooOld = new ApiError("reauthentication_needed", "Log out and in again, then try once more.");
