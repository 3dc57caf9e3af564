import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { StartupError } from "../startup-error.ts";

/** The folder that holds everything this server keeps, for as long as this process owns it. */
export interface DataFolder {
  readonly path: string;
  release(): void;
}

/**
 * Makes the folder and takes it for this process alone. The lock is one of the operating system's, on a file that
 * SQLite locks for us, so it ends with the process, however that ends: nothing stale can block the next start.
 */
export function ownDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const lock = new BetterSqlite3(join(path, "lock"), { timeout: 0 });
    lock.exec("begin exclusive");
    return { path, release: () => lock.close() };
  } catch (error) {
    throw new StartupError(whyNot(path, error), { cause: error });
  }
}

function whyNot(path: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("SQLITE_BUSY")) {
    return `The data folder ${path} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`;
  }
  return `The data folder ${path} cannot be written (${code}). Make it writable, or set DATA_DIR to another folder.`;
}
