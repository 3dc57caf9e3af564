import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { inWords } from "../backup/in-words.ts";
import { freeIn } from "../backup/make-backup.ts";
import { toDo, well, type Finding } from "./finding.ts";

const DAY_MS = 86_400_000;
const leastFreeBytes = 1_000_000_000;
const oldestBackupDays = 7;

/** Enough for some time of growing, and for a backup, which takes twice the room of the database. */
export function examineDisk(dataFolder: string, freeBytes = freeIn): Finding {
  const database = statSync(join(dataFolder, "app.db"), { throwIfNoEntry: false })?.size ?? 0;
  const needed = Math.max(leastFreeBytes, 2 * database);
  const free = freeBytes(nearestExisting(dataFolder));
  return free < needed
    ? toDo("Disk", `${inWords(free)} are free for ${dataFolder}; make room until it is ${inWords(needed)}.`)
    : well("Disk", `${inWords(free)} are free for ${dataFolder}.`);
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

/** The folder holds what people wrote about themselves, and the secret of their sessions. */
export function examinePermissions(dataFolder: string): Finding {
  if (!existsSync(dataFolder))
    return well("Permissions", "There is no data folder yet: the first start makes it.");
  try {
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return toDo(
      "Permissions",
      `${dataFolder} cannot be written by this user: give it to the user of the server.`,
    );
  }
  const folder = realpathSync(dataFolder);
  const open = process.platform === "win32" ? 0 : openToOthers(folder);
  return open === 0
    ? well("Permissions", `Only its owner can read ${dataFolder}.`)
    : toDo(
        "Permissions",
        `Others on this machine can read ${open} files or folders: chmod -R go-rwx '${folder}'`,
      );
}

function openToOthers(path: string): number {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  // A server that runs takes files away, and the mode of a link says nothing.
  if (stat === undefined || stat.isSymbolicLink()) return 0;
  const own = (stat.mode & 0o077) === 0 ? 0 : 1;
  if (!stat.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + openToOthers(join(path, name)), own);
}

/** Those of before an update do not count: they have no pictures, and come only with updates. */
export function examineBackups(folder: string, hasData: boolean, now: number): Finding {
  if (!hasData) return well("Backups", "There is nothing to back up yet.");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const times = names
    .filter((name) => name.endsWith(".zip") && !name.startsWith("before-"))
    .map((name) => statSync(join(folder, name)).mtimeMs);
  if (times.length === 0)
    return toDo(
      "Backups",
      `There is none in ${folder}: make one with npm run backup. If yours are elsewhere, say where with --backups FOLDER.`,
    );
  const days = Math.floor((now - Math.max(...times)) / DAY_MS);
  const age = days < 1 ? "less than a day" : days === 1 ? "one day" : `${days} days`;
  return days > oldestBackupDays
    ? toDo(
        "Backups",
        `The newest in ${folder} is ${age} old: make one with npm run backup, best every night.`,
      )
    : well("Backups", `The newest in ${folder} is ${age} old.`);
}
