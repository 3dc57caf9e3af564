import type { Mail, MailMessage } from "@meal/server/ports/mail";

/** A mail port that keeps what was sent. */
export interface FakeMail extends Mail {
  readonly sent: readonly MailMessage[];
}

/** Makes one. */
export function fakeMail(): FakeMail {
  const sent: MailMessage[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
    },
    async settle() {},
    async forget(address) {
      sent.splice(0, Infinity, ...sent.filter(({ to }) => to !== address));
    },
  };
}
