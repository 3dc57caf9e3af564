import { hearApple, hearGoogle, verifyMobilePurchase } from "@meal/contract/stores";
import type { PaymentProviderName } from "@meal/domain/billing/subscription-record";
import { AppError } from "../../app-error.ts";
import { route, type CallContext, type Route } from "../../http/route.ts";
import type { Payments } from "../../ports/payments.ts";
import { NOTIFICATIONS, STEPS, type BillingRoutesParts } from "./routes.ts";

const STORE_OF = { ios: "apple", android: "google" } as const;

/** Purchases in the apps of phones, and what their stores tell. */
export function storeRoutes(
  { billing, limiter, background }: BillingRoutesParts,
  { stores }: Pick<Payments, "stores">,
): readonly Route[] {
  const hear = async (
    name: PaymentProviderName,
    { clientAddress, request, bodyText }: Pick<CallContext, "clientAddress" | "request" | "bodyText">,
  ) => {
    await limiter.count(NOTIFICATIONS, clientAddress);
    const due = await billing.hear(name, { headers: request.headers, bodyText });
    if (due !== undefined) background.run(async () => void (await billing.look(due)));
  };
  return [
    route(verifyMobilePurchase, async ({ session, body: { platform, ...purchase } }) => {
      // spec: 1, section 8.
      if (platform === "web") throw new AppError("use_paypal_checkout");
      const store = stores.find(({ name }) => name === STORE_OF[platform]);
      if (!store) throw new AppError("payments_not_set_up");
      await limiter.count(STEPS, session.userId);
      return billing.claim(session.userId, store, purchase);
    }),
    route(hearApple, (call) => hear("apple", call)),
    route(hearGoogle, (call) => hear("google", call)),
  ];
}
