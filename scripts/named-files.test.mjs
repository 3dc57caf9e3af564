import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";

const listed = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed.stdout.split("\n").map((path) => `/${path}`);

/** The files that a text names in code, such as `sign-up/sign-up.ts`. What stands for any name is none. */
const namesIn = (text) => [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|md))`/gu)].map(([, name]) => name);

const isThere = (name) =>
  files.some((path) => path.replace("/src/", "/").endsWith(`/${name.replace("/src/", "/")}`));

test.each(["ARCHITECTURE.md", "CONTRIBUTING.md"])("every file that %s names is there", (document) => {
  const names = namesIn(readFileSync(join(root, document), "utf8"));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
