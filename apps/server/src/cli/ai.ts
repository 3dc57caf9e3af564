import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { migrations } from "../db/migrations.ts";
import { openDatabase } from "../db/open-database.ts";
import type { Tables } from "../db/tables.ts";
import { usageTable } from "../features/ai-usage/usage-table.ts";
import { createLogger } from "../log.ts";
import { StartupError, tellingWhatToMend } from "../startup-error.ts";

const usage = `Usage: npm run ai -- usage [--days N]

  usage   what went to language models in the last N days (30), by provider, model and function`;
const mostDays = 3650;

/** `npm run ai -- usage`: reads the database of the settings, also while the server runs. */
async function main(): Promise<void> {
  const days = readDays(process.argv.slice(2));
  const config = readConfig(process.env, process.cwd());
  mkdirSync(config.DATA_DIR, { recursive: true });
  const place = { dataFolder: config.DATA_DIR, url: config.DATABASE_URL };
  const database = await openDatabase<Tables>(place, migrations, createLogger("error"));
  try {
    process.stdout.write(`${await usageTable(database.db, Date.now(), days)}\n`);
  } finally {
    await database.close();
  }
}

function readDays(args: readonly string[]): number {
  try {
    const options = { days: { type: "string", default: "30" } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const days = Number(values.days);
    const isWhole = Number.isInteger(days) && days >= 1 && days <= mostDays;
    if (positionals.join(" ") === "usage" && isWhole) return days;
  } catch {
    // An option that nobody knows: what is right says the same as for every other mistake.
  }
  throw new StartupError(usage);
}

await tellingWhatToMend(main);
