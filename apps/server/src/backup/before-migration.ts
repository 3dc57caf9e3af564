import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { StartupError } from "../startup-error.ts";

const program = join(import.meta.dirname, "../cli/backup.ts");

/** Backs the embedded database up before its tables are changed, in another process, and answers what that one said. */
export async function backUpBeforeMigration(dataFolder: string): Promise<{ readonly said: string }> {
  const child = spawn(process.execPath, [program, "--before-migration"], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (child.exitCode === 0) return { said: said.trim() };
  throw new StartupError(
    `This version changes the database, and makes a backup first, which did not work: ${wrong.trim()} The database is as it was; mend that and start again.`,
  );
}
