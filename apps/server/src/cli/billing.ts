import { mkdirSync } from "node:fs";
import { compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import { migrations } from "../db/migrations.ts";
import { openDatabase } from "../db/open-database.ts";
import type { Tables } from "../db/tables.ts";
import { createLogger } from "../log.ts";
import { readSecret } from "../security/secret.ts";
import { tellingWhatToMend } from "../startup-error.ts";
import { publicUrl } from "../startup-message.ts";
import { runBillingCommand } from "./billing-commands.ts";

/** `npm run billing -- …`: the operator's side of what is paid, also while the server runs. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const log = createLogger("error");
  mkdirSync(config.DATA_DIR, { recursive: true });
  const place = { dataFolder: config.DATA_DIR, url: config.DATABASE_URL };
  const database = await openDatabase<Tables>(place, migrations, log);
  try {
    const appUrl = publicUrl(config, config.PORT);
    const secret = readSecret(config, config.DATA_DIR);
    const product = compose({ config, database, log, appUrl, web: undefined, secret });
    const said = await runBillingCommand(process.argv.slice(2), { product, config, appUrl });
    await product.accounts.background.settle();
    process.stdout.write(`${said}\n`);
  } finally {
    await database.close();
  }
}

await tellingWhatToMend(main);
