import type { BillingSource } from "@meal/domain/billing/subscription-record";

/** Who is paid, as the screens call them. */
export const providers: Readonly<Record<BillingSource, string>> = {
  paypal: "PayPal",
  apple: "the App Store",
  google: "Google Play",
  operator: "the operator of this site",
};

// Active.
export const onPremiumPlan = "You are on the Premium plan";
export function nextBillingDate(day: string): string {
  return `Next billing date: ${day}`;
}
export function lastPaymentDate(day: string): string {
  return `Last payment date: ${day}`;
}
export const costsNothing = "It costs nothing here.";
export function givenUntil(day: string): string {
  return `It costs you nothing, and lasts until ${day}.`;
}

// Ending.
export const endingSoon = "Your subscription is ending soon";
export const cancelled = "Your subscription has been cancelled";
export function activeUntil(end: string, remaining: string | null): string {
  const until = `Premium features active until ${end}`;
  return remaining === null ? until : `${until} (${remaining})`;
}
export const resubscribeNow = "Resubscribe Now";

// What needs doing.
export const paymentFailed = "Your last payment did not go through";
export function paymentFailedLead(provider: string): string {
  return `You still have Premium for now. Check how you pay at ${provider}, so that it does not end.`;
}
export const onHold = "Your subscription is on hold";
export function onHoldLead(provider: string): string {
  return `Payment stopped at ${provider}, so Premium is off. It comes back as soon as the payment is fixed there.`;
}
export function onHoldPaidLead(provider: string): string {
  return `Payment stopped at ${provider}. Fix it there to keep Premium.`;
}
export function fixPayment(provider: string): string {
  return `Fix the payment at ${provider}`;
}
export const notConfirmed = "Your subscription could not be confirmed";
export function notConfirmedLead(provider: string): string {
  return `We have had no answer from ${provider} for days, so Premium is paused. It comes back on its own with the next answer, and you are not charged twice.`;
}
export const amountDiffers = "The amount paid is not the price of Premium";
export const amountDiffersLead = "Write to us, and a person will sort it out.";
export const contactSupport = "Contact Support";
export const pending = "Your payment is not confirmed yet";
export function pendingLead(provider: string): string {
  return `Premium starts as soon as ${provider} confirms it. If you left before you agreed to pay, nothing was charged.`;
}
export const checkAgain = "Check again";

// Over.
export const ended = "Your Premium has ended";
export function endedOn(day: string): string {
  return `It ended on ${day}. Everything you made is still here.`;
}
export const endedLead = "Everything you made is still here.";
export const refunded = "Your payment was refunded";
export const refundedLead = "Premium ended with it. Everything you made is still here.";

/** Where no real money moves. */
export const isTest = "This is a test: no money moves.";
