import { type RefObject, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useForget } from "../history-changes.ts";
import type { Cooked } from "../history-query.ts";

interface HistoryRemovalProps {
  readonly entry: Cooked;
  readonly onClose: () => void;
  /** Takes the focus when the entry is gone, and its buttons with it. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Asks first: the photo goes with the entry, so it cannot be brought back. */
export function HistoryRemoval({ entry, onClose, frame }: HistoryRemovalProps) {
  const isGone = useRef(false);
  const { mutate, isPending } = useForget(entry, () => {
    isGone.current = true;
    onClose();
  });
  const name = entry.recipe_name;
  return (
    <Dialog
      open
      isHeld={isPending}
      finalFocus={() => (isGone.current ? frame.current : true)}
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description={
        entry.image_url === null
          ? "It leaves your history for good."
          : "It leaves your history for good, and its photo with it."
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            Remove
          </Button>
        </>
      }
    />
  );
}
