import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type KeptThing, keptThings } from "./kept-things.ts";

const web = join(import.meta.dirname, "../../..");
const things: readonly KeptThing[] = keptThings;
const storages = /\b(?:localStorage|sessionStorage|indexedDB|IDB\w+|caches)\b|idb-keyval/u;

/** These run before the app or beside it, and can import nothing. What they name must be in the table. */
const apart = new Map([
  ["src/app/theme-snippet.js", ["ui-theme", "faces", "isLoggedIn"]],
  ["src/app/first-look-snippet.js", ["first-look", "isLoggedIn"]],
  ["src/worker/worker.ts", ["app-files"]],
]);

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");

function usesOfStorage(): readonly string[] {
  return globSync("src/**/*.{ts,tsx,js}", { cwd: web })
    .filter((path) => !/^src\/(?:platform\/device|testing)\/|\.test\./u.test(path))
    .filter((path) => storages.test(withoutComments(readFileSync(join(web, path), "utf8"))))
    .toSorted();
}

describe("what lies on a device", () => {
  it("goes through the one module, but for the three scripts that can import nothing", () => {
    expect(usesOfStorage()).toEqual([...apart.keys()].toSorted());
  });

  it("is in the table where those scripts name it", () => {
    for (const [path, keys] of apart) {
      const code = readFileSync(join(web, path), "utf8");
      const named = [...code.matchAll(/(?:getItem\(|cacheName = )"([^"]+)"/gu)].map(([, key = ""]) => key);
      expect(named.toSorted()).toEqual(keys.toSorted());
      for (const key of keys) expect(things.map((thing) => thing.key)).toContain(key);
    }
  });

  it("has one row for each thing in the documentation, with the same owner and end", () => {
    const page = readFileSync(join(web, "../../docs/features/device.md"), "utf8");
    const rows = [...page.matchAll(/^\| (\w+) \| `([^`]+)` \| (\w+) \| ([\w-]+) \| \S.* \|$/gmu)];
    const documented = rows.map(([, place, key, owner, ends]) => ({ place, key, owner, ends }));
    expect(documented).toEqual(things);
  });

  it("has nobody's name twice", () => {
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  });
});
