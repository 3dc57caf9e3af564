import { type FormEvent, useId, useState } from "react";
import { isRefusal } from "../../../../platform/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { confirmEnrolment, type Enrolment, makeCodes } from "../../security-queries.ts";
import * as t from "../../texts/en/security.tsx";

interface EnrolDialogProps {
  readonly enrolment: Enrolment;
  /** The password that the enrolment was allowed with; the codes take it again. */
  readonly proof: string | undefined;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The picture for the authenticator app, and the first code as the proof that it works. */
export function EnrolDialog({ enrolment, proof, onDone, onCancel }: EnrolDialogProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return setError(t.typeCode);
    setBusy(true);
    try {
      await confirmEnrolment(enrolment.id, code);
      onDone(await makeCodes(proof));
    } catch (cause) {
      setError(isRefusal(cause) ? cause.message : t.codeNotChecked);
    } finally {
      setBusy(false);
    }
    return undefined;
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t.setUpAppTitle}
      description={t.setUpAppLead}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t.turnItOn}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Key enrolment={enrolment} />
        <Field label={t.code} error={error}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => {
              setError(undefined);
              setCode(target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function Key({ enrolment }: { readonly enrolment: Enrolment }) {
  return (
    <>
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(enrolment.totp.qr_code)}`}
        alt={t.qrCodeAlt}
        className="mx-auto size-44 rounded-card bg-[#ffffff] p-2"
      />
      <p className="text-center text-sm text-quiet">
        {t.cannotScan(
          <code className="mt-1 block font-semibold tracking-wide break-all text-ink select-all">
            {enrolment.totp.secret}
          </code>,
        )}
      </p>
    </>
  );
}
