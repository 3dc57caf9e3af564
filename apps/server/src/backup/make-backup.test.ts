import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { takeFolder } from "../db/data-folder.ts";
import { appliedNames } from "../db/migrate.ts";
import { migrations } from "../db/migrations.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import { makeBackup } from "./make-backup.ts";
import { secretForBackup } from "./sealed-secret.ts";
import { deployment, now, oldSecret, restore, whoIsIn } from "./testing/deployments.ts";
import { runProgram, testPlaces, type Ended } from "./testing/places.ts";

describe("making a backup", () => {
  const places = testPlaces();

  it.each(["snapshot taken", "written", "restored elsewhere"])(
    "that is killed at “%s” leaves no file of its name, and is made the next time",
    async (step) => {
      const { dataFolder } = await deployment(places, "old", oldSecret);
      const to = join(places.folder(), "backup.zip");
      expect((await runProgram("backup/testing/back-up-until.ts", [dataFolder, to, step], {})).code).toBe(
        null,
      );
      expect(existsSync(to)).toBe(false);
      expect((await runProgram("cli/backup.ts", ["--to", to], { DATA_DIR: dataFolder })).errors).toBe("");
      expect((await runProgram("cli/restore.ts", ["--check", to], {})).said).toContain("can be restored");
      expect(readdirSync(join(to, ".."))).toEqual(["backup.zip"]);
    },
  );

  it("survives a power cut from the moment that it has its name", async () => {
    const { dataFolder } = await deployment(places, "old", oldSecret);
    const done: string[] = [];
    await noteSyncs((what) => done.push(what));
    const to = join(places.folder(), "backup.zip");
    const secret = secretForBackup(oldSecret, undefined);
    const onStep = (step: string) => void done.push(step);
    await makeBackup({ dataFolder, url: undefined, to, pictures: "inside", madeAt: now, secret, onStep });
    const end = done.slice(done.indexOf("written") - 1);
    expect(end).toEqual([
      "a file is on the disk",
      "written",
      "restored elsewhere",
      "a name is on the disk",
      "named",
    ]);
  });

  it("says what to do when the disk is too full, and keeps no file", async () => {
    const { dataFolder } = await deployment(places, "old", oldSecret);
    const to = join(places.folder(), "backup.zip");
    const secret = secretForBackup(oldSecret, undefined);
    const parts = { dataFolder, url: undefined, to, pictures: "inside", madeAt: now, secret } as const;
    await expect(makeBackup({ ...parts, freeBytes: () => 1500 })).rejects.toThrow(
      /^A backup takes up to [\d.]+ [kM]B for a while, and the disk of \S+ has 1\.5 kB free\. Free some space/u,
    );
    expect(readdirSync(join(to, ".."))).toEqual([]);
  });

  it("says what is wrong with a database that cannot be read, and keeps no file", async () => {
    const { dataFolder } = await deployment(places, "old", oldSecret);
    writeFileSync(join(dataFolder, "app.db"), "a letter to a friend ".repeat(1000));
    const to = join(places.folder(), "backup.zip");
    const { code, errors } = await runProgram("cli/backup.ts", ["--to", to], { DATA_DIR: dataFolder });
    expect([code, errors]).toEqual([
      1,
      "The backup could not be made: file is not a database. No file was kept.\n",
    ]);
    expect(readdirSync(join(to, ".."))).toEqual([]);
  });

  it("refuses to write over a file, beside another backup, and of a folder without a database", async () => {
    const { dataFolder } = await deployment(places, "old", oldSecret);
    const secret = secretForBackup(oldSecret, undefined);
    const to = join(places.folder(), "backup.zip");
    writeFileSync(to, "");
    const run = () => runProgram("cli/backup.ts", ["--to", to], { DATA_DIR: dataFolder });
    expect((await run()).errors).toContain("is there already. Name another file with --to.");
    const other = join(places.folder(), "other.zip");
    const release = takeFolder(join(other, "..", ".backup-in-progress"), String);
    await expect(
      makeBackup({ dataFolder, url: undefined, to: other, pictures: "inside", madeAt: now, secret }),
    ).rejects.toThrow("Another backup is being made in");
    release();
    const empty = await runProgram("cli/backup.ts", [], { DATA_DIR: places.folder() });
    expect(empty.errors).toMatch(/^There is no database at \S+, so there is nothing to back up\./u);
    expect((await runProgram("cli/backup.ts", ["x"], {})).errors).toMatch(/^Usage: npm run backup/u);
  });
});

describe("a start that changes the database", () => {
  const places = testPlaces();
  /** A deployment with a database that the newest migration has not seen. */
  async function older(): Promise<string> {
    const schema = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    return (await deployment(places, "old", oldSecret, schema)).dataFolder;
  }

  it("makes a backup first, of the database alone, and keeps three of them", async () => {
    const dataFolder = await older();
    mkdirSync(join(dataFolder, "backups"));
    for (const day of [18, 19, 20, 21])
      writeFileSync(join(dataFolder, "backups", `before-migration-202611${day}T000000Z.zip`), "");
    expect((await list(dataFolder)).code).toBe(0);
    const names = readdirSync(join(dataFolder, "backups")).toSorted();
    expect(names.slice(0, -1)).toEqual([
      "before-migration-20261120T000000Z.zip",
      "before-migration-20261121T000000Z.zip",
    ]);
    const name = names.at(-1) ?? "";
    expect(name).toMatch(/^before-migration-\d{8}T\d{9}Z\.zip$/u);
    const place = { dataFolder, url: undefined };
    await restore(join(dataFolder, "backups", name), place, true);
    expect(await whoIsIn(places, place)).toEqual(["old", "old", oldSecret]);
  });

  it("makes none where there is nothing to change", async () => {
    const { dataFolder } = await deployment(places, "old", oldSecret);
    await list(dataFolder);
    expect(existsSync(join(dataFolder, "backups"))).toBe(false);
  });

  it("does not change it where the backup cannot be made", async () => {
    const dataFolder = await older();
    writeFileSync(join(dataFolder, "backups"), "in the way");
    const { code, errors } = await list(dataFolder);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^This version changes the database, and makes a backup first, which did not work: /u,
    );
    const database = await openSqlite(join(dataFolder, "app.db"));
    places.afterwards(() => database.close());
    expect(await appliedNames(database.untyped)).toHaveLength(Object.keys(migrations).length - 1);
  });
});

function list(dataFolder: string): Promise<Ended> {
  return runProgram("cli/user.ts", ["list"], { DATA_DIR: dataFolder });
}

/** Notes what is brought to the disk in this process, and that it is. */
async function noteSyncs(note: (what: string) => void): Promise<void> {
  const file = await open(process.execPath);
  const handles: Pick<FileHandle, "sync"> = Object.getPrototypeOf(file);
  await file.close();
  const { sync } = handles;
  const { fsyncSync } = fs;
  vi.spyOn(handles, "sync").mockImplementation(async function bring(this: FileHandle) {
    await sync.call(this);
    if ((await this.stat()).isFile()) note("a file is on the disk");
  });
  vi.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    note("a name is on the disk");
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}
