import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { saveFile } from "../../../../platform/save-file.ts";

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
      toast({ tone: "success", title: "Codes copied" });
    } catch {
      toast({ tone: "warning", title: "The browser did not let us copy. Select the codes instead." });
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keep these recovery codes"
      description="Each signs you in once in place of the app. They are not shown again."
      actions={<Button onClick={onClose}>I have kept them</Button>}
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
          Copy
        </Button>
        <Button
          variant="quiet"
          onClick={() => saveFile("recovery-codes.txt", new Blob([`${text}\n`], { type: "text/plain" }))}
        >
          Save as a file
        </Button>
      </div>
    </Dialog>
  );
}
