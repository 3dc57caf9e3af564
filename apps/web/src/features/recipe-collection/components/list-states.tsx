import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";

interface ListStateProps {
  readonly isPaused: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

const failed = "Failed to load your history";

/** What stands where a list is not there: on its way, out of reach, or failed. */
export function ListState({ isPaused, isError, onRetry }: ListStateProps) {
  useEffect(() => {
    if (isError) toast({ tone: "destructive", title: failed });
  }, [isError]);
  if (isPaused) {
    return (
      <OfflineState title="This list is not on this device" sentence="It shows as soon as you are online." />
    );
  }
  if (isError) {
    return <ErrorState title={failed} action={<Button onClick={onRetry}>Try again</Button>} />;
  }
  return (
    <Loading label="Loading..." className="grid gap-3">
      {["h-20", "h-20", "h-20"].map((height, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The pieces are alike and never move.
        <Skeleton key={at} className={`${height} w-full rounded-card`} />
      ))}
    </Loading>
  );
}
