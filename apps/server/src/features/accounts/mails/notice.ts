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
    lead: "Your account has a new password, and everywhere else it was signed out.",
  },
  email: {
    subject: "Your email address was changed",
    lead: "Your account has a new address. From now on this one opens it no more.",
  },
  "second-factor": {
    subject: "Two-factor authentication is on",
    lead: "Signing in to your account takes a code of an authenticator app from now on.",
  },
  "second-factor-removed": {
    subject: "Two-factor authentication is off",
    lead: "Signing in to your account does not take a code of an authenticator app anymore.",
  },
  "recovery-codes": {
    subject: "New recovery codes were made",
    lead: "Your account has new recovery codes. Older ones do not work anymore.",
  },
  "recovery-codes-removed": {
    subject: "Your recovery codes were removed",
    lead: "The recovery codes of your account do not work anymore.",
  },
  passkey: { subject: "A passkey was added", lead: "A new passkey opens your account." },
  "passkey-removed": {
    subject: "A passkey was removed",
    lead: "One of the passkeys of your account does not work anymore.",
  },
  provider: { subject: "Google was connected", lead: "A Google account opens your account from now on." },
  "provider-removed": {
    subject: "Google was disconnected",
    lead: "The Google account does not open your account anymore.",
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
    action: { label: "Look at your account", href: new URL("/profile?tab=security", appUrl).href },
    closing:
      "If it was you, there is nothing to do. If it was not, choose a new password at once, and sign out everywhere.",
  });
}
