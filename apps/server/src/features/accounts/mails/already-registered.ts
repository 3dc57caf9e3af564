import type { MailMessage } from "../../../ports/mail.ts";
import { renderMail } from "./render-mail.ts";

/** To the owner of an account when somebody wants to use their address once more. */
export function alreadyRegisteredMail(appUrl: string, recoverHref: string): Omit<MailMessage, "to"> {
  return renderMail({
    subject: "You already have an account",
    title: "Welcome back",
    lead: `Somebody, most likely you, tried to sign up with this address. It already has an account: sign in at ${appUrl}/login. If you forgot your password, choose a new one.`,
    action: { label: "Choose a new password", href: recoverHref },
    closing:
      "The link works once, for an hour. If it was not you, ignore this email: nothing has changed, and nobody was told.",
  });
}
