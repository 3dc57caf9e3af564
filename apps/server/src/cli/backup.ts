import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inWords } from "../backup/in-words.ts";
import { backupName, keepNewest, makeBackup, type Backup } from "../backup/make-backup.ts";
import { secretForBackup } from "../backup/sealed-secret.ts";
import { readConfig } from "../config.ts";
import { readSecret } from "../security/secret.ts";
import { StartupError, tellingWhatToMend } from "../startup-error.ts";

const usage = `Usage: npm run backup [-- --to FILE]

  Writes the database, the pictures and, with BACKUP_PASSPHRASE, the secret into one file, also while the server runs.
  Without --to it is named by the time, in the folder backups of the data folder.`;
const beforeMigration = "before-migration-";
const keptBeforeMigrations = 3;

/** `npm run backup`; with --before-migration it is what a start does before it changes the database. */
async function main(): Promise<void> {
  const { to, isBeforeMigration } = readWords(process.argv.slice(2));
  const config = readConfig(process.env, process.cwd());
  const { DATA_DIR: dataFolder, DATABASE_URL: url, BACKUP_PASSPHRASE: passphrase } = config;
  const madeAt = Date.now();
  const own = join(dataFolder, "backups");
  const file = to ?? join(own, backupName(madeAt, isBeforeMigration ? beforeMigration : ""));
  const pictures = config.FILES_S3_ENDPOINT === undefined ? "inside" : "s3";
  const backup = await makeBackup({
    dataFolder,
    url,
    madeAt,
    to: file,
    pictures: isBeforeMigration ? "left" : pictures,
    secret: secretForBackup(readSecret(config, dataFolder), passphrase),
  });
  if (isBeforeMigration) keepNewest(own, beforeMigration, keptBeforeMigrations);
  process.stdout.write(`${told(file, backup)}\n`);
}

function readWords(args: readonly string[]): { to: string | undefined; isBeforeMigration: boolean } {
  try {
    const options = { to: { type: "string" }, "before-migration": { type: "boolean" } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const to = values.to === undefined ? undefined : resolve(values.to);
    if (values.to !== "") return { to, isBeforeMigration: values["before-migration"] ?? false };
  } catch {
    // A word that nobody knows: what is right says the same as for every other mistake.
  }
  throw new StartupError(usage);
}

function told(file: string, { bytes, manifest: { tables, pictures, secret } }: Backup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const pictureWords = {
    inside: `${pictures.rows} pictures (${inWords(pictures.bytes)})`,
    s3: "no pictures: they are in the S3 storage, which has its own backups",
    left: "no pictures: they stay where they are",
  };
  return [
    `Backup: ${file} (${inWords(bytes)}). It was restored once in another process, and everything counted was equal.`,
    `Inside: ${tables.length} tables with ${rows} rows, and ${pictureWords[pictures.place]}.`,
    ...(pictures.missing > 0 ? [`${pictures.missing} pictures have no file any more.`] : []),
    secret.sealed
      ? "The secret is inside, sealed with BACKUP_PASSPHRASE. Keep that passphrase somewhere else."
      : "The secret is not inside. Sessions and second factors depend on it: keep AUTH_SECRET, or auth-secret of the data folder, somewhere safe, or set BACKUP_PASSPHRASE to have it inside, sealed.",
  ].join("\n");
}

await tellingWhatToMend(main);
