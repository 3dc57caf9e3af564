import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Logger } from "../../../log.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Mail, MailMessage } from "../../../ports/mail.ts";

/** Where and as whom mails are put down. */
export interface OutboxParts {
  readonly folder: string;
  readonly from: string;
  readonly log: Logger;
  readonly clock: Clock;
}

/** Keeps mails as files that any mail program opens, and names each in the log. They hold links that sign people in. */
export function outboxMail({ folder, from, log, clock }: OutboxParts): Mail {
  const write = async (message: MailMessage) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message: bytes } = await transport.sendMail({ ...message, from });
    return text(Readable.from(bytes));
  };
  return {
    async send(message) {
      const mail = await write(message);
      const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/gu, "-");
      const path = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, mail, { mode: 0o600 });
      log.warn(
        { mail: path, subject: message.subject },
        "no SMTP_URL is set, so this mail was put in the outbox",
      );
    },
    async settle() {},
    async forget(address) {
      // Composed by the same hand, the line with the recipient is the same, however an address is written in a mail.
      const wanted = recipientOf(await write({ to: address, subject: "", text: "", html: "" }));
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(".eml"))) {
        const path = join(folder, name);
        if (recipientOf(await readFile(path, "utf8")) === wanted) await rm(path, { force: true });
      }
    },
  };
}

/** The header with the recipient, which may go on over indented lines. */
function recipientOf(mail: string): string | undefined {
  return /^To: .*(?:\r?\n[ \t].*)*/mu.exec(mail)?.[0];
}
