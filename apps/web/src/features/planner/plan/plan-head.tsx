import { Undo2 } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import type { OpenDialog } from "./dialogs.ts";
import type { OpenPlan } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { undo, useCanUndo } from "./undo.ts";
import { AllergiesLine } from "./allergies-line.tsx";
import { KeepingNote } from "../keeping/keeping-note.tsx";
import { ListLine } from "./list-line.tsx";
import { PlanUseRow } from "../keeping/plan-use-row.tsx";
import * as t from "../texts/en/week.ts";

interface PlanHeadProps {
  readonly plan: OpenPlan;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What the plan is called and where it is kept; beside it what it means for the list, and the way back. */
export function PlanHead({ plan, onOpen }: PlanHeadProps) {
  const { store } = usePlanStore();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-title text-xl wrap-anywhere sm:text-2xl">{plan.name}</h2>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <KeepingNote plan={plan} onOpen={onOpen} />
            {store.ownerId !== null && <PlanUseRow plan={plan} onOpen={onOpen} />}
          </div>
        </div>
        <ListLine plan={plan} />
        <UndoButton plan={plan} />
      </div>
      <AllergiesLine plan={plan.content} />
    </div>
  );
}

function UndoButton({ plan }: Pick<PlanHeadProps, "plan">) {
  const { store } = usePlanStore();
  const canUndo = useCanUndo(plan);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      // What is typed has an undo of its own, and what lies over the plan is in front.
      if (event.target instanceof Element && event.target.closest("input, textarea, dialog, [role=dialog]"))
        return;
      event.preventDefault();
      undo(store);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [store]);
  if (!canUndo) return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={<Undo2 aria-hidden="true" className="size-5" />}
      onClick={() => undo(store)}
    >
      {t.undo}
    </Button>
  );
}
