import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { takeFolder } from "../db/data-folder.ts";
import { syncFolder } from "../db/finish-restore.ts";
import { appliedNames } from "../db/migrate.ts";
import { StartupError } from "../startup-error.ts";
import { exportTables } from "./export-tables.ts";
import { writeManifest, type Manifest } from "./manifest.ts";
import { exportPictures } from "./pictures.ts";
import { manifestEntry } from "./read-archive.ts";
import { inWords } from "./in-words.ts";
import { withSource } from "./source-repository.ts";
import type { Source } from "./tables-repository.ts";
import { writeArchive } from "./write-archive.ts";

/** What is backed up, and where to. */
export interface BackupParts {
  readonly dataFolder: string;
  /** Of a PostgreSQL; the embedded database otherwise. */
  readonly url: string | undefined;
  readonly to: string;
  readonly pictures: Manifest["pictures"]["place"];
  readonly secret: Manifest["secret"];
  readonly madeAt: number;
  /** Tests have disks of any size. */
  readonly freeBytes?: (folder: string) => number;
  /** Tests end the process at any step. */
  readonly onStep?: (step: string) => void;
}

/** A backup that was restored once already. */
export interface Backup {
  readonly manifest: Manifest;
  readonly bytes: number;
}

const checker = join(import.meta.dirname, "../cli/restore.ts");

/** Makes a backup. It gets its name only after another process restored it and counted the same. */
export async function makeBackup(parts: BackupParts): Promise<Backup> {
  const { to, onStep = () => {} } = parts;
  const folder = dirname(to);
  if (existsSync(to)) throw new StartupError(`${to} is there already. Name another file with --to.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const work = join(folder, ".backup-in-progress");
  const release = takeFolder(work, (code) =>
    code.startsWith("SQLITE_BUSY")
      ? `Another backup is being made in ${folder}. Wait until it is done.`
      : `${folder} cannot be written (${code}). Make it writable, or name another file with --to.`,
  );
  try {
    for (const name of readdirSync(work).filter((each) => each !== "lock"))
      rmSync(join(work, name), { recursive: true });
    refuseFullDisk(parts, folder);
    const draft = join(work, "draft.zip");
    const manifest = await withSource(parts, work, onStep, (source) => write(parts, source, draft));
    onStep("written");
    await restoreElsewhere(draft);
    onStep("restored elsewhere");
    const bytes = statSync(draft).size;
    renameSync(draft, to);
    syncFolder(folder);
    onStep("named");
    return { manifest, bytes };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The backup could not be made: ${reason}. No file was kept.`, { cause: error });
  } finally {
    release();
    rmSync(work, { recursive: true, force: true });
  }
}

async function write(parts: BackupParts, source: Source, draft: string): Promise<Manifest> {
  const { madeAt, secret, pictures: place } = parts;
  const archive = writeArchive(draft, new Date(madeAt));
  const migrations = [...(await appliedNames(source.db))];
  const tables = await exportTables(source, archive);
  const nothing = { place, bytes: 0, missing: 0, rows: 0, hash: "" };
  const hasPictures = place === "inside" && tables.some(({ name }) => name === "stored_files");
  const pictures = hasPictures
    ? await exportPictures(source, join(parts.dataFolder, "files"), archive)
    : nothing;
  const manifest = { madeAt, database: source.kind, migrations, tables, pictures, secret };
  await archive.add(manifestEntry, [writeManifest(manifest)]);
  await archive.end();
  return manifest;
}

/** What is not restored is no backup: another process does that, in a folder of its own. */
async function restoreElsewhere(draft: string): Promise<void> {
  const child = spawn(process.execPath, [checker, "--check", draft], { stdio: ["ignore", "ignore", "pipe"] });
  const [said] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (child.exitCode === 0) return;
  throw new StartupError(`The backup could not be restored, so it was not kept: ${said.trim()}`);
}

function refuseFullDisk(
  { dataFolder, url, pictures, freeBytes = freeIn }: BackupParts,
  folder: string,
): void {
  const database = url === undefined ? sizeOf(join(dataFolder, "app.db")) : 0;
  const files = pictures === "inside" ? sizeOfAll(join(dataFolder, "files")) : 0;
  // The backup itself, and what is restored from it or snapped for it.
  const [needed, free] = [2 * (database + files), freeBytes(folder)];
  if (free >= needed) return;
  throw new StartupError(
    `A backup takes up to ${inWords(needed)} for a while, and the disk of ${folder} has ${inWords(free)} free. Free some space, or name a file on another disk with --to.`,
  );
}

/** What this user may still write on the disk of a folder. */
export function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function sizeOfAll(folder: string): number {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
}

/** A name that sorts by time. */
export function backupName(madeAt: number, start = ""): string {
  return `${start}${new Date(madeAt).toISOString().replaceAll(/[-:.]/gu, "")}.zip`;
}

/** Removes all but the newest backups whose names begin alike. */
export function keepNewest(folder: string, start: string, count: number): void {
  const names = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(".zip"));
  for (const name of names.toSorted().slice(0, -count)) rmSync(join(folder, basename(name)));
}
