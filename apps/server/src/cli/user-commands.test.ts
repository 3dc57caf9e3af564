import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@meal/testkit/free-port";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { withApp } from "../features/accounts/testing/apps.ts";
import { createCaller } from "../features/accounts/testing/caller.ts";
import { anna, isSignedIn, signIn, signUp } from "../features/accounts/testing/people.ts";
import { describeAccounts, type World } from "../features/accounts/testing/world.ts";
import { createLogger } from "../log.ts";
import { start } from "../start.ts";
import { runUserCommand } from "./user-commands.ts";

const DAY_MS = 86_400_000;
const passwordIn = (said: string) => said.split(" ").at(-1) ?? "";
const run = (world: World, ...words: string[]) => runUserCommand(words, world.product);
const planOf = async (world: World): Promise<boolean> => {
  const user = await world.database.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const browser = world.browser();
  await signIn(browser);
  const answer = await browser.post("/api/functions/check-subscription-limit", { user_id: user.id });
  return JSON.parse(await answer.text()).subscribed;
};

describeAccounts("npm run user", ({ open }) => {
  it("makes an account whose password it tells, and lists it", async () => {
    const world = await open();
    const said = await run(world, "create", " Anna@Example.org ", "Anna", "Berg");
    const password = passwordIn(said);
    expect((await signIn(world.browser(), { ...anna, password })).status).toBe(200);
    expect(await run(world, "list")).toMatch(
      /^anna@example\.org\tAnna Berg\tsince \d{4}-\d\d-\d\d\tconfirmed\n1 account$/u,
    );
    await expect(run(world, "create", anna.email)).rejects.toThrow(
      "anna@example.org has an account already.",
    );
  });

  it("gives a new password and signs out everywhere, and takes a lost second factor away", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await withApp(world, browser);
    const password = passwordIn(await run(world, "reset", anna.email));
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(browser)).status).toBe(400);
    expect(await (await signIn(browser, { ...anna, password })).json()).toMatchObject({
      session: { needs_second_factor: true },
    });
    await run(world, "reset", anna.email, "second-factor");
    expect(await (await signIn(browser, { ...anna, password })).json()).toMatchObject({
      session: { needs_second_factor: false },
      user: { factors: [] },
    });
  });

  it("deletes an account with everything of it", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    expect(await run(world, "delete", anna.email)).toBe("anna@example.org is deleted.");
    expect(await isSignedIn(browser)).toBe(false);
    expect(await run(world, "list")).toBe("0 accounts");
    await expect(run(world, "delete", anna.email)).rejects.toThrow(
      "Nobody has an account with anna@example.org.",
    );
  });

  it("gives Premium for good, until a day, and takes it away", async () => {
    const world = await open();
    await signUp(world.browser());
    await run(world, "premium", anna.email, "for-good");
    expect(await planOf(world)).toBe(true);
    await run(world, "premium", anna.email, "never");
    expect(await planOf(world)).toBe(false);
    const day = new Date(world.clock.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    await run(world, "premium", anna.email, day);
    expect(await planOf(world)).toBe(true);
    world.clock.advance(3 * DAY_MS);
    expect(await planOf(world)).toBe(false);
  });

  it("says what is wrong", async () => {
    const world = await open();
    await signUp(world.browser());
    const wrong: readonly [string[], RegExp][] = [
      [[], /^Usage: npm run user/u],
      [["toString"], /^There is no command toString\./u],
      [["list", "all"], /^Too many words: all/u],
      [["create"], /^Email is required/u],
      [["reset", "nobody"], /^Email is invalid/u],
      [["reset", anna.email, "everything"], /^everything cannot be reset/u],
      [["premium", anna.email], /^"" is neither a day/u],
      [["premium", anna.email, "2027-02-30"], /^"2027-02-30" is neither a day/u],
      [["premium", anna.email, "2020-01-01"], /^2020-01-01 is over/u],
      [["premium", "ben@example.org", "never"], /^Nobody has an account with ben@example\.org\./u],
    ];
    for (const [words, message] of wrong) await expect(run(world, ...words)).rejects.toThrow(message);
  });
});

describe("npm run user, beside a running server", () => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });

  it("works on the same database", async () => {
    const folder = mkdtempSync(join(tmpdir(), "meal-user-"));
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
    const settings = { DATA_DIR: folder, PORT: String(await findFreePort()), LOG_LEVEL: "silent" };
    const { stop } = await start(readConfig(settings, folder), "/nowhere", createLogger("silent"));
    cleanUps.push(stop);
    const made = await spawnCommand(settings, ["create", anna.email]);
    expect([made.code, made.errors]).toEqual([0, ""]);
    const caller = createCaller(`http://127.0.0.1:${settings.PORT}`, "browser", "192.0.2.1");
    const password = passwordIn(made.said.trim());
    expect((await signIn(caller, { ...anna, password })).status).toBe(200);
    const refused = await spawnCommand(settings, ["create", anna.email]);
    expect(refused).toEqual({ code: 1, said: "", errors: "anna@example.org has an account already.\n" });
  });
});

async function spawnCommand(env: Readonly<Record<string, string>>, words: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "user.ts"), ...words], {
    env: { ...env },
  });
  let [said, errors] = ["", ""];
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  await once(child, "close");
  return { code: child.exitCode, said, errors };
}
