import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;

/** What is imported late, and yet holds up nobody. */
const loadedOtherwise: Readonly<Record<string, string>> = {
  "run.ts": "before the server listens",
  "adapters/engine/engine-workers.ts": "before the server listens",
  "start.ts": "before the server listens",
  "db/open-postgres.ts": "before the server listens",
  "backup/before-migration.ts": "before the server listens",
  "adapters/chef/model/open-model-chef.ts":
    "when a model is set up, in which case the answer waits for the model",
  "adapters/push/web-push/web-push.ts": "when pushes are set up: four small files",
  "openid-client": "when a provider is set up, 7 ms",
  "@node-rs/argon2": "a binary, 2 ms",
  jose: "15 ms",
  "jose/jwt/sign": "a part of jose",
  "jose/jwt/verify": "a part of jose",
  "features/import-export/read-and-finish.ts": "in the engine's own thread",
  "features/recipes/service.ts": "with the server, whose routes name it too",
};

it("what a request would have to load first is loaded before the server listens", () => {
  const files = globSync("**/*.ts", { cwd: here }).filter((file) => !file.endsWith(".test.ts"));
  const late = new Set(files.flatMap((file) => importedLateBy(file)));
  const ahead = new Set(importedLateBy("load-ahead.ts"));
  // These two load what they name by a function that load-ahead.ts calls.
  for (const file of ["features/accounts/passkeys/site.ts", "http/uploads.ts"])
    for (const name of importedLateBy(file)) ahead.add(name);

  const forgotten = [...late].filter((name) => !ahead.has(name) && loadedOtherwise[name] === undefined);
  expect(forgotten).toEqual([]);
  expect(Object.keys(loadedOtherwise).filter((name) => !late.has(name))).toEqual([]);
});

/** The packages, and the files of the server, that a file imports when it runs and not when it is loaded. */
function importedLateBy(file: string): readonly string[] {
  const text = readFileSync(join(here, file), "utf8");
  return [...text.matchAll(/\bimport\("(?<name>[^"]+)"\)(?!\.[A-Z])/gu)].map(({ groups }) => {
    const name = groups?.["name"] ?? "";
    return name.startsWith(".") ? relative(here, join(here, dirname(file), name)) : name;
  });
}
