import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errors } from "@meal/contract/errors";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { createTestApp } from "@meal/testkit/test-app";
import { beforeAll, expect, it } from "vitest";
import { describeSettings } from "../config.ts";
import { limits } from "./limits.ts";
import { limitsPage } from "./limits-page.ts";

const root = join(import.meta.dirname, "../../../..");
const page = "docs/operations/limits.md";

function sourcesIn(pattern: string): readonly (readonly [path: string, text: string])[] {
  const paths = globSync(pattern, { cwd: root }).filter((path) => !path.includes(".test."));
  return paths.map((path) => [path, readFileSync(join(root, path), "utf8")]);
}

// What is loaded when somebody first asks for it has rates too.
beforeAll(async () => {
  const makers = sourcesIn("apps/server/src/**/*.ts").filter(([, text]) =>
    /= (?:rateRule|hourly)\(/u.test(text),
  );
  await Promise.all(makers.map(([path]) => import(join(root, path))));
});

describeOnBothDatabases("the page of limits", ({ product }) => {
  it("says what the program holds to", async () => {
    const { routes } = createTestApp(await product());
    await expect(limitsPage(routes.map(({ endpoint }) => endpoint))).toMatchFileSnapshot(join(root, page));
  });
});

it("every refusal that is about too much has a limit of that name", () => {
  const named = new Set(limits.map(({ reached }) => reached));
  const tooMuch = Object.entries(errors).filter(
    ([code, { status }]) =>
      [408, 413, 429, 431, 504].includes(status) || /limit|too_many|busy|budget/u.test(code),
  );
  // What counts the free uses has a table of its own on the page.
  const missing = tooMuch.map(([code]) => code).filter((code) => code !== "limit_reached");
  expect(missing.filter((code) => ![...named].some((each) => each === code))).toEqual([]);
});

it("every limit of the domain is on the page", () => {
  const table = readFileSync(join(import.meta.dirname, "limits.ts"), "utf8");
  const names = sourcesIn("packages/domain/src/**/*.ts").flatMap(([, text]) =>
    [...text.matchAll(/^export const (MOST_\w+|IMPORT_\w+) =/gmu)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !table.includes(name))).toEqual([]);
});

it("every setting that limits something is on the page", () => {
  const text = readFileSync(join(root, page), "utf8");
  const limiting = describeSettings().filter(
    ({ name, takes }) => /how many|how long|multiplies/u.test(takes) && name !== "ENGINE_WORKERS",
  );
  expect(limiting.length).toBeGreaterThan(5);
  expect(limiting.filter(({ name }) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("every rate is made in one way, so that it is on the page", () => {
  const makers = sourcesIn("apps/server/src/**/*.ts").filter(([, text]) => /\bperMs: (?!number)/u.test(text));
  expect(makers.map(([path]) => path)).toEqual([]);
});
