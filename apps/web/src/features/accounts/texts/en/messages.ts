import { counted } from "../../../../language/words.ts";

export const invalidEmailOrPassword = "Invalid email or password";
export const confirmAddressFirst = "Please confirm your email address before logging in";
export const checkInbox = "Check your inbox for a verification link";
export const accountNotFound = "Account not found";
export const accountNotFoundAdvice = "Please sign up first or check your email";
export const logInFailed = "Failed to log in. Please check your credentials and try again.";
export const accessDenied = "You didn't allow access there.";
export const providerDisabled = "This way to sign in is not set up here.";
export const providerUnreachable = "Google is not responding. Please try again later.";
export const providerSignInFailed =
  "It was started in another browser, was already finished, or took too long.";
export const providerEmailUnverified = "Google has not verified your email address.";
export const accountNotLinkable =
  "An account with this email exists, and its address was never confirmed. Sign in with its password instead.";
export const registrationLimitReached = "Registration limit reached for your IP address";
export const tooManyAttempts = "Too many attempts. Please wait a little.";
export const googleSignInFailed = "Failed to sign in with Google";
export const unexpectedSignInError = "An unexpected error occurred during sign in";
export const signUpFailed = "Failed to create account. Please try again.";
export const accountExists = "An account with this email already exists";
export const accountExistsAdvice = "Please use a different email address or try to log in";
export function registrationLimitBanner(accounts: number): string {
  const most = counted(accounts, { one: "account", other: "accounts" });
  return `Registration limit reached for your IP address. We only allow a maximum of ${most} per IP address.`;
}
export const linkIncomplete = "This link is not complete";
export const linkIncompleteAdvice = "Copy the whole link from the email, or ask for a new one.";
export const linkExpired = "This link has expired";
export const linkExpiredAdvice = "Links work for a limited time. Ask for a new one.";
export const linkUsed = "This link was already used";
export const linkUsedAdvice =
  "A link works once, and a newer email replaces the older ones. If you need another, ask for one.";
