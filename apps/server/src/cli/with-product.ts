import { mkdirSync } from "node:fs";
import { compose, type Product } from "../compose.ts";
import { type Config, readConfig } from "../config.ts";
import { migrations } from "../db/migrations.ts";
import { openDatabase } from "../db/open-database.ts";
import type { Tables } from "../db/tables.ts";
import { createLogger } from "../log.ts";
import { readSecret } from "../security/secret.ts";
import { tellingWhatToMend } from "../startup-error.ts";
import { publicUrl } from "../startup-message.ts";

/** What a command of the operator works with. */
export interface Opened {
  readonly product: Product;
  readonly config: Config;
  readonly appUrl: string;
}

/** Runs a command on the database of the settings, also while the server runs, and prints what it says. */
export async function withProduct(command: (opened: Opened) => Promise<string>): Promise<void> {
  await tellingWhatToMend(async () => {
    const config = readConfig(process.env, process.cwd());
    const log = createLogger("error");
    mkdirSync(config.DATA_DIR, { recursive: true });
    const place = { dataFolder: config.DATA_DIR, url: config.DATABASE_URL };
    const database = await openDatabase<Tables>(place, migrations, log);
    try {
      const appUrl = publicUrl(config, config.PORT);
      const secret = readSecret(config, config.DATA_DIR);
      const product = compose({ config, database, log, appUrl, web: undefined, secret });
      const said = await command({ product, config, appUrl });
      await product.accounts.background.settle();
      await product.accounts.mail.settle();
      process.stdout.write(`${said}\n`);
    } finally {
      await database.close();
    }
  });
}
