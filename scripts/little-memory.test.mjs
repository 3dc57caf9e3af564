import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "./processes.mjs";

const folder = mkdtempSync(join(tmpdir(), "meal-memory-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(process.platform === "win32")(
  "the server's process goes on as itself with little memory, and keeps what an operator set",
  () => {
    const script = join(folder, "begin.mjs");
    writeFileSync(
      script,
      `import { continueWithLittleMemory } from ${JSON.stringify(join(root, "scripts/little-memory.mjs"))};
      const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env;
      const own = { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ };
      console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, given: process.argv.slice(2), own }));
      continueWithLittleMemory(${JSON.stringify(script)});`,
    );
    const env = { PATH: process.env.PATH, MALLOC_ARENA_MAX: "7" };
    const { stdout, stderr } = spawnSync(process.execPath, [script, "word"], { env, encoding: "utf8" });
    expect(stderr).toBe("");
    const [before, after, ...more] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(more).toEqual([]);
    expect(before.flags).toEqual([]);
    const flags = ["--max-semi-space-size=4", "--heap-growing-percent=20"];
    const own = { MALLOC_ARENA_MAX: "7", MALLOC_MMAP_THRESHOLD_: "65536" };
    expect(after).toEqual({ pid: before.pid, flags, given: ["word"], own });
  },
);
