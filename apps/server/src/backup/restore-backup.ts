import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { finishRestore, restoredParts, restoreFolders, syncFolder } from "../db/finish-restore.ts";
import type { Migrations } from "../db/migrate.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { StartupError } from "../startup-error.ts";
import { buildEmbedded, fillPostgres, migrationsOf } from "./build-database.ts";
import type { Manifest } from "./manifest.ts";
import { restorePictures } from "./pictures.ts";
import { readArchive, type Archive } from "./read-archive.ts";
import { fingerprintOf, openSecret } from "./sealed-secret.ts";

/** What is restored, and where. The data folder is held by the caller. */
export interface RestoreParts {
  readonly file: string;
  readonly dataFolder: string;
  /** Of a PostgreSQL; the embedded database otherwise. */
  readonly url: string | undefined;
  /** AUTH_SECRET, where it is set. */
  readonly secret: string | undefined;
  readonly passphrase: string | undefined;
  /** Whether what is there may give way; it is kept aside. */
  readonly isReplacing: boolean;
  readonly migrations: Migrations;
  readonly now: number;
  /** Tests end the process at any step. */
  readonly onStep?: (step: string) => void;
}

/** What became of a restore. */
export interface Restored {
  readonly manifest: Manifest;
  /** Where the old is kept; undefined where there was none. */
  readonly keptIn: string | undefined;
  /** Whether this data folder now has the secret that the backup was made with. */
  readonly isSecretRight: boolean;
}

const secretName = "auth-secret";

/** Restores a backup: all of it, or nothing. */
export async function restoreBackup(parts: RestoreParts): Promise<Restored> {
  return withArchive(parts.file, async (archive) => {
    migrationsOf(archive.manifest, parts.migrations);
    const secret = sealedSecret(archive, parts);
    const keptIn =
      parts.url === undefined
        ? await restoreEmbedded(archive, parts, secret)
        : await restorePostgres(archive, { ...parts, url: parts.url }, secret);
    return { manifest: archive.manifest, keptIn, isSecretRight: isSecretRight(archive.manifest, parts) };
  });
}

/** Restores a backup into an empty folder, to know that it can be; fails where it cannot. */
export async function tryBackup(file: string, folder: string, migrations: Migrations): Promise<Manifest> {
  return withArchive(file, async (archive) => {
    await buildEmbedded(archive, folder, migrations);
    await restorePictures(archive, join(folder, "files"));
    return archive.manifest;
  });
}

/** Whatever goes wrong before the end changed nothing, and is told in a sentence. */
async function withArchive<Result>(
  file: string,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  let archive: Archive | undefined;
  try {
    archive = await readArchive(file);
    return await use(archive);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      archive
        ? `${file} could not be restored: ${reason}. Nothing was changed.`
        : `${file} is not a whole backup: ${reason}. Nothing was changed; restore another one.`,
      { cause: error },
    );
  } finally {
    archive?.close();
  }
}

/** Builds all of it beside the old, and puts it in its place when it is whole and on disk. */
async function restoreEmbedded(
  archive: Archive,
  { dataFolder, isReplacing, migrations, now, onStep = () => {} }: RestoreParts,
  secret: string | undefined,
): Promise<string | undefined> {
  const old = restoredParts.filter((part) => existsSync(join(dataFolder, part)));
  if (old.length > 0 && !isReplacing)
    throw new StartupError(
      `${dataFolder} holds data already (${old.join(", ")}). Say --replace to put the backup in its place; what is there is kept beside it. Or set DATA_DIR to another folder.`,
    );
  const folders = restoreFolders(dataFolder, new Date(now).toISOString().replaceAll(/[-:.]/gu, ""));
  mkdirSync(folders.building, { mode: 0o700 });
  onStep("begun");
  await buildEmbedded(archive, folders.building, migrations);
  onStep("database built");
  if (archive.manifest.pictures.place === "inside") {
    mkdirSync(join(folders.building, "files"), { mode: 0o700 });
    await restorePictures(archive, join(folders.building, "files"));
  }
  onStep("pictures built");
  if (secret !== undefined) writeSecret(join(folders.building, secretName), secret);
  syncTree(folders.building);
  onStep("synced");
  renameSync(folders.building, folders.decided);
  syncFolder(dataFolder);
  onStep("decided");
  finishRestore(dataFolder, onStep);
  return existsSync(folders.replaced) ? folders.replaced : undefined;
}

/**
 * The tables come in one transaction, and before it ends the pictures lie beside whatever lies there. Pictures that no row
 * knows of harm nobody, so a restore that was cut off left an empty database, and is simply done again.
 */
async function restorePostgres(
  archive: Archive,
  { dataFolder, url, migrations, onStep = () => {} }: RestoreParts & { readonly url: string },
  secret: string | undefined,
): Promise<undefined> {
  const path = join(dataFolder, secretName);
  const isThere = existsSync(path);
  if (secret !== undefined && isThere && readFileSync(path, "utf8").trim() !== secret)
    throw new StartupError(
      `${path} is another secret than the one in the backup. Move it away, and restore again. Nothing was changed.`,
    );
  const database = openPostgres({ url, onIdleError: () => {} });
  try {
    await fillPostgres(archive, database.untyped, migrations, async () => {
      onStep("database filled");
      await restorePictures(archive, join(dataFolder, "files"));
      if (secret !== undefined && !isThere) writeSecret(path, secret);
      onStep("pictures and secret in place");
    });
  } finally {
    await database.close();
  }
}

/** The secret that the backup brings; undefined where it brings none, or the setting says it. */
function sealedSecret({ manifest }: Archive, { passphrase, secret }: RestoreParts): string | undefined {
  const { sealed } = manifest.secret;
  if (sealed === null || secret !== undefined) return undefined;
  if (passphrase !== undefined) return openSecret(sealed, passphrase);
  throw new StartupError(
    "The secret in this backup is sealed. Set BACKUP_PASSPHRASE to the passphrase that it was made with, or AUTH_SECRET to the secret itself. Nothing was changed.",
  );
}

function isSecretRight({ secret: { fingerprint } }: Manifest, { dataFolder, secret }: RestoreParts): boolean {
  const path = join(dataFolder, secretName);
  const own = secret ?? (existsSync(path) ? readFileSync(path, "utf8").trim() : undefined);
  return own !== undefined && fingerprintOf(own) === fingerprint;
}

function writeSecret(path: string, secret: string): void {
  writeFileSync(path, secret, { mode: 0o600, flush: true });
}

/** Brings a folder with everything in it to disk. */
function syncTree(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) sync(join(folder, name));
  sync(folder);
}

function sync(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
