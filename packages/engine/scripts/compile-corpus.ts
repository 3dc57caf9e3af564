import process from "node:process";
import { buildCorpus, type BuiltCorpus } from "./corpus/build-corpus.ts";
import { readCorpusFiles } from "./corpus/corpus-files.ts";
import { countCorpus } from "./corpus/count-corpus.ts";
import { coverCorpus } from "./corpus/cover-corpus.ts";
import { writeCoverage } from "./corpus/coverage-in-docs.ts";
import type { Fault } from "./corpus/fault.ts";
import { storeCompiled } from "./corpus/write-compiled.ts";

// npm run corpus                       checks everything, says how much it covers, compiles what is whole
// npm run corpus -- --docs             also writes how much it covers into docs/features/chef.md
// npm run corpus -- --check [part …]   only checks; with parts, only files whose name contains one of them
// npm run corpus -- --errors           leaves the warnings out

const given = process.argv.slice(2);
const isCheckOnly = given.includes("--check");
const parts = given.filter((argument) => !argument.startsWith("--"));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const isShown = ({ file, severity }: Fault): boolean =>
  (parts.length === 0 || parts.some((part) => file.includes(part))) &&
  (severity === "error" || !given.includes("--errors"));

const printFaults = (faults: readonly Fault[]): void => {
  const byFile = Map.groupBy(faults.filter(isShown), ({ file }) => file);
  for (const [file, found] of [...byFile].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    say(file);
    for (const { line, severity, message } of found.toSorted((a, b) => a.line - b.line)) {
      say(`  ${line}: ${severity}: ${message}`);
    }
  }
};

const printWanted = ({ wanted }: BuiltCorpus): void => {
  const list = [...wanted].toSorted((a, b) => b[1] - a[1]).map(([id, count]) => `${id} ${count}`);
  if (list.length > 0) say(`foods asked for and not in the table: ${list.join(", ")}`);
};

const built = buildCorpus(readCorpusFiles());
printFaults(built.faults);
printWanted(built);
say(countCorpus(built.corpus));
if (!isCheckOnly && !given.includes("--errors")) {
  const { tables, thin } = coverCorpus(built.corpus);
  say(`\n${tables}\n`);
  if (thin.length > 0) say(`cells that are too small:\n  ${thin.join("\n  ")}`);
  if (given.includes("--docs")) writeCoverage(tables);
}
const errors = built.faults.filter(({ severity }) => severity === "error").length;
say(`${errors} errors, ${built.faults.length - errors} warnings`);
if (!isCheckOnly) {
  const bytes = storeCompiled(built);
  say(`wrote ${Math.round(bytes / 1024)} KB to packages/engine/dist/corpus.json`);
}
process.exitCode = errors > 0 ? 1 : 0;
