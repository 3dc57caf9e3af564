import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { StartupError } from "../startup-error.ts";
import { finishRestore } from "./finish-restore.ts";

/** The folder that holds everything this server keeps, for as long as this process owns it. */
export interface DataFolder {
  readonly path: string;
  release(): void;
}

/** Makes the folder and takes it for this process alone. A restore that did not come to its end is finished first. */
export function ownDataFolder(path: string): DataFolder {
  const release = takeFolder(path, (code) =>
    code.startsWith("SQLITE_BUSY")
      ? `The data folder ${path} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`
      : `The data folder ${path} cannot be written (${code}). Make it writable, or set DATA_DIR to another folder.`,
  );
  finishRestore(path);
  return { path, release };
}

/**
 * Makes a folder, and locks it until it is released. The lock is one of the operating system's, on a file that SQLite
 * locks for us, so it ends with the process, however that ends: nothing stale can block the next start.
 */
export function takeFolder(path: string, whyNot: (code: string) => string): () => void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const lock = new BetterSqlite3(join(path, "lock"), { timeout: 0 });
    lock.exec("begin exclusive");
    return () => lock.close();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new StartupError(whyNot(code), { cause: error });
  }
}
