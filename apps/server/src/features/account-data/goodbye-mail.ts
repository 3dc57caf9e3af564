import type { MailMessage } from "../../ports/mail.ts";
import { renderMail } from "../accounts/service.ts";

/** The last mail: it says what happened, in case somebody else did it. */
export function goodbyeMail(appUrl: string): Omit<MailMessage, "to"> {
  return renderMail({
    subject: "Your account is deleted",
    title: "Goodbye, and eat well",
    lead: "Your account and everything stored with it have been deleted, as you asked while signed in.",
    action: { label: "Open AI Meal Planner", href: appUrl },
    closing:
      "So that limits cannot be reset by joining again, an unreadable fingerprint of your address is kept for 90 days, and nothing else. If you did not do this, somebody else knows how to sign in as you: change the password of your email account.",
  });
}
