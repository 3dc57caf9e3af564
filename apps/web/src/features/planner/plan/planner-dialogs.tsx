import { Suspense, useState } from "react";
import { useValue } from "../../../platform/value-store.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import type { OpenDialog, PlanDialogProps } from "./dialogs.ts";
import { usePlanStore } from "./plan-store.ts";
import { saving } from "../keeping/saving.ts";
import type { usePlanner } from "../making/use-planner.ts";

const SavedPlans = lazyPart(() => import("../keeping/saved-plans-dialog.tsx"), "SavedPlansDialog");
const Save = lazyPart(() => import("../keeping/save-dialog.tsx"), "SaveDialog");
const Limit = lazyPart(() => import("../making/limit-dialog.tsx"), "LimitDialog");
const Certificate = lazyPart(() => import("./certificate-dialog.tsx"), "CertificateDialog");
const Calendar = lazyPart(() => import("../keeping/calendar-dialog.tsx"), "CalendarDialog");
const Conflict = lazyPart(() => import("../keeping/conflict-dialog.tsx"), "ConflictDialog");
const Use = lazyPart(() => import("../keeping/use-plan-sheet.tsx"), "UsePlanSheet");
const Swap = lazyPart(() => import("./swap-sheet.tsx"), "SwapSheet");
const Servings = lazyPart(() => import("./servings-dialog.tsx"), "ServingsDialog");
const NeverAgain = lazyPart(() => import("./never-again-dialog.tsx"), "NeverAgainDialog");
const Note = lazyPart(() => import("./note-dialog.tsx"), "NoteDialog");
const Move = lazyPart(() => import("./move-dialog.tsx"), "MoveDialog");

interface PlannerDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly onOpen: (dialog: OpenDialog | null) => void;
  readonly planner: ReturnType<typeof usePlanner>;
}

/** Draws what is open; none of it is loaded before. */
export function PlannerDialogs({ dialog, onOpen, planner }: PlannerDialogsProps) {
  const { plan } = usePlanStore();
  const state = useValue(saving);
  // Whoever puts the question aside finds it again beside the plan's name.
  const [asked, setAsked] = useState<typeof state>();
  const mustChoose =
    state.status === "conflict" && (dialog === null ? asked !== state : dialog.kind === "conflict");
  const close = () => onOpen(null);
  return (
    <Suspense>
      {dialog?.kind === "saved-plans" && <SavedPlans onClose={close} />}
      {dialog?.kind === "limit" && <Limit onClose={close} />}
      {plan !== null && dialog !== null && (
        <PlanDialog dialog={dialog} plan={plan} onOpen={onOpen} onClose={close} planner={planner} />
      )}
      {plan !== null && mustChoose && (
        <Conflict
          plan={plan}
          onClose={() => {
            setAsked(state);
            close();
          }}
        />
      )}
    </Suspense>
  );
}

interface PlanDialogOf extends PlanDialogProps {
  readonly dialog: OpenDialog;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly planner: ReturnType<typeof usePlanner>;
}

function PlanDialog({ dialog, onOpen, planner, ...rest }: PlanDialogOf) {
  if (dialog.kind === "save") return <Save {...rest} />;
  if (dialog.kind === "certificate") return <Certificate {...rest} />;
  if (dialog.kind === "calendar") return <Calendar onClose={rest.onClose} />;
  if (dialog.kind === "use") return <Use {...rest} />;
  if (!("place" in dialog)) return null;
  const { kind, place } = dialog;
  if (kind === "swap") return <Swap {...rest} place={place} planner={planner} />;
  if (kind === "servings") return <Servings {...rest} place={place} />;
  if (kind === "move") return <Move {...rest} place={place} />;
  if (kind === "note") return <Note {...rest} place={place} />;
  const swap = () => onOpen({ kind: "swap", place });
  return <NeverAgain {...rest} place={place} planner={planner} onSwap={swap} />;
}
