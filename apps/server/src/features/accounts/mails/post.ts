import type { MailMessage } from "../../../ports/mail.ts";
import { linkOf } from "./links.ts";
import { mailOf } from "./mail-of.ts";
import { alreadyRegisteredMail } from "./already-registered.ts";
import { noticeMail, type Notice } from "./notice.ts";
import type { Issued } from "./one-time-tokens.ts";
import type { AccountsParts } from "../parts.ts";

type PostParts = Pick<AccountsParts, "appUrl" | "mail">;

/** Mails what was issued. */
export function post(parts: PostParts, issued: Issued, redirectTo?: string): Promise<void> {
  return send(parts, issued.email, mailOf(issued, linkOf(parts.appUrl, issued, redirectTo)));
}

/** Tells the owner of an address that somebody tried to use it again, with a link to a new password. */
export function postAlreadyRegistered(parts: PostParts, issued: Issued): Promise<void> {
  return send(
    parts,
    issued.email,
    alreadyRegisteredMail(parts.appUrl, linkOf(parts.appUrl, issued, undefined)),
  );
}

/** Tells the owner of an account, once the answer is on its way. Where no mail is set up, nobody would read it. */
export function notify(parts: AccountsParts, email: string, notice: Notice): void {
  if (parts.isVerificationOn)
    parts.background.run(() => send(parts, email, noticeMail(parts.appUrl, notice)));
}

function send({ mail }: PostParts, to: string, content: Omit<MailMessage, "to">): Promise<void> {
  return mail.send({ to, ...content });
}
