import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const require = createRequire(import.meta.url);

/** The files of our own that a file makes Node load; types are gone before it looks. */
function loadedBy(path: string): readonly string[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const text = readFileSync(path, "utf8");
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return [...loadedAtOnceBy(path), ...filesOf(path, later)];
}

/** Those that are there before its first line runs. */
function loadedAtOnceBy(path: string): readonly string[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value]));
  return filesOf(path, [...imported, ...exported]);
}

const filesOf = (path: string, requests: readonly string[]): readonly string[] =>
  requests.flatMap((request) => {
    if (request.startsWith(".")) return [join(dirname(path), request)];
    return request.startsWith("@meal/") ? [require.resolve(request)] : [];
  });

/** Everything that is loaded from here on, each with the way to it. */
function loadedFrom(start: string, nextOf = loadedBy): ReadonlyMap<string, string> {
  const met = new Map([[start, relative(root, start)]]);
  for (const [path, way] of met) {
    if (!path.endsWith(".ts")) continue;
    for (const next of nextOf(path)) if (!met.has(next)) met.set(next, `${way} > ${relative(root, next)}`);
  }
  return met;
}

it("the server loads no module of the engine: whatever takes it is done in a worker, the model chef's checks too", () => {
  const server = loadedFrom(join(import.meta.dirname, "run.ts"));
  const ofEngine = [...server].filter(([path]) => relative(root, path).startsWith("packages/engine/"));
  expect(ofEngine.map(([, way]) => way)).toEqual([]);
  expect([...server.keys()]).toContain(join(import.meta.dirname, "adapters/chef/model/model-chef.ts"));
  const worker = loadedFrom(join(import.meta.dirname, "engine-worker.ts"));
  expect([...worker.keys()].some((path) => relative(root, path).startsWith("packages/engine/"))).toBe(true);
  // Nor does the worker load what talks to models.
  expect([...worker.keys()]).not.toContain(join(import.meta.dirname, "adapters/chef/model/model-chef.ts"));
});

it("a worker holds at its start neither zod nor what reads pages", () => {
  const entry = join(import.meta.dirname, "engine-worker.ts");
  const atStart = loadedFrom(entry, loadedAtOnceBy);
  expect([...atStart.keys()]).not.toContain(
    join(import.meta.dirname, "features/import-export/read-and-finish.ts"),
  );
  const contract = [...atStart].filter(([path]) => /\bfrom "zod"/.test(readFileSync(path, "utf8")));
  expect(contract.map(([, way]) => way)).toEqual([]);
});
