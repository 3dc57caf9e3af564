import { describe, expect, it } from "vitest";
import { createLogger } from "../../log.ts";
import type { Mail, MailMessage } from "../../ports/mail.ts";
import { mailQueue } from "./mail-queue.ts";

const message: MailMessage = { to: "anna@example.org", subject: "Hello", text: "a link", html: "" };
const never = () => 3_600_000;

/** A mail server that answers each try as told, and takes everything afterwards. */
function moody(answers: readonly object[], waitsMs: readonly (() => number)[]) {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const tries: MailMessage[] = [];
  const arrived = Promise.withResolvers<void>();
  const mail: Mail = {
    send: async (each) => {
      const answer = answers[tries.length];
      tries.push(each);
      if (answer !== undefined) throw Object.assign(new Error(`550 <${each.to}> is not welcome`), answer);
      arrived.resolve();
    },
    settle: async () => {},
    forget: async () => {},
  };
  return { queue: mailQueue({ mail, log, waitsMs }), tries, lines, arrived: arrived.promise };
}

describe("the mail queue", () => {
  it("takes a mail at once and tries again while the server refuses for now", async () => {
    const answers = [{ code: "ESOCKET" }, { code: "EENVELOPE", responseCode: 451 }];
    const { queue, tries, lines, arrived } = moody(answers, [() => 0, () => 0, () => 0]);
    await queue.send(message);
    await arrived;
    expect(tries).toHaveLength(3);
    expect(lines).toHaveLength(2);
    await queue.settle();
    expect(tries).toHaveLength(3);
  });

  it("gives up what the server refuses for good, and never names the address in the log", async () => {
    const { queue, tries, lines } = moody([{ code: "EENVELOPE", responseCode: 550 }], [() => 0, never]);
    await queue.send(message);
    await queue.settle();
    expect(tries).toHaveLength(1);
    expect(lines.join("")).toContain("a mail was refused");
    expect(lines.join("")).toContain("550");
    expect(lines.join("")).not.toContain("anna@example.org");
  });

  it("tries what waits once more when the server stops, and waits no longer", async () => {
    const { queue, tries } = moody([{ code: "ETIMEDOUT" }, { code: "ETIMEDOUT" }], [never, never]);
    await queue.send(message);
    await queue.settle();
    expect(tries).toHaveLength(1);
  });

  it("sends nothing to an address that was forgotten meanwhile", async () => {
    const { queue, tries } = moody([], [never]);
    await queue.send(message);
    await queue.forget(message.to);
    await queue.settle();
    expect(tries).toHaveLength(0);
  });
});
