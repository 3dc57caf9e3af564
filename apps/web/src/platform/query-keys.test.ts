import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** A key under which something is asked for: its words, and whatever else it is made of without its values. */
const definition = /queryKey: (.+),\n(?:\s*\/\/.*\n)*\s*queryFn\b/gu;
const shapeOf = (key: string) =>
  key.startsWith("[")
    ? [...key.matchAll(/"([^"]+)"|\.\.\.(\w+)/gu)].map((match) => match[0]).join(" ")
    : key.replace(/\(.*/u, "");

const defined = sources.flatMap(({ path, text }) =>
  [...text.matchAll(definition)].map(([, key = ""]) => ({ path, shape: shapeOf(key) })),
);

it("every query says under which key it is kept, beside how it is asked", () => {
  const asked = sources.flatMap(({ text }) => [...text.matchAll(/\bqueryFn:/gu)]);
  expect(defined.length).toBeGreaterThan(20);
  expect(defined).toHaveLength(asked.length);
});

it("a key belongs to one query, so that nobody reads what another one has kept in another shape", () => {
  const shapes = defined.map(({ shape }) => shape);
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

it("whoever freshens or changes an answer takes its key from the query, or from the one list of keys", () => {
  const elsewhere = sources.flatMap(({ path, text }) =>
    [
      ...text.replaceAll(definition, "").matchAll(/queryKey: \[[^\]]*"|(?:Data|Queries)(?:<.*>)?\(\s*\[/gu),
    ].map(([found]) => `${path}: ${found}`),
  );
  expect(elsewhere).toEqual([]);
});
