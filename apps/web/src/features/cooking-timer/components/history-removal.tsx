import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useForget } from "../history-changes.ts";
import type { Cooked } from "../history-query.ts";

interface HistoryRemovalProps {
  readonly entry: Cooked;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks first: the photo goes with the entry, so it cannot be brought back. */
export function HistoryRemoval({ entry, onClose, onGone }: HistoryRemovalProps) {
  const { mutate, isPending } = useForget(entry, onGone);
  const name = entry.recipe_name;
  return (
    <Dialog
      open
      isHeld={isPending}
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
