// How the server's process begins, so that it gives back what it no longer needs. Plain JavaScript for any Node from 20.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";

/**
 * Goes on as the same process with what is in `apps/server/process.json`; returns only when that is so already. Node
 * reads both when it begins, and a process in between would take more than they save: V8 lets the space for young objects
 * grow to 128 MB, and the C library keeps what pictures and databases free, for each thread apart.
 */
export function continueWithLittleMemory(script) {
  const begun = JSON.parse(readFileSync(join(root, "apps/server/process.json"), "utf8"));
  const isSo = begun.arguments.every((argument) => process.execArgv.includes(argument));
  // Windows cannot go on as another program, and does without.
  if (isSo || process.platform === "win32") return;
  const argv = [process.execPath, ...process.execArgv, ...begun.arguments, script, ...process.argv.slice(2)];
  process.execve(process.execPath, argv, { ...begun.environment, ...process.env });
}
