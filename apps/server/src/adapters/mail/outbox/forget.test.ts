import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeClock } from "@meal/testkit/fake-clock";
import { expect, it } from "vitest";
import { createLogger } from "../../../log.ts";
import { outboxMail } from "./outbox-mail.ts";

it("forgets the mails of one address, however it is written, and no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "meal-forget-"));
  const from = "AI Meal Planner <kitchen@example.org>";
  const mail = outboxMail({ folder, from, log: createLogger("silent"), clock: fakeClock() });
  const long = `${"a".repeat(60)}.${"b".repeat(40)}@${"c".repeat(60)}.example.org`;
  const all = ["anna@example.org", "joanna@example.org", "anna@exämple.org", "änna@example.org", long];
  for (const to of all) await mail.send({ to, subject: "To: anna@example.org", text: "", html: "" });
  for (const [index, address] of all.entries()) {
    await mail.forget(address);
    expect(readdirSync(folder)).toHaveLength(all.length - index - 1);
  }
  rmSync(folder, { recursive: true });
  await expect(mail.forget("anna@example.org")).resolves.toBeUndefined();
});
