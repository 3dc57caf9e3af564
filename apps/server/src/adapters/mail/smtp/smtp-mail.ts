import { createTransport } from "nodemailer";
import type { Mail } from "../../../ports/mail.ts";

const patienceMs = 20_000;

/** Hands mails to the operator's mail server. */
export function smtpMail(url: string, from: string): Mail {
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ ...patience, url });
  return {
    async send(message) {
      await transport.sendMail({ ...message, from });
    },
    // What was handed on lies elsewhere.
    async forget() {},
  };
}
