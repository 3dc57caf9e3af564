import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { createFeed, feedQuery, revokeFeed } from "../queries.ts";

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
      title="Your plans in your calendar"
      description="Add this address to your calendar app as a subscription. Whoever knows it sees your plans, so keep it to yourself."
      actions={
        url === null ? (
          <Button busy={create.isPending} onClick={() => create.mutate()} disabled={data === undefined}>
            Make an address
          </Button>
        ) : (
          <>
            <Button variant="quiet" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              Take the address back
            </Button>
            <Button icon={<Copy aria-hidden="true" className="size-5" />} onClick={() => void copy(url)}>
              Copy
            </Button>
          </>
        )
      }
    >
      {isError || isPaused ? (
        <p>This needs the network. Please try again later.</p>
      ) : data === undefined ? (
        <Loading label="Looking for your address">
          <Skeleton className="h-12 w-full rounded-card" />
        </Loading>
      ) : url === null ? (
        <p>You have no address yet.</p>
      ) : (
        <Field label="Address" hint="Taking it back ends it for everybody who has it.">
          <Input readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
      )}
    </Dialog>
  );
}

function failed(): void {
  toast({ tone: "destructive", title: "That did not work. Please try again." });
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: "success", title: "Address copied" });
  } catch {
    toast({ tone: "warning", title: "Your browser does not let us copy. Select the address and copy it." });
  }
}
