import type { Mail } from "@meal/server/ports/mail";
import { describe, expect, it } from "vitest";

/** A mail as a mail program reads it. */
interface ArrivedMail {
  readonly headers: readonly { readonly key: string }[];
  readonly from?: { readonly address?: string | undefined } | undefined;
  readonly to?: readonly { readonly address?: string | undefined }[] | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
}

/** An adapter under test, and the mails that arrived behind it, read by a mail program's parser. */
export interface OpenedMail {
  readonly mail: Mail;
  readonly received: () => Promise<readonly ArrivedMail[]>;
}

const message = {
  to: "anna@example.org",
  subject: "Grüße aus der Küche 🍲",
  text: "Öffne:\nhttps://example.org/a?b=c&d=e\n.\n. a line with a dot",
  html: '<p style="color:#24201B">Öffne <a href="https://example.org/a?b=c&amp;d=e">das</a> 🍲</p>',
};

/** What every adapter of the mail port must do. */
export function describeMail(open: () => Promise<OpenedMail>): void {
  describe("a mail", () => {
    it("arrives with its sender, both of its forms and every character", async () => {
      const { mail, received } = await open();
      await mail.send(message);
      const [arrived] = await received();
      expect(arrived?.from?.address).toBe("kitchen@example.org");
      expect(arrived?.to?.map(({ address }) => address)).toEqual([message.to]);
      expect(arrived?.subject).toBe(message.subject);
      expect(arrived?.text?.trim().replaceAll("\r\n", "\n")).toBe(message.text);
      expect(arrived?.html?.trim()).toBe(message.html);
    });

    it("cannot grow a header or a recipient out of what a person typed", async () => {
      const { mail, received } = await open();
      await mail.send({ ...message, subject: "Hello\r\nBcc: ben@example.org" });
      const [arrived] = await received();
      expect(arrived?.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(arrived?.to).toHaveLength(1);
    });

    it("is one of many that all arrive", async () => {
      const { mail, received } = await open();
      const subjects = Array.from({ length: 5 }, (_, index) => `Mail ${index}`);
      await Promise.all(subjects.map((subject) => mail.send({ ...message, subject })));
      const arrived = (await received()).map(({ subject }) => subject ?? "");
      expect(arrived.toSorted()).toEqual(subjects);
    });
  });
}
