import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { createFeed, feedQuery, revokeFeed } from "../queries.ts";
import * as t from "../texts/en/dialogs.tsx";

/** The plans in the calendar that somebody has anyway, under an address that nobody can guess. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const { data, isError, isPaused } = useQuery(feedQuery);
  const create = useMutation({
    mutationFn: createFeed,
    onSuccess: (feed) => queries.setQueryData(feedQuery.queryKey, feed),
    onError: failed,
    networkMode: "always",
  });
  const revoke = useMutation({
    mutationFn: revokeFeed,
    onSuccess: () => queries.setQueryData(feedQuery.queryKey, { url: null }),
    onError: failed,
    networkMode: "always",
  });
  const url = data?.url ?? null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.calendarTitle}
      description={t.calendarDescription}
      actions={
        url === null ? (
          <Button busy={create.isPending} onClick={() => create.mutate()} disabled={data === undefined}>
            {t.makeAddress}
          </Button>
        ) : (
          <>
            <Button variant="quiet" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {t.takeAddressBack}
            </Button>
            <Button icon={<Copy aria-hidden="true" className="size-5" />} onClick={() => void copy(url)}>
              {t.copy}
            </Button>
          </>
        )
      }
    >
      {isError || isPaused ? (
        <p>{t.needsNetwork}</p>
      ) : data === undefined ? (
        <Loading label={t.lookingForAddress}>
          <Skeleton className="h-12 w-full rounded-card" />
        </Loading>
      ) : url === null ? (
        <p>{t.noAddress}</p>
      ) : (
        <Field label={t.address} hint={t.addressHint}>
          <Input readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
      )}
    </Dialog>
  );
}

function failed(): void {
  toast({ tone: "destructive", title: t.calendarFailed });
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: "success", title: t.addressCopied });
  } catch {
    toast({ tone: "warning", title: t.copyFailed });
  }
}
