import type { Mail } from "../../../ports/mail.ts";

const patienceMs = 20_000;

/** Hands mails to the operator's mail server. */
export function smtpMail(url: string, from: string): Mail {
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ ...patience, url });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(message) {
      transport ??= open();
      await (await transport).sendMail({ ...message, from });
    },
    async settle() {},
    // What was handed on lies elsewhere.
    async forget() {},
  };
}
