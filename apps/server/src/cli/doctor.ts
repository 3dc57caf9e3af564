import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { examine } from "../doctor/examine.ts";
import { StartupError, tellingWhatToMend } from "../startup-error.ts";

const usage = `Usage: npm run doctor [-- --backups FOLDER]

  Says what is well and what to do, and changes nothing. Also while the server runs.
  --backups   where backups are kept, if not in the folder backups of the data folder`;

/** `npm run doctor`: one line a finding, and an exit code that a script can read. */
async function main(): Promise<void> {
  const backups = readBackupsFolder(process.argv.slice(2));
  const deployment = { environment: process.env, folder: process.cwd(), now: Date.now() };
  const findings = await examine({ ...deployment, ...(backups === undefined ? {} : { backups }) });
  const wrong = findings.filter(({ isWell }) => !isWell).length;
  const lines = findings.map(({ about, isWell, sentence }) => `${isWell ? "✓" : "✗"} ${about}: ${sentence}`);
  const end = wrong === 0 ? "All is well." : `${wrong} of ${findings.length} to do.`;
  process.stdout.write(`${[...lines, end].join("\n")}\n`);
  if (wrong > 0) process.exitCode = 1;
}

function readBackupsFolder(args: readonly string[]): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { backups: { type: "string" } } });
    if (values.backups !== "") return values.backups === undefined ? undefined : resolve(values.backups);
  } catch {
    // A word that nobody knows: what is right says the same as for every other mistake.
  }
  throw new StartupError(usage);
}

await tellingWhatToMend(main);
