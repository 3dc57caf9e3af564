import { paypalSettings } from "../compose-payments.ts";
import type { Config } from "../config.ts";
import { setUpPaypal } from "../adapters/payments/paypal/setup.ts";
import type { Product } from "../compose.ts";
import { PaymentFault } from "../ports/payments.ts";
import { StartupError } from "../startup-error.ts";

const usage = `Usage: npm run billing -- <command>

  setup   makes product, plan and webhook at PayPal, and prints the settings that name them
  check   asks afresh about every subscription, and lists what a person has to look into`;

/** What of the product the commands work with. */
interface BillingTools {
  readonly product: Pick<Product, "billing" | "accounts">;
  readonly config: Config;
  readonly appUrl: string;
}

/** Does what the word says, and answers what to print. */
export async function runBillingCommand(
  words: readonly string[],
  { product, config, appUrl }: BillingTools,
): Promise<string> {
  const [command = "", ...more] = words;
  if (more.length > 0 || !["setup", "check"].includes(command)) throw new StartupError(usage);
  if (command === "check") return product.billing.check();
  const settings = paypalSettings(config, product.accounts.clock);
  if (!settings)
    throw new StartupError(
      "Set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET first; docs/operations/billing.md says how.",
    );
  if (!appUrl.startsWith("https:"))
    throw new StartupError(
      "PayPal only tells addresses with HTTPS what happens: set APP_URL to the public one.",
    );
  const { planId, webhookId } = await setUpPaypal(settings, appUrl).catch(tellOfPaypal);
  return `PAYPAL_PLAN_ID=${planId}\nPAYPAL_WEBHOOK_ID=${webhookId}`;
}

/** The operator can mend what PayPal says no to, and wait where it says nothing. */
function tellOfPaypal(error: unknown): never {
  if (!(error instanceof PaymentFault)) throw error;
  const why = error.cause instanceof Error ? error.cause.message : error.message;
  throw new StartupError(
    `PayPal did not do it (${why}). What it has made already is found again: run this once more when it answers. Where it gives no token, the id, the secret and PAYPAL_MODE do not belong together.`,
  );
}
