import { randomUUID } from "node:crypto";
import { DEFAULT_LIMITS, withFreeUses } from "@meal/domain/entitlements/limits";
import type { Hono } from "hono";
import { composePayments, type GivenPayments } from "./compose-payments.ts";
import type { Config } from "./config.ts";
import type { Selling } from "./deployment.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { Billing } from "./features/billing/service.ts";
import { storeRoutes } from "./features/billing/store-routes.ts";
import { testCheckoutRoutes } from "./features/billing/test-checkout-routes.ts";
import { entitlementsRoutes } from "./features/entitlements/routes.ts";
import { Entitlements } from "./features/entitlements/service.ts";
import type { HttpEnv } from "./http/http-env.ts";
import type { Route } from "./http/route.ts";
import { isPremiumForAll } from "./premium-for-all.ts";

const DAY_MS = 86_400_000;

/** What the accounts are made of before there is anything to pay with. */
export type PeopleParts = Omit<AccountsParts, "leaving">;

/** What of the outside it takes. */
interface PlansInputs extends GivenPayments {
  readonly config: Config;
  readonly appUrl: string;
}

/** What people may use, and how they pay for more. */
interface Plans {
  readonly billing: Billing;
  readonly entitlements: Entitlements;
  readonly routes: readonly Route[];
  readonly selling: Selling;
  /** What the built-in checkout tells goes there, as a provider's notifications do. */
  readonly listenTo: (app: Hono<HttpEnv>) => void;
}

/** Puts it together. */
export function composePlans({ config, appUrl, ...given }: PlansInputs, people: PeopleParts): Plans {
  const { clock, keys, background, database } = people;
  const payments = composePayments(config, appUrl, clock, given);
  const isSold = payments.checkout !== undefined || payments.stores.length > 0;
  const selling = payments.testPages ? "test-checkout" : isSold ? "yes" : "no";
  const entitlements = new Entitlements({
    db: database.db,
    isPremiumForAll: isPremiumForAll(config, isSold),
    limits: withFreeUses(DEFAULT_LIMITS, Object.fromEntries(config.FREE_LIMITS)),
    now: () => clock.now(),
    newId: randomUUID,
    keyedHash: (text) => keys.hash("guest", text),
  });
  const billing = new Billing({
    ...people,
    newId: randomUUID,
    payments,
    graceMs: config.PAYMENT_GRACE_DAYS * DAY_MS,
    startPerson: (trx, userId) => entitlements.begin(trx, userId),
  });
  return {
    billing,
    entitlements,
    selling,
    routes: [
      ...entitlementsRoutes(entitlements, billing, appUrl),
      ...billingRoutes({ ...people, db: database.db, billing }),
      ...storeRoutes({ ...people, db: database.db, billing }, payments),
      ...testCheckoutRoutes(payments.testPages, billing),
    ],
    listenTo(app) {
      payments.deliverTo(({ headers, body }) =>
        background.run(async () => {
          await app.request("/api/webhooks/paypal", { method: "POST", headers, body });
        }),
      );
    },
  };
}
