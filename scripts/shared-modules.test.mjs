import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";

test("no helper has a hook of its own: it is loaded once, and the hook would be that of the first file alone", () => {
  const { stdout } = spawnSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" });
  const helpers = stdout.split("\n").filter((path) => path !== "" && !/\.test\.tsx?$/u.test(path));
  const withHooks = helpers.filter((path) =>
    /^(?:after|before)(?:All|Each)\(/mu.test(readFileSync(join(root, path), "utf8")),
  );
  expect(withHooks).toEqual([]);
});
