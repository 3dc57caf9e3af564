import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { PlanDialogProps } from "../plan/dialogs.ts";
import { isSaved } from "../plan/open-plan.ts";
import { previewQuery, takeUse, putInUse } from "../queries.ts";
import { saving } from "./saving.ts";
import { UsePreview } from "./use-preview.tsx";
import * as t from "../texts/en/dialogs.tsx";

/** Before a plan is used: whose dates it takes, and what changes on the list. */
export function UsePlanSheet({ plan, onClose }: PlanDialogProps) {
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const isStored = isSaved(plan);
  const preview = useQuery({ ...previewQuery(plan), enabled: isStored });
  const use = useMutation({
    mutationFn: () => putInUse(plan.id),
    networkMode: "always",
    onSuccess: async (stored) => {
      onClose();
      toast({ tone: "success", title: t.nowInUse(plan.name) });
      await takeUse(queries, stored);
    },
    onError: () => toast({ tone: "destructive", title: t.putInUseFailed }),
  });
  const canUse = isOnline && isStored && preview.data !== undefined;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      isHeld={use.isPending}
      title={t.putInUse}
      description={t.putInUseDescription(plan.name)}
      actions={
        <>
          <Button variant="quiet" disabled={use.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button busy={use.isPending} disabled={!canUse} onClick={() => use.mutate()}>
            {t.putInUse}
          </Button>
        </>
      }
    >
      {!isOnline ? (
        <OfflineState title={t.putInUseOffline} sentence={t.putInUseOfflineHint} />
      ) : !isStored ? (
        <NotSaved />
      ) : preview.isError ? (
        <ErrorState
          title={t.previewFailed}
          sentence={t.allStays}
          action={<Button onClick={() => void preview.refetch()}>{t.tryAgain}</Button>}
        />
      ) : preview.data === undefined ? (
        <Waiting />
      ) : (
        <UsePreview preview={preview.data} />
      )}
    </Sheet>
  );
}

/** Only what the server has can be used. It is on its way, unless that failed. */
function NotSaved() {
  const { status } = useValue(saving);
  if (status === "saving" || status === "idle") return <Waiting />;
  return <ErrorState title={t.notSavedYet} sentence={t.notSavedYetHint} />;
}

function Waiting() {
  return (
    <Loading label={t.previewLoading} className="grid gap-3">
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} className="h-10 w-full rounded-card" />
      ))}
    </Loading>
  );
}
