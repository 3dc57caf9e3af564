import type { MailMessage } from "../../../ports/mail.ts";
import { renderMail } from "./render-mail.ts";

/** What its owner is told of, because it opens an account in a new way. */
export type Notice = "password" | "email" | "second-factor" | "passkey" | "provider";

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
  passkey: { subject: "A passkey was added", lead: "A new passkey opens your account." },
  provider: { subject: "Google was connected", lead: "A Google account opens your account from now on." },
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
