// `npm test`: every check one after the other, then both runners, and their own counts as the last line.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { continueUnderOwnNode, ensureInstalled } from "./install.mjs";
import { ensureBuilt } from "./lib.mjs";
import { ensurePgbouncer } from "./pgbouncer.mjs";
import { endWithNpm, root, run } from "./processes.mjs";

endWithNpm();
await ensureInstalled();
await continueUnderOwnNode(fileURLToPath(import.meta.url));
await ensureBuilt();

const pure = ["packages/domain", "packages/contract", "packages/reader", "packages/engine"];
const typeScriptProjects = [
  ...pure,
  // Their tests know Node, and they themselves do not.
  ...pure.map((folder) => `${folder}/tsconfig.test.json`),
  "packages/testkit",
  "apps/server",
  "apps/web",
  "e2e",
  "bench",
];
/** @type {[string, string, string[]][]} */
const checks = [
  ["format", "oxfmt", ["--check", "."]],
  ["lint", "oxlint", ["--type-aware", "--deny-warnings", "--quiet"]],
  ...typeScriptProjects.map(typeCheck),
  ["boundaries", "npm", ["run", "--silent", "boundaries"]],
  ["dead code", "npm", ["run", "--silent", "dead-code"]],
  ["cookbook", process.execPath, ["packages/engine/scripts/compile-corpus.ts", "--check", "--errors"]],
];

/** @returns {[string, string, string[]]} */
function typeCheck(project) {
  return [`types of ${project}`, "tsc", ["-p", project]];
}

let failedChecks = 0;
for (const [name, command, args] of checks) {
  process.stdout.write(`\n── ${name}\n`);
  if ((await run(command, args)) !== 0) {
    failedChecks += 1;
    process.stdout.write(`✗ ${name}\n`);
  }
}

await ensurePgbouncer();
await ensureChromium();
process.stdout.write("\n── unit, server and screen tests\n");
const unit = await runner(".cache/vitest.json", readVitest, "vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  "--outputFile.json=.cache/vitest.json",
]);
process.stdout.write("\n── browser tests\n");
const browser = await runner(".cache/e2e.json", readPlaywright, "playwright", [
  "test",
  "--config",
  "e2e/playwright.config.ts",
]);
for (const title of [...unit.failures, ...browser.failures]) process.stdout.write(`failed: ${title}\n`);
for (const title of browser.flaky) process.stdout.write(`flaky: ${title}\n`);
process.stdout.write(slowestFiles([...unit.files, ...browser.files]));
process.stdout.write(`\nunit, server and screen: ${unit.passed} passed, ${unit.failed} failed\n`);
process.stdout.write(`browser: ${browser.passed} passed, ${browser.failed} failed\n`);

const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed + failedChecks;
process.stdout.write(`\nchecks: ${checks.length - failedChecks} of ${checks.length} hold\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a test runner and reads its own report; a runner that wrote none has failed. */
async function runner(report, read, command, args) {
  const path = join(root, report);
  rmSync(path, { force: true });
  const code = await run(command, args);
  const counts = existsSync(path)
    ? read(JSON.parse(readFileSync(path, "utf8")))
    : { passed: 0, failed: 0, failures: [], flaky: [], files: [] };
  if (code === 0 || counts.failed > 0) return counts;
  const failures = [...counts.failures, `${command} ended with ${code}; what it printed says why`];
  return { ...counts, failed: 1, failures };
}

function readVitest(report) {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const broken = assertionResults.filter((test) => test.status === "failed");
    const titles = broken.map(({ fullName, failureMessages }) => `${fullName}${reasonOf(failureMessages)}`);
    const told = status === "failed" && titles.length === 0 ? ["could not be run"] : titles;
    return told.map((title) => `${relative(root, name)} › ${title}`);
  });
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
    tests: assertionResults.length,
  }));
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, flaky: [], files };
}

/** What the first fault says, without where it was thrown. */
function reasonOf([message = ""]) {
  const said = message.split(/\n\s+at /u)[0].trim();
  return said === "" ? "" : `\n${said.slice(0, 4000)}`;
}

/** A test that passed only on its second try is named, as the next thing to mend: it is broken, whatever it tests is not. */
function readPlaywright(report) {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: titlesOf(report.suites, "unexpected"),
    flaky: titlesOf(report.suites, "flaky"),
    files: report.suites.map((suite) => {
      const tests = testsOf(suite);
      const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      return { name: `e2e/${suite.file}`, ms, tests: tests.length };
    }),
  };
}

function testsOf({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** What to make quicker next, where a run has become too long. */
function slowestFiles(files) {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, 15);
  const rows = slowest.map(
    ({ ms, tests, name }) => `${(ms / 1000).toFixed(1).padStart(8)} ${String(tests).padStart(6)}  ${name}\n`,
  );
  return `\n seconds  tests  slowest files\n${rows.join("")}`;
}

/** Each with what it missed and what stood on its page: on another machine nothing else is left of it. */
function titlesOf(suites, status) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(
          ({ projectName, results }) =>
            `${file} › ${title} (${projectName})${faultOf(results)}${pageOf(results)}`,
        ),
    ),
    ...titlesOf(inner, status),
  ]);
}

function faultOf(results) {
  const message = results.find(({ error }) => error !== undefined)?.error.message ?? "";
  const fault = reasonOf([stripVTControlCharacters(message)]);
  return fault.slice(0, 800);
}

function pageOf(results) {
  const attachments = results.flatMap((result) => result.attachments ?? []);
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (path === undefined || !existsSync(path)) return "";
  const snapshot = readFileSync(path, "utf8").split("# Page snapshot")[1] ?? "";
  return `\n${snapshot.trim().slice(0, 2000)}`;
}
