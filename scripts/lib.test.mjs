import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { whenStale } from "./lib.mjs";
import { root } from "./processes.mjs";

let folder = "";
let builds = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "meal-stale-"));
  mkdirSync(join(folder, "web"));
  writeFileSync(join(folder, "web/source.ts"), "one");
  builds = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A build as the product's are: what it makes lies among what it is made from. */
function build() {
  return whenStale({
    name: relative(join(root, ".cache/stamps"), join(folder, "stamp")),
    inputs: [relative(root, join(folder, "web"))],
    output: relative(root, join(folder, "web/dist")),
    work: async () => {
      builds += 1;
      for (const made of ["dist", ".cache", "node_modules"]) {
        mkdirSync(join(folder, "web", made), { recursive: true });
        writeFileSync(join(folder, "web", made, `${builds}.js`), "");
      }
    },
  });
}

it("builds once, and again only when a source has changed", async () => {
  await build();
  await build();
  expect(builds).toBe(1);
  writeFileSync(join(folder, "web/source.ts"), "another");
  await build();
  expect(builds).toBe(2);
});
