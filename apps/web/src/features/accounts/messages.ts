import { MAX_ACCOUNTS_PER_ADDRESS } from "@meal/domain/entitlements/limits";
import type { LinkProblem } from "@meal/domain/accounts/mail-links";
import { ApiError, isRefusal } from "../../platform/api.ts";
import type { ToastInput } from "../../ui/toast-store.ts";

/** spec: 1, section 8, "Login": what the server says, and what is shown. */
const loginTexts: Readonly<Record<string, ToastInput>> = {
  "Invalid login credentials": { title: "Invalid email or password" },
  "Email not confirmed": {
    title: "Please confirm your email address before logging in",
    description: "Check your inbox for a verification link",
  },
  "Invalid credentials": {
    title: "Account not found",
    description: "Please sign up first or check your email",
  },
};

/** What a failed login shows. An answer that is not in the table is shown as it is. */
export function loginFailure(error: unknown): ToastInput {
  if (!isRefusal(error))
    return exception("Failed to log in. Please check your credentials and try again.", error);
  return { tone: "destructive", ...(loginTexts[error.message] ?? { title: error.message }) };
}

/** Why signing in with the provider did not work. The words are ours: anybody can write an address. */
const providerTexts: Readonly<Record<string, string>> = {
  access_denied: "You did not allow it there.",
  provider_disabled: "This way to sign in is not set up here.",
  provider_unreachable: "Google does not answer. Please try again later.",
  provider_sign_in_failed: "It was begun in another browser, finished before, or took too long.",
  provider_email_unverified: "Google has not verified your email address.",
  account_not_linkable:
    "An account with this email exists, and its address was never confirmed. Sign in with its password instead.",
  registration_limit: "Registration limit reached for your IP address",
  too_many_requests: "Too many attempts. Please wait a little.",
};

/** spec: 1, section 8, "Third-party sign-in". */
export function providerFailure(code: string): ToastInput {
  const isKnown = Object.hasOwn(providerTexts, code);
  return {
    tone: "destructive",
    title: "Failed to sign in with Google",
    description: (isKnown && providerTexts[code]) || "An unexpected error occurred during sign in",
  };
}

/** What a failed sign-up shows. */
export function signupFailure(error: unknown): ToastInput {
  if (!isRefusal(error)) return exception("Failed to create account. Please try again.", error);
  if (error.code === "user_already_exists") {
    return {
      tone: "destructive",
      title: "An account with this email already exists",
      description: "Please use a different email address or try to log in",
    };
  }
  if (error.code === "registration_limit") return registrationLimit;
  return { tone: "destructive", title: error.message };
}

/** spec: 1, section 8, "Signup". */
export const registrationLimit: ToastInput = {
  tone: "destructive",
  title: "Registration limit reached for your IP address",
};

export function registrationLimitBanner(accounts = MAX_ACCOUNTS_PER_ADDRESS): string {
  const noun = accounts === 1 ? "account" : "accounts";
  return `Registration limit reached for your IP address. We only allow a maximum of ${accounts} ${noun} per IP address.`;
}

/** What a link of a mail that did not work is told by. */
export const linkProblemTexts: { readonly [Problem in LinkProblem]: { title: string; advice: string } } = {
  invalid: {
    title: "This link is not complete",
    advice: "Copy the whole link from the mail, or ask for a new one.",
  },
  expired: { title: "This link has expired", advice: "Links work for a limited time. Ask for a new one." },
  used: {
    title: "This link was already used",
    advice: "A link works once, and a newer mail replaces the older ones. If you need another, ask for it.",
  },
};

/** The specified words, and under them what is known of the cause. */
function exception(title: string, error: unknown): ToastInput {
  const isKnown = error instanceof ApiError;
  return { tone: "destructive", title, ...(isKnown && { description: error.message }) };
}
