import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, type ApiErrorCode } from "../../platform/api.ts";
import { recordCheckoutStart } from "../../platform/pixel.ts";
import type { SubscriptionView } from "../../platform/use-subscription.ts";
import { toast } from "../../ui/toast-store.ts";
import { beginSubscription } from "./queries.ts";
import * as t from "./texts/en/page.ts";

/** spec: 1, section 4, "Subscribe flow": one call, then the browser goes where somebody agrees to pay. */
export function useSubscribe(userId: string, { offer, refresh }: SubscriptionView) {
  const [isLeaving, setLeaving] = useState(false);
  const isUnderWay = useRef(false);
  const begin = useMutation({
    mutationFn: async () => addressIn(await beginSubscription(userId)),
    networkMode: "always",
    onSuccess: (address) => {
      setLeaving(true);
      recordCheckoutStart(offer ?? PREMIUM_PRICE);
      location.assign(address);
    },
    onError: (error) => {
      isUnderWay.current = false;
      if (isCode(error, "not_signed_in"))
        toast({ tone: "destructive", title: t.signInNeeded, description: t.signInFirst });
      else if (isCode(error, "already_subscribed")) toast({ tone: "info", title: error.message });
      else toast({ tone: "destructive", title: t.subscriptionError, description: t.tryAgain });
      // Somebody may have paid in another tab meanwhile.
      void refresh();
    },
  });
  useEffect(() => {
    // Back from there by the browser's own button, the page is as it was left: busy.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setLeaving(false);
      void refresh();
    };
    addEventListener("pageshow", wakeUp);
    return () => removeEventListener("pageshow", wakeUp);
  }, [refresh]);
  return {
    isBusy: begin.isPending || isLeaving,
    problem: begin.error === null ? undefined : whyNot(begin.error),
    subscribe: () => {
      // Two presses may come before anything is drawn anew.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      begin.mutate();
    },
  };
}

class NoAddress extends Error {}

/** spec: 1, section 5: the answer must contain the address to go to. */
function addressIn({ approval_url: address }: { readonly approval_url?: unknown }): string {
  if (typeof address === "string" && URL.canParse(address)) {
    const { protocol, href } = new URL(address);
    if (protocol === "https:" || protocol === "http:") return href;
  }
  throw new NoAddress();
}

function isCode(error: Error, code: ApiErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Nothing is wrong where a subscription is there already. */
function whyNot(error: Error): string | undefined {
  if (isCode(error, "already_subscribed")) return undefined;
  if (error instanceof NoAddress) return t.noAddress;
  const isSaid = error instanceof ApiError && error.status !== undefined;
  return t.failedToCreate(isSaid ? error.message : t.networkError);
}
