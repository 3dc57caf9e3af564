import { PaymentFault } from "../../ports/payments.ts";

const FINEST = 3;

/**
 * What a provider says was paid, in hundredths of its currency and never rounded: 2.995 dinars are 299.5.
 * An amount that its currency cannot have, such as half a yen, was read or sent wrongly, and nobody gets a receipt of it.
 */
export function centsOf(amount: string, currency: string): number {
  const [whole = "", said = ""] = amount.replace("-", "").split(".");
  const decimals = said.replace(/0+$/u, "");
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const most = Math.min(FINEST, format.resolvedOptions().maximumFractionDigits ?? 0);
  if (decimals.length > most)
    throw new PaymentFault("bad-amount", new Error(`${amount} ${currency} has more than ${most} decimals`));
  const cents = Number(whole + decimals.padEnd(FINEST, "0")) / 10;
  return amount.startsWith("-") ? -cents : cents;
}
