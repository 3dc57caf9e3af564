import { MAX_ACCOUNTS_PER_ADDRESS } from "@meal/domain/entitlements/limits";
import type { LinkProblem } from "@meal/domain/accounts/mail-links";
import { ApiError, isRefusal } from "../../platform/api.ts";
import type { ToastInput } from "../../ui/toast-store.ts";
import * as t from "./texts/en/messages.ts";

/** spec: 1, section 8, "Login": what the server says, and what is shown. */
const loginTexts: Readonly<Record<string, ToastInput>> = {
  "Invalid login credentials": { title: t.invalidEmailOrPassword },
  "Email not confirmed": {
    title: t.confirmAddressFirst,
    description: t.checkInbox,
  },
  "Invalid credentials": {
    title: t.accountNotFound,
    description: t.accountNotFoundAdvice,
  },
};

/** What a failed login shows. An answer that is not in the table is shown as it is. */
export function loginFailure(error: unknown): ToastInput {
  if (!isRefusal(error)) return exception(t.logInFailed, error);
  return { tone: "destructive", ...(loginTexts[error.message] ?? { title: error.message }) };
}

/** Why signing in with the provider did not work. The words are ours: anybody can write an address. */
const providerTexts: Readonly<Record<string, string>> = {
  access_denied: t.accessDenied,
  provider_disabled: t.providerDisabled,
  provider_unreachable: t.providerUnreachable,
  provider_sign_in_failed: t.providerSignInFailed,
  provider_email_unverified: t.providerEmailUnverified,
  account_not_linkable: t.accountNotLinkable,
  registration_limit: t.registrationLimitReached,
  too_many_requests: t.tooManyAttempts,
};

/** spec: 1, section 8, "Third-party sign-in". */
export function providerFailure(code: string): ToastInput {
  const isKnown = Object.hasOwn(providerTexts, code);
  return {
    tone: "destructive",
    title: t.googleSignInFailed,
    description: (isKnown && providerTexts[code]) || t.unexpectedSignInError,
  };
}

/** What a failed sign-up shows. */
export function signupFailure(error: unknown): ToastInput {
  if (!isRefusal(error)) return exception(t.signUpFailed, error);
  if (error.code === "user_already_exists") {
    return {
      tone: "destructive",
      title: t.accountExists,
      description: t.accountExistsAdvice,
    };
  }
  if (error.code === "registration_limit") return registrationLimit;
  return { tone: "destructive", title: error.message };
}

/** spec: 1, section 8, "Signup". */
export const registrationLimit: ToastInput = {
  tone: "destructive",
  title: t.registrationLimitReached,
};

export function registrationLimitBanner(accounts = MAX_ACCOUNTS_PER_ADDRESS): string {
  return t.registrationLimitBanner(accounts);
}

/** What a link of a mail that did not work is told by. */
export const linkProblemTexts: { readonly [Problem in LinkProblem]: { title: string; advice: string } } = {
  invalid: {
    title: t.linkIncomplete,
    advice: t.linkIncompleteAdvice,
  },
  expired: { title: t.linkExpired, advice: t.linkExpiredAdvice },
  used: {
    title: t.linkUsed,
    advice: t.linkUsedAdvice,
  },
};

/** The specified words, and under them what is known of the cause. */
function exception(title: string, error: unknown): ToastInput {
  const isKnown = error instanceof ApiError;
  return { tone: "destructive", title, ...(isKnown && { description: error.message }) };
}
