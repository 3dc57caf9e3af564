import type { cancelSubscription, listPayments } from "@meal/contract/billing";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

export type Payment = OutputOf<typeof listPayments>["payments"][number];
export type LeavingReason = NonNullable<InputOf<typeof cancelSubscription>["body"]["reason"]>;

export const paymentsQuery = queryOptions({
  queryKey: ["payments"],
  queryFn: async ({ signal }) => {
    const { payments } = await call<typeof listPayments>("GET /api/payments", {}, { signal });
    return payments;
  },
});

export const endSubscription = (reason: LeavingReason | undefined) =>
  call<typeof cancelSubscription>("POST /api/functions/cancel-subscription", {
    body: reason === undefined ? {} : { reason },
  });
