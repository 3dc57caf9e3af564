import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMail } from "@meal/testkit/compliance/mail";
import { fakeClock } from "@meal/testkit/fake-clock";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger } from "../../log.ts";
import { outboxMail } from "./outbox/outbox-mail.ts";
import { smtpMail } from "./smtp/smtp-mail.ts";
import { startSmtp } from "./testing/smtp-server.ts";

const from = "AI Meal Planner <kitchen@example.org>";
const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

function openOutbox(log = createLogger("silent")) {
  const parent = mkdtempSync(join(tmpdir(), "meal-outbox-"));
  cleanUps.push(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "outbox");
  return { folder, mail: outboxMail({ folder, from, log, clock: fakeClock() }) };
}

describe("mail by SMTP", () => {
  describeMail(async () => {
    const server = await startSmtp();
    cleanUps.push(() => server.stop());
    return { mail: smtpMail(server.url, from), received: async () => server.received };
  });

  it("says so when the mail server takes nothing", async () => {
    const server = await startSmtp();
    await server.stop();
    const sending = smtpMail(server.url, from).send({ to: "a@b.org", subject: "", text: "", html: "" });
    await expect(sending).rejects.toThrow(/ECONNREFUSED/u);
  });
});

describe("mail into the outbox", () => {
  describeMail(async () => {
    const { folder, mail } = openOutbox();
    const parse = (name: string) => PostalMime.parse(readFileSync(join(folder, name)));
    return { mail, received: () => Promise.all(readdirSync(folder).map(parse)) };
  });

  it("is for the operator's eyes alone, and the log tells where it lies", async () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const { folder, mail } = openOutbox(log);
    await mail.send({ to: "a@b.org", subject: "Hello", text: "secret link", html: "" });
    const [name = ""] = readdirSync(folder);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\dTZ-]+-[\da-f]{8}\.eml$/u);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(lines.join("")).toContain(name);
    expect(lines.join("")).not.toContain("secret link");
  });
});
