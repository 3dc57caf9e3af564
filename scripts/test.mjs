// `npm test`: every check, one after the other, and the runners' own counts as the last line.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium.mjs";
import { continueUnderOwnNode, ensureInstalled } from "./install.mjs";
import { ensureBuilt } from "./lib.mjs";
import { ensurePgbouncer } from "./pgbouncer.mjs";
import { endWithNpm, root, run } from "./processes.mjs";

endWithNpm();
await ensureInstalled();
await continueUnderOwnNode(fileURLToPath(import.meta.url));
await ensureBuilt();

const typeScriptProjects = [
  "packages/domain",
  "packages/contract",
  "packages/reader",
  "packages/engine",
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
const unit = await runner("unit, server and screen", ".cache/vitest.json", readVitest, "vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  "--outputFile.json=.cache/vitest.json",
]);
const browser = await runner("browser", ".cache/e2e.json", readPlaywright, "playwright", [
  "test",
  "--config",
  "e2e/playwright.config.ts",
]);

const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed + failedChecks;
process.stdout.write(`\nchecks: ${checks.length - failedChecks} of ${checks.length} hold\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a test runner and reads its own report; a runner that wrote none has failed. */
async function runner(name, report, read, command, args) {
  process.stdout.write(`\n── ${name} tests\n`);
  rmSync(join(root, report), { force: true });
  const code = await run(command, args);
  const path = join(root, report);
  const counts = existsSync(path) ? read(JSON.parse(readFileSync(path, "utf8"))) : { passed: 0, failed: 1 };
  process.stdout.write(`${name}: ${counts.passed} passed, ${counts.failed} failed\n`);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** A test that passed only on its second try is named, as the next thing to mend: it is broken, whatever it tests is not. */
function readPlaywright(report) {
  const flaky = titlesOf(report.suites, (test) => test.status === "flaky");
  for (const title of flaky) process.stdout.write(`flaky: ${title}\n`);
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

function titlesOf(suites, isMeant) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.filter(isMeant).map(({ projectName }) => `${file} › ${title} (${projectName})`),
    ),
    ...titlesOf(inner, isMeant),
  ]);
}
