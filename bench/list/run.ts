import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createKitchen } from "@meal/engine/kitchen";
import { buildCorpus } from "../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../packages/engine/scripts/corpus/corpus-files.ts";
import { judge } from "./judge.ts";
import { writtenList } from "./written-list.ts";
import { listedWeek, type ListedWeek } from "./weeks.ts";

// npm run bench:list            the lists of 200 random weeks, against their bars
// npm run bench:list -- --docs  also writes the first twenty into docs/features/lists, whose README tells what reading them found

const weeksAsked = 200;
const listsInDocs = 20;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const kitchen = createKitchen(buildCorpus(readCorpusFiles()).corpus);
const weeks: ListedWeek[] = [];
for (let seed = 1; weeks.length < weeksAsked; seed += 1) {
  const week = listedWeek(kitchen, seed);
  if (week !== undefined) weeks.push(week);
}
const judged = weeks.map((week) => judge(week, kitchen.shop));
const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
const lines = sum(judged.map((each) => each.lines));
const unbuyable = judged.flatMap((each) => each.unbuyable);
const short = judged.flatMap((each) => each.short);
const water = judged.flatMap((each) => each.water);
const shareLeft = (some: typeof judged) =>
  sum(some.map(({ perishable }) => perishable.left)) / sum(some.map(({ perishable }) => perishable.bought));

say(
  `${weeks.length} weeks, ${lines} lines, ${sum(judged.map(({ asked }) => asked))} of them asked about at home`,
);
say(`lines that nobody can buy: ${unbuyable.length} ${unbuyable.slice(0, 5).join("; ")}`);
say(`foods of which too little is bought: ${short.length} ${short.slice(0, 5).join("; ")}`);
say(`lines of water: ${water.length}`);
say(`perishables bought and not used: ${(100 * shareLeft(judged)).toFixed(1)} % of their grams`);
for (let people = 1; people <= 6; people += 1) {
  const some = judged.filter((_, at) => weeks[at]?.people === people);
  say(`  for ${people}: ${(100 * shareLeft(some)).toFixed(1)} % in ${some.length} weeks`);
}
const isKept = unbuyable.length + short.length + water.length === 0 && shareLeft(judged) <= 0.15;
process.exitCode = isKept ? 0 : 1;

if (process.argv.includes("--docs")) {
  const folder = join(import.meta.dirname, "../../docs/features/lists");
  for (const [at, week] of weeks.slice(0, listsInDocs).entries()) {
    const name = `${String(at + 1).padStart(2, "0")}-${week.diet}-for-${week.people}.md`;
    writeFileSync(join(folder, name), writtenList(week));
  }
}
