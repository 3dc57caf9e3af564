import { useState } from "react";
import { toast } from "../../../ui/toast-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { usePlanStore } from "../plan/plan-store.ts";
import { keepAsCopy, takeTheirs } from "./saving.ts";
import type { PlanDialogProps } from "../plan/dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";

/** Two windows changed one plan. Nothing is lost: until there is a choice, neither is saved over the other. */
export function ConflictDialog({ plan, onClose }: PlanDialogProps) {
  const { store } = usePlanStore();
  const [isLoading, setLoading] = useState(false);
  async function take() {
    setLoading(true);
    await takeTheirs(store).then(onClose, () => toast({ tone: "destructive", title: t.loadFailed }));
    setLoading(false);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.conflictTitle}
      description={t.conflictDescription(plan.name)}
      actions={
        <>
          <Button variant="quiet" busy={isLoading} onClick={() => void take()}>
            {t.takeOther}
          </Button>
          <Button
            onClick={() => {
              keepAsCopy(store);
              onClose();
            }}
          >
            {t.keepAsCopy}
          </Button>
        </>
      }
    />
  );
}
