import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";

/** What every test is given, in the configuration of the runner. */
const usualMs = 600_000;

test("no test has less patience than all of them: a busy machine is no reason to fail", () => {
  const { stdout } = spawnSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], {
    cwd: root,
    encoding: "utf8",
  });
  const hasty = stdout.split("\n").filter((path) => {
    if (path === "") return false;
    const text = readFileSync(join(root, path), "utf8");
    const own = [...text.matchAll(/^\s*\}, ([\d_]+)\);$|, \{ timeout: ([\d_]+) \}, (?:async )?\(/gmu)];
    const patience = own.map(([, last, first]) => Number((last ?? first).replaceAll("_", "")));
    // 0 is without end, or what something else begins with.
    return patience.some((ms) => ms > 0 && ms < usualMs);
  });
  expect(hasty).toEqual([]);
});
