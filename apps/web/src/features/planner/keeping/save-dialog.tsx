import { MANUAL_PLAN_NAME } from "@meal/domain/planner/plan-names";
import { Link } from "../../../platform/router/link.tsx";
import { type FormEvent, useId, useState } from "react";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { isNamed } from "../plan/open-plan.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import { rename } from "./saving.ts";
import type { PlanDialogProps } from "../plan/dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";

const longestName = 200;

/** The plan saves itself; this gives it a name to find it by. A guest is told how to keep it. */
export function SaveDialog(props: PlanDialogProps) {
  const { store } = usePlanStore();
  return store.ownerId === null ? <SignUpFirst {...props} /> : <NameIt {...props} />;
}

function NameIt({ plan, onClose }: PlanDialogProps) {
  const { store } = usePlanStore();
  const isOnline = useIsOnline();
  const id = useId();
  // spec: 2, section 5: what is saved by hand is called so, unless it has a name of its own already.
  const [name, setName] = useState(() => (isNamed(plan) ? plan.name : MANUAL_PLAN_NAME));
  function submit(event: FormEvent) {
    event.preventDefault();
    rename(store, name.trim() === "" ? MANUAL_PLAN_NAME : name.trim());
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.saveTitle}
      description={isOnline ? undefined : t.saveOffline}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field label={t.name}>
          <Input value={name} maxLength={longestName} onChange={({ target }) => setName(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function SignUpFirst({ onClose }: PlanDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.signUpTitle}
      description={t.signUpDescription}
      actions={
        <>
          <Link to="/login" className={buttonClass({ variant: "quiet" })}>
            {t.logIn}
          </Link>
          <Link to="/signup" className={buttonClass()}>
            {t.signUp}
          </Link>
        </>
      }
    />
  );
}
