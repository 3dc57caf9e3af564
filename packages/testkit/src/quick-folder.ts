import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
const prefix = "meal-tests-";
/** What a whole run holds at once is a tenth of it. */
const enoughBytes = 3 * 1024 ** 3;
/** No run takes so long. One in another container may share the memory, and its processes are not seen from here. */
const longestRunMs = 6 * 3_600_000;

/**
 * A folder for everything that a run of tests writes: in memory where there is room, and else where such files usually go.
 * Every test on PostgreSQL copies a whole database, so most of its time would go into the disk.
 */
export function quickFolder(): string {
  // A process that a run begins is told of its folder by the environment.
  if (tmpdir().startsWith(join(memory, prefix)) || !hasRoom()) return tmpdir();
  sweep();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/** What runs left behind that were killed would take memory until the machine starts again. */
function sweep(): void {
  for (const name of readdirSync(memory)) {
    const folder = join(memory, name);
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > longestRunMs) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
