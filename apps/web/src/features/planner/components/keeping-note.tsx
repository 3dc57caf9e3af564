import { Link } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Button } from "../../../ui/button.tsx";
import { countOf } from "../labels.ts";
import { isSaved, type OpenPlan } from "../open-plan.ts";
import { usePlanStore } from "../plan-store.ts";
import { saveAnew, savePlan, saving } from "../saving.ts";
import type { OpenDialog } from "../dialogs.ts";

interface KeepingNoteProps {
  readonly plan: OpenPlan;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Where the plan is kept, and what to do when it is not. */
export function KeepingNote({ plan, onOpen }: KeepingNoteProps) {
  const { store } = usePlanStore();
  const queries = useQueryClient();
  const state = useValue(saving);
  const isOnline = useIsOnline();
  const length = countOf(plan.content.days.length, "day", "days");
  if (store.ownerId === null) {
    return (
      <p className="mt-1 text-quiet">
        {length} · Only on this device. <Link to="/signup">Sign up</Link> to keep it.
      </p>
    );
  }
  if (state.status === "gone" && state.planId === plan.id) {
    return (
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-quiet">
        <p aria-live="polite">{length} · Deleted somewhere else, and no longer saved</p>
        <Button variant="plain" size="compact" onClick={() => saveAnew(store)}>
          Save it again
        </Button>
      </div>
    );
  }
  const isTrouble = state.status === "failed" || state.status === "conflict";
  return (
    <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-quiet">
      <p aria-live="polite">
        {length} · {isSaved(plan) ? "Saved" : isOnline && !isTrouble ? "Saving" : "Not saved yet"}
        {!isSaved(plan) && !isOnline && ", you are offline"}
      </p>
      {!isSaved(plan) && isOnline && state.status === "failed" && (
        <Button
          variant="plain"
          size="compact"
          onClick={() => {
            saving.set({ status: "idle" });
            void savePlan(store, queries);
          }}
        >
          Save again
        </Button>
      )}
      {state.status === "conflict" && (
        <Button variant="plain" size="compact" onClick={() => onOpen({ kind: "conflict" })}>
          Changed elsewhere
        </Button>
      )}
    </div>
  );
}
