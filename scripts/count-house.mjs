// `npm run house`: the figures that ARCHITECTURE.md quotes about the structure, counted from the files as they are.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { ownEnvironment, root } from "./processes.mjs";
import { textsLeftIn } from "./screen-texts.mjs";
import { withSqlOutside } from "./sql-places.mjs";

const listed = spawnSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" });
const files = listed.stdout.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));
const isTest = (path) => /\.test\.tsx?$|\/(?:testing|proof)\/|^(?:e2e|bench|packages\/testkit)\//u.test(path);
const isScreen = (path) => /^apps\/web\/src\/.*\.tsx$/u.test(path) && !isTest(path);

/** What one file has, by one walk over its tree. */
function look(path) {
  const text = readFileSync(join(root, path), "utf8");
  const { program, comments, module } = parseSync(path, text);
  const seen = { loose: 0 };
  new Visitor({
    TSAnyKeyword: () => void (seen.loose += 1),
    TSNonNullExpression: () => void (seen.loose += 1),
  }).visit(program);
  seen.loose += comments.filter(({ value }) => /^\s*@ts-/u.test(value)).length;
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((each) => each.moduleRequest);
  const imports = [...module.staticImports, ...passedOn].map(({ moduleRequest }) =>
    resolve(path, moduleRequest.value),
  );
  return {
    path,
    ...seen,
    imports: imports.filter((each) => each !== undefined),
    lines: text.split("\n").length - 1,
  };
}

/** The file behind an import of our own. */
function resolve(from, request) {
  if (request.startsWith(".")) return relative(root, join(root, dirname(from), request));
  const [, name, rest] = /^@meal\/([a-z]+)\/(.+)$/u.exec(request) ?? [];
  if (name === undefined) return undefined;
  return ["packages", "apps"]
    .map((place) => `${place}/${name}/src/${rest}.ts`)
    .find((path) => files.includes(path));
}

/** How many files lie on a way of imports that leads back to them. */
function countInCycles(all) {
  const importsOf = new Map(all.map(({ path, imports }) => [path, imports]));
  const reaches = (path) => {
    const met = new Set();
    const open = [...(importsOf.get(path) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (met.has(next)) continue;
      met.add(next);
      open.push(...(importsOf.get(next) ?? []));
    }
    return met.has(path);
  };
  return all.filter(({ path }) => reaches(path)).length;
}

/** Exports and types that no other file names. */
function countUnnamedExports() {
  const args = ["--include", "exports,types", "--reporter", "json"];
  const { stdout } = spawnSync("knip", args, { cwd: root, encoding: "utf8", env: ownEnvironment() });
  const { issues } = JSON.parse(stdout);
  return issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0);
}

/** Files of the engine that others may import: those that its `exports` name, or all that a pattern of them takes in. */
function countEngineDoors() {
  const { exports } = JSON.parse(readFileSync(join(root, "packages/engine/package.json"), "utf8"));
  const inside = files.filter((path) => path.startsWith("packages/engine/src/") && !isTest(path));
  return Object.values(exports).reduce((sum, target) => {
    const pattern = new RegExp(
      `^${join("packages/engine", target).replaceAll(".", "\\.").replace("*", ".+")}$`,
      "u",
    );
    return sum + inside.filter((path) => pattern.test(path)).length;
  }, 0);
}

const all = files.map(look);
const sum = (some, key) => some.reduce((total, each) => total + each[key], 0);
const screens = all.filter(({ path }) => isScreen(path));
const screenTests = all.filter(({ path }) => /^apps\/web\/src\/.*\.test\.tsx$/u.test(path));
const withSql = withSqlOutside(files);
const rows = [
  ["source files", all.length],
  ["files in cycles", countInCycles(all)],
  ["`any`, `!`, `@ts-`", sum(all, "loose")],
  ["texts in screens", textsLeftIn(files).length],
  ["files with SQL outside of repositories", withSql.length],
  ["exports that nobody names", countUnnamedExports()],
  ["engine files importable from outside", countEngineDoors()],
  ["lines of test per line of screen", (sum(screenTests, "lines") / sum(screens, "lines")).toFixed(2)],
];
for (const [what, figure] of rows) process.stdout.write(`${what.padEnd(42)} ${figure}\n`);
if (process.argv.includes("--files")) for (const path of withSql) process.stdout.write(`${path}\n`);
