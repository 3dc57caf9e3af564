import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { paypalCheckout } from "./adapters/payments/paypal/paypal-checkout.ts";
import type { PaypalSettings } from "./adapters/payments/paypal/paypal-api.ts";
import { testPages } from "./adapters/payments/test-checkout/pages.ts";
import { type SentNotification, TestCheckout } from "./adapters/payments/test-checkout/test-checkout.ts";
import { composeStores, type StorePlaces } from "./compose-stores.ts";
import type { Config } from "./config.ts";
import { isOnLoopback } from "./loopback.ts";
import { paypalApiOf } from "./payment-settings.ts";
import type { Clock } from "./ports/clock.ts";
import type { Payments } from "./ports/payments.ts";
import { StartupError } from "./startup-error.ts";

const paypalSite = { live: "https://www.paypal.com", sandbox: "https://www.sandbox.paypal.com" };

/** What of the payments is told by itself, to whoever takes it in. */
interface ComposedPayments extends Payments {
  /** Says where what the test checkout tells goes. */
  readonly deliverTo: (receive: (notification: SentNotification) => void) => void;
}

/** What tests have in the place of what is outside. */
export interface GivenPayments {
  /** What is paid with where nothing is set up; tests play fate with it. */
  readonly till?: TestCheckout;
  readonly storePlaces?: StorePlaces;
}

/** PayPal where it is set up, the test checkout on this machine alone, and nothing elsewhere. */
export function composePayments(
  config: Config,
  appUrl: string,
  clock: Clock,
  given: GivenPayments,
): ComposedPayments {
  const stores = composeStores(config, appUrl, clock, given.storePlaces);
  const paypal = pickPaypal(config, clock);
  if (paypal) return { checkout: paypal, stores, testPages: undefined, deliverTo: () => {} };
  if (!isOnLoopback(config))
    return { checkout: undefined, stores, testPages: undefined, deliverTo: () => {} };
  const pageOf = (id: string) => `${appUrl}/api/test-checkout/${id}`;
  const file = join(config.DATA_DIR, "test-checkout.json");
  const till = given.till ?? new TestCheckout({ clock, pageOf, newId: randomUUID, file });
  const checkout = paypalCheckout({
    api: appUrl,
    clientId: "test",
    clientSecret: "test",
    planId: "P-TEST",
    webhookId: "WHTEST",
    isSandbox: true,
    isTest: true,
    manageUrlOf: pageOf,
    clock,
    send: till.send,
  });
  return {
    checkout,
    stores,
    testPages: testPages(till, { homeUrl: appUrl, pageOf, now: () => clock.now() }),
    deliverTo: (receive) => {
      till.onEvent = receive;
    },
  };
}

/** How PayPal is called; undefined where nobody set it up. */
export function paypalSettings(config: Config, clock: Clock): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_MODE: mode } = config;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new StartupError("PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET go together; one of them is missing.");
  return { api: paypalApiOf(mode), clientId, clientSecret, clock, send: (request) => fetch(request) };
}

function pickPaypal(config: Config, clock: Clock) {
  const settings = paypalSettings(config, clock);
  const { PAYPAL_PLAN_ID: planId, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_MODE: mode } = config;
  // Before `npm run billing -- setup` there is no plan yet, and nothing to sell.
  if (!settings || planId === undefined || webhookId === undefined) return undefined;
  return paypalCheckout({
    ...settings,
    planId,
    webhookId,
    isSandbox: mode === "sandbox",
    isTest: false,
    manageUrlOf: (id) => `${paypalSite[mode]}/myaccount/autopay/connect/${id}`,
  });
}
