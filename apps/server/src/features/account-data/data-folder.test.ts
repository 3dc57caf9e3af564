import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess, type ServerProcess } from "@meal/testkit/server-process";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { createCaller } from "../accounts/testing/caller.ts";
import { signUp } from "../accounts/testing/people.ts";

const anna = { email: "annaqzxvmail@example.org", password: "secret of anna" };
const bert = { email: "bertwjkpmail@example.org", password: "secret of bert" };
const folder = mkdtempSync(join(tmpdir(), "meal-gone-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function started(): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder });
  onTestFinished(() => server.stop());
  return server;
}

/** The files of the data folder that have the word in their bytes. */
function filesWith(word: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return files.filter((name) => readFileSync(join(folder, name), "latin1").toLowerCase().includes(word));
}

/** How many mails of the outbox have the word in them. */
const mailsWith = (word: string) => filesWith(word).filter((name) => name.startsWith("outbox/")).length;

it("an account that was deleted is in no file of the data folder, while the server runs on", async () => {
  const { url } = await started();
  const [browser, other] = [createCaller(url, "browser", ""), createCaller(url, "browser", "")];
  await signUp(browser, anna);
  await signUp(other, bert);
  const mark = "qzxv";
  await browser.put("/api/user-preferences", { first_name: `Old${mark}`, allergies: "milk" });
  await browser.put("/api/user-preferences", { first_name: `New${mark}`, allergies: `${mark} `.repeat(200) });
  await browser.put("/api/auth/user", { email: `new${mark}@example.org` });
  for (const { email } of [anna, bert]) await browser.post("/api/auth/recover", { email });
  await expect.poll(() => [mailsWith(mark), mailsWith("wjkp")]).toEqual([2, 1]);
  const body = { confirmation: "DELETE", password: anna.password };
  expect((await browser.send("DELETE", "/api/account", body)).status).toBe(204);
  expect(filesWith(mark)).toEqual([]);
  expect(mailsWith("wjkp")).toBe(1);
  expect((await other.get("/api/user-preferences")).status).toBe(200);
});
