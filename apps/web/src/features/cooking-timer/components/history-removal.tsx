import { type RefObject, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useForget } from "../history-changes.ts";
import type { Cooked } from "../history-query.ts";
import * as t from "../texts/en/history.ts";

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
      title={t.removeQuestion(name)}
      description={entry.image_url === null ? t.leavesForGood : t.leavesWithPhoto}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.keep}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {t.remove}
          </Button>
        </>
      }
    />
  );
}
