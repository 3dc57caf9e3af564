import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import * as t from "../texts/en/page.ts";

interface ListStateProps {
  readonly isPaused: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

const failed = t.listFailed;

/** What stands where a list is not there: on its way, out of reach, or failed. */
export function ListState({ isPaused, isError, onRetry }: ListStateProps) {
  useEffect(() => {
    if (isError) toast({ tone: "destructive", title: failed });
  }, [isError]);
  if (isPaused) {
    return <OfflineState title={t.listElsewhere} sentence={t.listElsewhereHint} />;
  }
  if (isError) {
    return <ErrorState title={failed} action={<Button onClick={onRetry}>{t.tryAgain}</Button>} />;
  }
  return (
    <Loading label={t.loading} className="grid gap-3">
      {["h-20", "h-20", "h-20"].map((height, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The pieces are alike and never move.
        <Skeleton key={at} className={`${height} w-full rounded-card`} />
      ))}
    </Loading>
  );
}
