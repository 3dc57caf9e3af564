import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupName, makeBackup } from "../backup/make-backup.ts";
import { restoreBackup, tryBackup, type Restored } from "../backup/restore-backup.ts";
import { secretForBackup } from "../backup/sealed-secret.ts";
import { readConfig, type Config } from "../config.ts";
import { ownDataFolder } from "../db/data-folder.ts";
import { migrations } from "../db/migrations.ts";
import { readSecret } from "../security/secret.ts";
import { StartupError, tellingWhatToMend } from "../startup-error.ts";

const usage = `Usage: npm run restore -- FILE [--replace]

  FILE            restores a backup into the data folder, or into the empty PostgreSQL of DATABASE_URL
  FILE --replace  puts it in the place of what is in the data folder, which is kept beside it
  --check FILE    only tries whether a backup can be restored
  --from-embedded moves the embedded database of the data folder into the empty PostgreSQL of DATABASE_URL

  Stop the server first.`;

/** `npm run restore`. */
async function main(): Promise<void> {
  const { file, isReplacing, isChecking } = readWords(process.argv.slice(2));
  if (isChecking && file !== undefined) return check(file);
  const config = readConfig(process.env, process.cwd());
  const folder = ownDataFolder(config.DATA_DIR);
  try {
    const source = file ?? (await backUpEmbedded(config));
    const restored = await restoreBackup({
      file: source,
      isReplacing,
      migrations,
      now: Date.now(),
      dataFolder: config.DATA_DIR,
      url: config.DATABASE_URL,
      secret: config.AUTH_SECRET,
      passphrase: config.BACKUP_PASSPHRASE,
    });
    process.stdout.write(`${told(source, restored)}\n`);
  } finally {
    folder.release();
  }
}

function readWords(args: readonly string[]): {
  file: string | undefined;
  isReplacing: boolean;
  isChecking: boolean;
} {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = { replace: flag, check: flag, "from-embedded": flag };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file = "", ...more] = positionals;
    const isMoving = values["from-embedded"] && !values.check && !values.replace;
    if (more.length === 0 && (file === "") === isMoving)
      return {
        file: isMoving ? undefined : resolve(file),
        isReplacing: values.replace,
        isChecking: values.check,
      };
  } catch {
    // A word that nobody knows: what is right says the same as for every other mistake.
  }
  throw new StartupError(usage);
}

/** Restores the backup beside it, and removes that again. */
async function check(file: string): Promise<void> {
  const folder = mkdtempSync(join(dirname(file), ".check-"));
  try {
    const { tables } = await tryBackup(file, folder, migrations);
    process.stdout.write(
      `${file} can be restored: ${rowsOf(tables)} rows and all pictures are as they were.\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moving is restoring a backup of the moment. The pictures and the secret stay in the data folder, which both share. */
async function backUpEmbedded(config: Config): Promise<string> {
  const { DATA_DIR: dataFolder, DATABASE_URL: url } = config;
  if (url === undefined)
    throw new StartupError("Set DATABASE_URL to the empty PostgreSQL that the embedded database moves into.");
  const madeAt = Date.now();
  const to = join(dataFolder, "backups", backupName(madeAt, "before-move-"));
  const secret = secretForBackup(readSecret(config, dataFolder), undefined);
  await makeBackup({ dataFolder, url: undefined, to, madeAt, pictures: "left", secret });
  return to;
}

function told(file: string, { manifest, keptIn, isSecretRight }: Restored): string {
  const { tables, pictures, madeAt } = manifest;
  return [
    `Restored ${file} of ${new Date(madeAt).toISOString()}: ${rowsOf(tables)} rows and ${pictures.rows} pictures, all as they were.`,
    ...(pictures.place === "s3" ? ["The pictures are in the S3 storage: keep the FILES_S3 settings."] : []),
    isSecretRight
      ? "The secret is the one of the backup, so everybody signs in as before."
      : "The secret is not the one of the backup. Everybody signs in anew, and authenticator apps no longer open accounts. Set AUTH_SECRET to the old secret, or take second factors away with npm run user -- reset EMAIL second-factor.",
    ...(keptIn === undefined ? [] : [`What was there before is in ${keptIn}. Delete it when all is well.`]),
  ].join("\n");
}

function rowsOf(tables: Restored["manifest"]["tables"]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

await tellingWhatToMend(main);
