import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ownDataFolder } from "../db/data-folder.ts";
import { appliedNames } from "../db/migrate.ts";
import { migrations } from "../db/migrations.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import { restoreBackup } from "./restore-backup.ts";
import {
  backedUp,
  deployment,
  newSecret,
  now,
  oldSecret,
  passphrase,
  restore,
  whoIsIn,
} from "./testing/deployments.ts";
import { runProgram, settingsOf, testPlaces } from "./testing/places.ts";

describe("restoring", () => {
  const places = testPlaces();

  it("refuses a data folder that a server runs on", async () => {
    const { dataFolder } = await places.make("sqlite");
    const owned = ownDataFolder(dataFolder);
    places.afterwards(() => owned.release());
    const { code, errors } = await runProgram("cli/restore.ts", ["nothing.zip"], { DATA_DIR: dataFolder });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The data folder \S+ is in use by another running server\. Stop that one[^\n]*\n$/u,
    );
  });

  it("refuses a folder with data in it, or puts it aside when told to", async () => {
    const [old, other] = [
      await deployment(places, "old", oldSecret),
      await deployment(places, "new", newSecret),
    ];
    const file = await backedUp(places, other, newSecret);
    await expect(restore(file, old)).rejects.toThrow(
      "holds data already (app.db, files, auth-secret). Say --replace",
    );
    expect(await whoIsIn(places, old)).toEqual(["old", "old", oldSecret]);
    const { keptIn = "" } = await restore(file, old, true);
    expect(await whoIsIn(places, old)).toEqual(["new", "new", newSecret]);
    expect(await whoIsIn(places, { dataFolder: keptIn, url: undefined })).toEqual(["old", "old", oldSecret]);
  });

  it("refuses a PostgreSQL with tables in it", async () => {
    const file = await backedUp(places, await deployment(places, "new", newSecret), newSecret);
    const target = await places.make("postgres");
    await restore(file, target);
    await expect(restore(file, target)).rejects.toThrow("has tables already. Make an empty database");
  });

  it("refuses what a newer version made", async () => {
    const source = await deployment(places, "new", newSecret);
    const database = await openSqlite(join(source.dataFolder, "app.db"));
    places.afterwards(() => database.close());
    const file = await backedUp(places, source, newSecret);
    const fewer = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    const target = await places.make("sqlite");
    const parts = { file, ...target, secret: undefined, passphrase, isReplacing: false, now };
    await expect(restoreBackup({ ...parts, migrations: fewer })).rejects.toThrow(
      /made by a newer version \(it has \d{8}-\d{4}-[\w-]+\)\. Install that version/u,
    );
    expect(readdirSync(target.dataFolder)).toEqual([]);
  });

  it("refuses a sealed secret without its passphrase, and with another one", async () => {
    const file = await backedUp(places, await deployment(places, "new", newSecret), newSecret);
    const target = await places.make("sqlite");
    const parts = { file, ...target, secret: undefined, isReplacing: false, now, migrations };
    await expect(restoreBackup({ ...parts, passphrase: undefined })).rejects.toThrow("Set BACKUP_PASSPHRASE");
    await expect(restoreBackup({ ...parts, passphrase: "another passphrase" })).rejects.toThrow(
      "BACKUP_PASSPHRASE does not open the secret",
    );
    expect(readdirSync(target.dataFolder)).toEqual([]);
    expect(readFileSync(file, "latin1")).not.toContain(newSecret);
  });

  it("refuses what is no backup, is cut off, or was changed anywhere that matters, and leaves nothing behind", async () => {
    const file = await backedUp(places, await deployment(places, "new", newSecret), newSecret);
    const whole = readFileSync(file);
    const broken = join(places.folder(), "broken.zip");
    const target = await places.make("sqlite");
    writeFileSync(broken, "a letter to a friend");
    await expect(restore(broken, target)).rejects.toThrow(/is not a whole backup: .*restore another one\.$/u);
    await expect(restore(`${broken}.gone`, target)).rejects.toThrow("is not a whole backup: ENOENT");
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      copyFileSync(file, broken);
      truncateSync(broken, Math.floor(whole.length * share));
      await expect(restore(broken, target)).rejects.toThrow("is not a whole backup");
    }
    for (const changed of contentPlaces(whole)) {
      const bytes = Buffer.from(whole);
      bytes[changed] = (bytes[changed] ?? 0) ^ 0x40;
      writeFileSync(broken, bytes);
      await expect(restore(broken, target)).rejects.toThrow("Nothing was changed");
      ownDataFolder(target.dataFolder).release();
      expect(readdirSync(target.dataFolder)).toEqual(["lock"]);
    }
  });

  it("of an older version's backup leaves the newer migrations to the next start", async () => {
    const schema = Object.fromEntries(Object.entries(migrations).slice(0, -2));
    const file = await backedUp(places, await deployment(places, "new", newSecret, schema), newSecret);
    for (const kind of ["sqlite", "postgres"] as const) {
      const target = await places.make(kind);
      await restore(file, target);
      const database = await places.open(target);
      expect(await appliedNames(database.untyped)).toEqual(Object.keys(migrations).toSorted());
      expect(await whoIsIn(places, target)).toEqual(["new", "new", newSecret]);
    }
  });

  it("moves the embedded database into PostgreSQL with one command", async () => {
    const source = await deployment(places, "old", oldSecret);
    const { url } = await places.make("postgres");
    const moved = { dataFolder: source.dataFolder, url };
    expect(await runProgram("cli/restore.ts", ["--from-embedded"], settingsOf(moved))).toMatchObject({
      code: 0,
      errors: "",
      said: expect.stringContaining("everybody signs in as before"),
    });
    expect(await whoIsIn(places, moved)).toEqual(["old", "old", oldSecret]);
  });

  it("says how it is used", async () => {
    for (const words of [[], ["a.zip", "--from-embedded"], ["--check"]]) {
      const { code, errors } = await runProgram("cli/restore.ts", words, { DATA_DIR: places.folder() });
      expect([code, errors.split("\n")[0]]).toEqual([1, "Usage: npm run restore -- FILE [--replace]"]);
    }
  });
});

/** Some bytes of the packed contents of every entry that has any. */
function contentPlaces(zip: Buffer): readonly number[] {
  const found: number[] = [];
  for (let at = zip.indexOf("PK\u0003\u0004"); at !== -1; at = zip.indexOf("PK\u0003\u0004", at + 1)) {
    const next = zip.indexOf("PK", at + 4);
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    if (next - start > 8) found.push(Math.floor((start + next) / 2));
  }
  return found;
}
