import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";

/** What a restore puts into a data folder. */
export const restoredParts = ["app.db", "files", "auth-secret"] as const;

const building = "restoring-";
const decided = "restored-";
const replaced = "replaced-";

/** The folders of one restore, inside of the data folder, which may be a file system of its own. */
export function restoreFolders(folder: string, id: string) {
  return {
    /** Everything is built here. Whatever ends the restore now, the old is whole. */
    building: join(folder, `${building}${id}`),
    /** Its name from the moment on that the new is decided for. Whoever takes the data folder next finishes it. */
    decided: join(folder, `${decided}${id}`),
    /** The old, kept. */
    replaced: join(folder, `${replaced}${id}`),
  };
}

/** Whether a restore that was decided is not finished, so that old and new lie side by side. */
export function isRestoreUnfinished(folder: string): boolean {
  return existsSync(folder) && namesOf(folder, decided).length > 0;
}

/**
 * Puts what was restored in the place of the old, or removes what was not decided for yet. Every step can be the last one
 * of its process: doing all of it again goes on behind it.
 */
export function finishRestore(folder: string, onStep: (step: string) => void = () => {}): void {
  for (const name of namesOf(folder, building)) rmSync(join(folder, name), { recursive: true, force: true });
  for (const name of namesOf(folder, decided)) {
    const folders = restoreFolders(folder, name.slice(decided.length));
    for (const part of restoredParts) replace(part, folder, folders, onStep);
    syncFolder(folder);
    rmSync(folders.decided, { recursive: true });
    syncFolder(folder);
  }
}

function replace(
  part: (typeof restoredParts)[number],
  folder: string,
  folders: ReturnType<typeof restoreFolders>,
  onStep: (step: string) => void,
): void {
  const restored = join(folders.decided, part);
  if (!existsSync(restored)) return;
  // The log of the embedded database belongs to it, and must never lie beside another one.
  const old = part === "app.db" ? ["app.db-wal", "app.db-shm", "app.db"] : [part];
  for (const name of old.filter((each) => existsSync(join(folder, each)))) {
    mkdirSync(folders.replaced, { recursive: true, mode: 0o700 });
    renameSync(join(folder, name), join(folders.replaced, name));
    onStep(`old ${name} kept`);
  }
  if (existsSync(folders.replaced)) syncFolder(folders.replaced);
  renameSync(restored, join(folder, part));
  onStep(`new ${part} in place`);
}

function namesOf(folder: string, start: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith(start));
}

/** Makes names in a folder survive a power cut. */
export function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}
