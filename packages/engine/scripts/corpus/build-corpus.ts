import type { Corpus } from "../../src/corpus/corpus.ts";
import type { Keeping } from "../../src/dishes/dish.ts";
import { checkBudgets } from "./check-budget.ts";
import { checkDish, type Wanted } from "./check-dishes.ts";
import { checkFoods } from "./check-foods.ts";
import { checkNames } from "./check-names.ts";
import { promisedFoodsOf } from "./check-promises.ts";
import { foodNamesOf } from "./check-unlisted.ts";
import { checkSameness } from "./check-sameness.ts";
import { type Fault, faultsOf } from "./fault.ts";
import { readDish } from "./read-dishes.ts";
import { type ExchangeRow, readExchanges } from "./read-exchanges.ts";
import { readExtras } from "./read-extras.ts";
import { readKeeping } from "./read-keeping.ts";
import { readFoods } from "./read-foods.ts";
import { readShop } from "./read-shop.ts";

/** A file of the corpus: its name below the corpus folder, and its text. */
export type CorpusFile = { readonly name: string; readonly text: string };

export type BuiltCorpus = {
  readonly corpus: Corpus;
  readonly faults: readonly Fault[];
  /** Foods that dishes or exchanges ask for and the table lacks. */
  readonly wanted: Wanted;
};

const keepExchanges = (
  rows: readonly ExchangeRow[],
  ids: ReadonlySet<string>,
  wanted: Wanted,
  faults: Fault[],
) => {
  const sink = faultsOf("exchanges.tsv", faults);
  const seen = new Set<string>();
  return rows.flatMap(({ exchange, line }) => {
    const missing = [exchange.from, exchange.to].filter((id) => !ids.has(id));
    for (const id of missing) {
      sink.warn(line, `no food "${id}"`);
      wanted.set(id, (wanted.get(id) ?? 0) + 1);
    }
    const key = `${exchange.from}>${exchange.to}>${exchange.roles.join()}`;
    if (seen.has(key)) sink.error(line, `${exchange.from} > ${exchange.to} stands twice`);
    seen.add(key);
    return missing.length === 0 ? [exchange] : [];
  });
};

/** Parses and checks all files. What is faulty is reported and left out, the rest is a whole corpus. */
export const buildCorpus = (files: readonly CorpusFile[]): BuiltCorpus => {
  const faults: Fault[] = [];
  const wanted: Wanted = new Map();
  const rows = files
    .filter(({ name }) => /^foods\/.*\.tsv$/.test(name))
    .flatMap(({ name, text }) => readFoods(name, text, faultsOf(name, faults)));
  const foods = checkFoods(rows, faults);
  const byId = new Map(foods.map((food) => [food.id, food]));
  const table = files.find(({ name }) => name === "exchanges.tsv")?.text;
  const exchangeRows = table === undefined ? [] : readExchanges(table, faultsOf("exchanges.tsv", faults));
  const exchanges = keepExchanges(exchangeRows, new Set(byId.keys()), wanted, faults);
  const keepingTable = files.find(({ name }) => name === "keeping.tsv")?.text;
  const keeping =
    keepingTable === undefined
      ? new Map<string, Keeping>()
      : readKeeping(keepingTable, faultsOf("keeping.tsv", faults));
  const read = files
    .filter(({ name }) => /^dishes\/.*\.md$/.test(name))
    .flatMap(({ name, text }) => readDish(name, text, keeping, faultsOf(name, faults)) ?? []);
  const names = foodNamesOf(foods);
  const promised = promisedFoodsOf(foods);
  const kept = read.filter((file) => checkDish(file, byId, names, promised, faults, wanted));
  checkSameness(read, exchanges, faults);
  checkNames(read, faults);
  checkBudgets(kept, byId, faults);
  const dishes = kept.map(({ dish }) => dish).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const extrasTable = files.find(({ name }) => name === "extras.tsv")?.text;
  const extras =
    extrasTable === undefined ? [] : readExtras(extrasTable, byId, wanted, faultsOf("extras.tsv", faults));
  const shopTable = files.find(({ name }) => name === "shop.tsv")?.text;
  const shop = shopTable === undefined ? [] : readShop(shopTable, foods, faultsOf("shop.tsv", faults));
  const corpus = { foods, dishes, extras, exchanges, keeping: [...keeping.values()], shop };
  return { corpus, faults, wanted };
};
