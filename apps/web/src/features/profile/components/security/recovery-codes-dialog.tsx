import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { saveFile } from "../../../../platform/save-file.ts";
import * as t from "../../texts/en/security.tsx";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes for the day the phone is gone. They show this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join("\n");
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: "success", title: t.codesCopied });
    } catch {
      toast({ tone: "warning", title: t.copyingFailed });
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.recoveryCodesTitle}
      description={t.recoveryCodesLead}
      actions={<Button onClick={onClose}>{t.iHaveKeptThem}</Button>}
    >
      <ul className="grid grid-cols-2 gap-2 rounded-card bg-linen p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button
          variant="quiet"
          onClick={() => saveFile("recovery-codes.txt", new Blob([`${text}\n`], { type: "text/plain" }))}
        >
          {t.saveAsFile}
        </Button>
      </div>
    </Dialog>
  );
}
