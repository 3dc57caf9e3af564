import { useState } from "react";
import { toast } from "../../../ui/toast-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { usePlanStore } from "../plan-store.ts";
import { keepAsCopy, takeTheirs } from "../saving.ts";
import type { PlanDialogProps } from "../dialogs.ts";

/** Two windows changed one plan. Nothing is lost: until there is a choice, neither is saved over the other. */
export function ConflictDialog({ plan, onClose }: PlanDialogProps) {
  const { store } = usePlanStore();
  const [isLoading, setLoading] = useState(false);
  async function take() {
    setLoading(true);
    await takeTheirs(store).then(onClose, () =>
      toast({ tone: "destructive", title: "Failed to load the saved meal plan" }),
    );
    setLoading(false);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="This plan was changed somewhere else"
      description={`"${plan.name}" was changed in another window or on another device since you opened it here. What do you want to keep?`}
      actions={
        <>
          <Button variant="quiet" busy={isLoading} onClick={() => void take()}>
            Take the other one
          </Button>
          <Button
            onClick={() => {
              keepAsCopy(store);
              onClose();
            }}
          >
            Keep mine as a copy
          </Button>
        </>
      }
    />
  );
}
