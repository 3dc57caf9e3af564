import { Link } from "../../../platform/router/link.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Button } from "../../../ui/button.tsx";
import { isSaved, type OpenPlan } from "../plan/open-plan.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import { saveAnew, savePlan, saving } from "./saving.ts";
import type { OpenDialog } from "../plan/dialogs.ts";
import * as t from "../texts/en/plan.tsx";
import * as counts from "../texts/en/counts.ts";

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
  const length = counts.days(plan.content.days.length);
  if (store.ownerId === null) {
    return (
      <p className="text-quiet">
        {t.onlyHere(length, (words) => (
          <Link to="/signup">{words}</Link>
        ))}
      </p>
    );
  }
  if (state.status === "gone" && state.planId === plan.id) {
    return (
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-quiet">
        <p aria-live="polite">{t.deletedElsewhere(length)}</p>
        <Button variant="plain" size="compact" onClick={() => saveAnew(store)}>
          {t.saveItAgain}
        </Button>
      </div>
    );
  }
  const isTrouble = state.status === "failed" || state.status === "conflict";
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-quiet">
      <p aria-live="polite">{t.keptAs(length, stateInWords(isSaved(plan), isOnline, isTrouble))}</p>
      {!isSaved(plan) && isOnline && state.status === "failed" && (
        <Button
          variant="plain"
          size="compact"
          onClick={() => {
            saving.set({ status: "idle" });
            void savePlan(store, queries);
          }}
        >
          {t.saveAgain}
        </Button>
      )}
      {state.status === "conflict" && (
        <Button variant="plain" size="compact" onClick={() => onOpen({ kind: "conflict" })}>
          {t.changedElsewhere}
        </Button>
      )}
    </div>
  );
}

function stateInWords(isSafe: boolean, isOnline: boolean, isTrouble: boolean): string {
  if (isSafe) return t.saved;
  if (!isOnline) return t.notSavedOffline;
  return isTrouble ? t.notSaved : t.saving;
}
