import type { MailPurpose } from "@meal/domain/accounts/mail-links";
import type { MailMessage } from "../../../ports/mail.ts";
import type { Issued } from "./one-time-tokens.ts";
import { renderMail, type MailContent } from "./render-mail.ts";

type Words = Omit<MailContent, "action" | "code"> & { readonly label: string };

const wordsOf: { readonly [Purpose in MailPurpose]: (email: string) => Words } = {
  signup: () => ({
    subject: "Confirm your email address",
    title: "One step to your kitchen",
    lead: "Confirm that this address is yours, and you can start planning your first week.",
    label: "Confirm my address",
    closing: "This works once, for 24 hours. If you did not sign up, ignore this email and nothing happens.",
  }),
  magiclink: () => ({
    subject: "Your code to sign in",
    title: "Come on in",
    lead: "Here is what you need to sign in without a password.",
    label: "Sign in",
    closing:
      "This works once, for an hour. If you did not ask for it, ignore this email and nothing happens.",
  }),
  recovery: () => ({
    subject: "Choose a new password",
    title: "A new password",
    lead: "Somebody, most likely you, asked to choose a new password for this account.",
    label: "Choose a new password",
    closing:
      "This works once, for an hour. If it was not you, ignore this email and your password stays as it is.",
  }),
  email_change: (email) => ({
    subject: "Confirm your new email address",
    title: "Your new address",
    lead: `Confirm that you want to sign in with ${email} from now on.`,
    label: "Use this address",
    closing:
      "This works once, for 24 hours. If you did not ask for it, ignore this email and nothing changes.",
  }),
};

/** The mail that brings a code and a link. A new password is chosen on a page, so that mail has the link alone. */
export function mailOf({ purpose, email, code }: Issued, href: string): Omit<MailMessage, "to"> {
  const { label, ...words } = wordsOf[purpose](email);
  const typed = purpose === "recovery" ? {} : { code };
  return renderMail({ ...words, ...typed, action: { label, href } });
}
