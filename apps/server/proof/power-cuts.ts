import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../src/db/open-sqlite.ts";
import { findDamage, type ProofTables } from "./entries.ts";
import { addRound, noRounds, untilSomewhere, type Outcome } from "./kills.ts";
import { startLoad } from "./load.ts";

const sectorBytes = 512;

/** One way to cut the power: where the server writes, and what is left of it afterwards. */
interface Cut {
  readonly environment: Readonly<Record<string, string>>;
  /** Called right after the process died; answers the folder as a machine would find it after the cut. */
  readonly afterwards: () => string;
  readonly cleanUp: () => void;
}

/** Cuts the power under the embedded database, each time on a fresh one. */
export async function cutPower(rounds: number, prepare: (folder: string) => Cut): Promise<Outcome> {
  let sum = noRounds;
  for (let round = 0; round < rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), "meal-power-"));
    const cut = prepare(folder);
    try {
      const load = await startLoad(cut.environment, round);
      await untilSomewhere();
      await load.kill();
      const damage = await inspect(join(cut.afterwards(), "app.db"), load.acknowledged);
      sum = addRound(sum, load.acknowledged.length, damage);
    } finally {
      cut.cleanUp();
      rmSync(folder, { recursive: true });
    }
  }
  return sum;
}

async function inspect(path: string, acknowledged: readonly string[]) {
  const database = await openSqlite<ProofTables>(path);
  try {
    return await findDamage(database, acknowledged);
  } finally {
    await database.close();
  }
}

/**
 * A model that needs no rights: of the log, the disk holds what the last finished sync promised, and of what was
 * written later some sectors by chance. The database file is taken as of that sync, since SQLite syncs the log itself
 * before it copies from it.
 */
export function recordedCut(folder: string): Cut {
  const live = join(folder, "live");
  return {
    environment: { DATA_DIR: live, RECORD_TO: join(folder, "recorded") },
    afterwards() {
      const disk = latestDisk(join(folder, "recorded"));
      tearLog(join(live, "app.db-wal"), join(disk, "app.db-wal"));
      return disk;
    },
    cleanUp: () => {},
  };
}

function latestDisk(recording: string): string {
  const numbers = readdirSync(recording).flatMap((name) => /^disk-(\d+)$/u.exec(name)?.[1] ?? []);
  return join(recording, `disk-${Math.max(...numbers.map(Number))}`);
}

function tearLog(livePath: string, diskPath: string): void {
  const live = readFileSync(livePath);
  const promised = readFileSync(diskPath);
  // A log that began again is another log; then nothing of it was promised yet.
  const isSameLog = live.subarray(0, 32).equals(promised.subarray(0, 32));
  if (!isSameLog) return;
  const torn = Buffer.concat([promised, Buffer.alloc(Math.max(0, live.length - promised.length))]);
  for (let at = 0; at < live.length; at += sectorBytes) {
    const isNew = !live.subarray(at, at + sectorBytes).equals(torn.subarray(at, at + sectorBytes));
    if (isNew && Math.random() < 0.5) live.copy(torn, at, at, at + sectorBytes);
  }
  writeFileSync(diskPath, torn);
}

/**
 * The kernel's own way, for root: a file system in a file, whose dirty pages stay in memory until they are synced.
 * A copy of that file is the disk at the moment of the cut; mounting the copy is the next start of the machine.
 */
export function mountedCut(folder: string): Cut {
  const [image, copy] = [join(folder, "disk.img"), join(folder, "copy.img")];
  const [before, after] = [join(folder, "before"), join(folder, "after")];
  for (const path of [before, after]) mkdirSync(path);
  execFileSync("truncate", ["-s", "96M", image]);
  execFileSync("mkfs.ext4", ["-q", image]);
  execFileSync("mount", ["-o", "loop,commit=300", image, before]);
  const mounted = [before];
  return {
    environment: { DATA_DIR: join(before, "data") },
    afterwards() {
      copyFileSync(image, copy);
      execFileSync("mount", ["-o", "loop", copy, after]);
      mounted.push(after);
      return join(after, "data");
    },
    cleanUp() {
      for (const path of mounted) execFileSync("umount", [path]);
    },
  };
}

/** Whether this machine lets us mount. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "meal-mount-"));
  try {
    mountedCut(folder).cleanUp();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
