import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { actorOf } from "@meal/domain/accounts/actor";
import { findFreePort } from "@meal/testkit/free-port";
import { userId } from "@meal/testkit/people";
import { describe, expect, it } from "vitest";
import { postgresSearch } from "../adapters/search/postgres/postgres-search.ts";
import { sqliteSearch } from "../adapters/search/sqlite/sqlite-search.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { DatabasePlace } from "../db/open-database.ts";
import { codeOf } from "../features/accounts/testing/apps.ts";
import { createCaller, type TestCaller } from "../features/accounts/testing/caller.ts";
import { signIn, signUp } from "../features/accounts/testing/people.ts";
import { createLogger } from "../log.ts";
import type { Search } from "../ports/search.ts";
import { start } from "../start.ts";
import { runProgram, settingsOf, testPlaces } from "./testing/places.ts";
import { everything, fillEveryTable } from "./testing/rows.ts";

const kinds = ["sqlite", "postgres"] as const;
const directions = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));
const passphrase = { BACKUP_PASSPHRASE: "the passphrase of the tests" };
const picture = Buffer.from([0xff, 0xd8, 1, 2, 3]);
const document = { kind: "favorite", title: "Crème brûlée", body: "" };
const stepMs = 30_000;

describe("a backup", () => {
  const places = testPlaces();

  /** Runs the product at a place, as a process would. */
  async function serve(
    place: DatabasePlace,
  ): Promise<{ browser: () => TestCaller; stop: () => Promise<void> }> {
    const port = String(await findFreePort());
    const settings = { ...settingsOf(place), PORT: port, LOG_LEVEL: "silent", TRUSTED_PROXIES: "127.0.0.1" };
    const { stop } = await start(readConfig(settings, "/nowhere"), "/nowhere", createLogger("silent"));
    places.afterwards(stop);
    return { browser: () => createCaller(`http://127.0.0.1:${port}`, "browser", "192.0.2.1"), stop };
  }

  it.each(directions)(
    "of %s, taken while the server runs, becomes the same in %s: every row, every picture, every way to sign in",

    async (from, to) => {
      const [source, target] = [await places.make(from), await places.make(to)];
      const before = await places.open(source);
      await fillEveryTable(before);
      await searchOf(before).save(userId("two"), { ...document, refId: "old" });
      mkdirSync(join(source.dataFolder, "files/meal-images"), { recursive: true });
      writeFileSync(join(source.dataFolder, "files/meal-images/one.jpg"), picture);
      const server = await serve(source);
      const browser = server.browser();
      await signUp(browser);
      const secret = await withApp(browser);
      const file = join(places.folder(), "backup.zip");
      const made = await runProgram("cli/backup.ts", ["--to", file], {
        ...settingsOf(source),
        ...passphrase,
      });
      expect([made.code, made.errors]).toEqual([0, ""]);
      expect(made.said).toContain("and 1 pictures (5 B).\nThe secret is inside, sealed");
      const saved = await everything(before);
      await server.stop();

      const restored = await runProgram("cli/restore.ts", [file], { ...settingsOf(target), ...passphrase });
      expect([restored.code, restored.errors]).toEqual([0, ""]);
      expect(restored.said).toContain("everybody signs in as before");
      const after = await places.open(target);
      expect(await everything(after)).toEqual(saved);
      expect(saved["remembered_accounts"]).toHaveLength(1);
      await expectSearchGoesOn(after);
      expect(readFileSync(join(target.dataFolder, "files/meal-images/one.jpg"))).toEqual(picture);
      const again = (await serve(target)).browser();
      expect(await (await signIn(again)).json()).toMatchObject({ session: { needs_second_factor: true } });
      expect(await showCode(again, secret)).toBe(200);
    },
  );

  it("without the secret says that it is not inside, and what that means where it is restored", async () => {
    const [source, target] = [await places.make("sqlite"), await places.make("sqlite")];
    await (await places.open(source)).close();
    const made = await runProgram("cli/backup.ts", [], settingsOf(source));
    expect(made.said).toContain("The secret is not inside.");
    const file = join(source.dataFolder, "backups", readdirSync(join(source.dataFolder, "backups"))[0] ?? "");
    const restored = await runProgram("cli/restore.ts", [file], settingsOf(target));
    expect(restored.said).toContain("The secret is not the one of the backup. Everybody signs in anew");
    expect(existsSync(join(target.dataFolder, "auth-secret"))).toBe(false);
  });
});

/** Sets an authenticator app up, and answers its secret. */
async function withApp(browser: TestCaller): Promise<string> {
  const { id, totp } = JSON.parse(
    await (await browser.post("/api/auth/factors", { factor_type: "totp" })).text(),
  );
  expect(await showCodeOf(browser, id, codeOf(totp.secret, Date.now()))).toBe(200);
  return totp.secret;
}

/** Shows the app's next code, as no code works twice. */
async function showCode(browser: TestCaller, secret: string): Promise<number> {
  const { user } = JSON.parse(await (await browser.get("/api/auth/session")).text());
  return showCodeOf(browser, user.factors[0].id, codeOf(secret, Date.now() + stepMs));
}

async function showCodeOf(browser: TestCaller, id: string, code: string): Promise<number> {
  const challenge = await browser.post(`/api/auth/factors/${id}/challenge`, { factorId: id });
  const { id: challenge_id } = JSON.parse(await challenge.text());
  return (await browser.post(`/api/auth/factors/${id}/verify`, { challenge_id, code })).status;
}

/** What was found is found again, and what is new gets a number of its own. */
async function expectSearchGoesOn(database: Database): Promise<void> {
  const search = searchOf(database);
  const found = async () =>
    (await search.find(actorOf(userId("two")), { text: "brûlée", limit: 10 })).map(({ refId }) => refId);
  expect(await found()).toEqual(["old"]);
  await search.save(userId("two"), { ...document, refId: "new" });
  expect(await found()).toEqual(["old", "new"]);
}

function searchOf({ db, kind }: Database): Search {
  return kind === "sqlite" ? sqliteSearch(db) : postgresSearch(db);
}
