import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "../../../language/dates.ts";
import { ApiError } from "../../../platform/api.ts";
import { isInStore, isRunning } from "../../../platform/billing/running.ts";
import type { Billing } from "../../../platform/subscription.ts";
import { providers } from "../../../platform/texts/en/billing.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import type { SubscriptionView } from "../../../platform/use-subscription.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { endSubscription, type LeavingReason } from "../billing-queries.ts";
import * as t from "../texts/en/subscription.ts";

/** spec: cancellation is done from the profile. What was bought in a store ends there. */
export function Leaving({ subscription }: { readonly subscription: SubscriptionView }) {
  const { billing } = subscription;
  const [isAsking, setAsking] = useState(false);
  if (billing === null) return null;
  if (billing.canCancel)
    return (
      <>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t.cancelPremium}
        </Button>
        {isAsking && (
          <CancelDialog billing={billing} refresh={subscription.refresh} onClose={() => setAsking(false)} />
        )}
      </>
    );
  return isInStore(billing) && isRunning(billing) && billing.manageUrl !== null ? (
    <div className="basis-full">
      <p>{t.cancelAt(providers[billing.provider])}</p>
      <a
        href={billing.manageUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: "plain", size: "compact" })}
      >
        {t.manageAt(providers[billing.provider])}
      </a>
    </div>
  ) : null;
}

interface CancelDialogProps {
  readonly billing: Billing;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

const reasons = Object.entries(t.reasons).map(([value, label]) => ({ value, label }));

/** Says until when it lasts, asks once why, and takes no for an answer. */
function CancelDialog({ billing, refresh, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const isOnline = useIsOnline();
  const cancel = useMutation({
    mutationFn: () => endSubscription(reasonIn(reason)),
    networkMode: "always",
    onSuccess: async () => {
      toast({ tone: "success", title: t.updated });
      await refresh();
      onClose();
    },
    onError: (error) => {
      toast({ tone: "destructive", title: t.notCancelled, description: whyNot(error) });
      // It may be cancelled elsewhere by now.
      void refresh();
    },
  });
  const end = billing.paidThrough;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.cancelQuestion}
      description={end === null ? t.cancelLeadNow : t.cancelLead(formatDate(end))}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.keepPremium}
          </Button>
          <Button
            variant="danger"
            busy={cancel.isPending}
            disabled={!isOnline}
            onClick={() => cancel.mutate()}
          >
            {t.cancelPremium}
          </Button>
        </>
      }
    >
      <RadioGroup label={t.why} options={reasons} value={reason} onValueChange={setReason} />
      {!isOnline && <Banner tone="info">{t.offlineCancel}</Banner>}
    </Dialog>
  );
}

const words: readonly LeavingReason[] = ["too-expensive", "not-used", "missing-something", "other"];

function reasonIn(value: string): LeavingReason | undefined {
  return words.find((word) => word === value);
}

function whyNot(error: Error): string {
  const isSilent = error instanceof ApiError && error.code === "payment_provider_unreachable";
  return isSilent ? t.providerSilent : error.message;
}
