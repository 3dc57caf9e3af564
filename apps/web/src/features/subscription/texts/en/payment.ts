export const heading = "Payment Status";
export const checking = "Checking your payment";

// Success.
export const success = "You have Premium";
export const successLead = "Thank you. Everything is open from now on, and your receipt is in your profile.";
export const toDashboard = "Go to Dashboard";
export const updated = "Subscription status updated";

// Pending.
export const pending = "We're waiting for confirmation from our payment provider.";
export const pendingWatching =
  "This page checks again on its own. You can leave it: Premium starts as soon as it is confirmed.";
export const pendingGivenUp =
  "You don't have to wait here: Premium starts on its own as soon as it is confirmed. If you did not agree to pay, nothing was charged. If you paid and it takes longer than an hour, write to us.";
export const pendingOffline = "You are offline. This page checks again as soon as you are back.";
export const checkAgain = "Check again";
export const backToDashboard = "Return to Dashboard";

// Nothing to check.
export const nothing = "You have no payment to check";
export const seePlans = "See the plans";

// Error.
export const wentWrong = "Something went wrong with your payment";
export const cancelled = "Payment was cancelled. You can try again when you're ready.";
export const verifyError = "There was an error verifying your payment. Please contact support.";
export const issue = "There was an issue with your payment. Please contact support.";
export const unexpected = "There was an unexpected error. Please contact support.";
export const verificationFailed = "Payment Verification Failed";
export const paymentIssue = "Payment Issue";
export const error = "Error";
export const notCompleted = "You have not paid";
export const retry = "Try Again";
export const contactSupport = "Contact Support";

// Somebody else's.
export const notYours = "This payment belongs to another account";
export function notYoursLead(email: string): string {
  return `You are signed in as ${email}. Sign in with the account that you paid for to see it.`;
}
export const logOut = "Log out";
