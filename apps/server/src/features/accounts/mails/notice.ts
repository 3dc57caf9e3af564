import type { MailMessage } from "../../../ports/mail.ts";
import { renderMail } from "./render-mail.ts";

/** What its owner is told of, because it changes what opens the account or carries it away. */
export type Notice =
  | "password"
  | "email"
  | "second-factor"
  | "second-factor-removed"
  | "recovery-codes"
  | "recovery-codes-removed"
  | "passkey"
  | "passkey-removed"
  | "provider"
  | "provider-removed"
  | "download";

const texts: { readonly [Kind in Notice]: { readonly subject: string; readonly lead: string } } = {
  password: {
    subject: "Your password was changed",
    lead: "Your account has a new password, and you were signed out everywhere else.",
  },
  email: {
    subject: "Your email address was changed",
    lead: "Your account has a new address. This one no longer signs in to it.",
  },
  "second-factor": {
    subject: "Two-factor authentication is on",
    lead: "From now on, signing in to your account takes a code from your authenticator app.",
  },
  "second-factor-removed": {
    subject: "Two-factor authentication is off",
    lead: "Signing in to your account no longer takes a code from an authenticator app.",
  },
  "recovery-codes": {
    subject: "New recovery codes were made",
    lead: "Your account has new recovery codes. The old ones no longer work.",
  },
  "recovery-codes-removed": {
    subject: "Your recovery codes were removed",
    lead: "The recovery codes of your account no longer work.",
  },
  passkey: { subject: "A passkey was added", lead: "A new passkey can sign in to your account." },
  "passkey-removed": {
    subject: "A passkey was removed",
    lead: "One of your passkeys no longer works.",
  },
  provider: {
    subject: "Google was connected",
    lead: "From now on, a Google account can sign in to your account.",
  },
  "provider-removed": {
    subject: "Google was disconnected",
    lead: "The Google account can no longer sign in to your account.",
  },
  download: {
    subject: "Your data was downloaded",
    lead: "Everything stored about you was downloaded as one file.",
  },
};

/** Tells that it happened, in case somebody else did it. */
export function noticeMail(appUrl: string, notice: Notice): Omit<MailMessage, "to"> {
  const { subject, lead } = texts[notice];
  return renderMail({
    subject,
    title: subject,
    lead,
    action: { label: "Check your account", href: new URL("/profile?tab=security", appUrl).href },
    closing:
      "If it was you, there is nothing to do. If it was not, choose a new password right away and sign out everywhere.",
  });
}
