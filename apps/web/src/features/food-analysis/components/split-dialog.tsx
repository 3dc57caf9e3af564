import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { type PlateLine, lineOf } from "../plate.ts";
import * as t from "../texts/en/found.ts";
import { useReading } from "./add-food.tsx";

interface SplitDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSplit: (parts: readonly PlateLine[]) => void;
}

/** One item as the things that it is made of. */
export function SplitDialog({ name, onClose, onSplit }: SplitDialogProps) {
  const { text, setText, problem, isBusy, read, tellMissed } = useReading(name);
  const isGone = useRef(false);
  async function split() {
    const found = await read();
    if (found === undefined) return;
    // Half of a thing in its place would lose the rest.
    if (found.missed.length > 0) return tellMissed(found.missed);
    isGone.current = true;
    onSplit(found.items.map((item) => lineOf(item)));
  }
  return (
    <Dialog
      open
      isHeld={isBusy}
      onOpenChange={onClose}
      finalFocus={() => !isGone.current}
      title={t.splitNamed(name)}
      actions={
        <Button busy={isBusy} onClick={() => void split()}>
          {t.split}
        </Button>
      }
    >
      <Field label={t.parts} hint={t.splitHint} error={problem}>
        <Textarea value={text} maxLength={2000} onChange={({ target }) => setText(target.value)} />
      </Field>
    </Dialog>
  );
}
