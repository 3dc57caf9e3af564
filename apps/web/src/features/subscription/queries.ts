import type { createPaypalSubscription, readPayment, verifySubscription } from "@meal/contract/billing";
import type { OutputOf } from "@meal/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

export type Receipt = OutputOf<typeof readPayment>;
export type Verdict = OutputOf<typeof verifySubscription>;

export const beginSubscription = (userId: string) =>
  call<typeof createPaypalSubscription>("POST /api/functions/create-paypal-subscription", {
    body: { user_id: userId },
  });

export const verifyPayment = (body: { user_id: string; sessionId?: string }, signal: AbortSignal) =>
  call<typeof verifySubscription>("POST /api/functions/verify-subscription", { body }, { signal });

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ["payment", id],
    queryFn: ({ signal }) =>
      call<typeof readPayment>("GET /api/payments/:id", { params: { id } }, { signal }),
  });
