import { type FormEvent, useId, useState } from "react";
import { isRefusal } from "../../../../platform/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { confirmEnrolment, type Enrolment, makeCodes } from "../../security-queries.ts";

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
    if (code.trim() === "") return setError("Type the code that the app shows");
    setBusy(true);
    try {
      await confirmEnrolment(enrolment.id, code);
      onDone(await makeCodes(proof));
    } catch (cause) {
      setError(isRefusal(cause) ? cause.message : "The code could not be checked. Please try again.");
    } finally {
      setBusy(false);
    }
    return undefined;
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Set up your app"
      description="Scan the picture with an authenticator app, then type the code it shows."
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Turn it on
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Key enrolment={enrolment} />
        <Field label="Code" error={error}>
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
        alt="The key below as a QR code"
        className="mx-auto size-44 rounded-card bg-[#ffffff] p-2"
      />
      <p className="text-center text-sm text-quiet">
        Cannot scan? Type this key into the app:
        <code className="mt-1 block font-semibold tracking-wide break-all text-ink select-all">
          {enrolment.totp.secret}
        </code>
      </p>
    </>
  );
}
