import { engineWorkers, type EngineWorkers } from "./adapters/engine/engine-workers.ts";
import { compose } from "./compose.ts";
import type { Config } from "./config.ts";
import { ownDataFolder } from "./db/data-folder.ts";
import { migrations } from "./db/migrations.ts";
import { openDatabase } from "./db/open-database.ts";
import type { Tables } from "./db/tables.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import type { Billing } from "./features/billing/service.ts";
import { sweepAccounts } from "./features/accounts/sweep-repository.ts";
import { keepTime } from "./features/push/keep-time.ts";
import type { Pushes } from "./features/push/service.ts";
import type { ImportJobs } from "./features/import-export/jobs/import-jobs.ts";
import { listen } from "./http/listen.ts";
import { readWebFiles } from "./http/web-files.ts";
import { loadAhead } from "./load-ahead.ts";
import type { Logger } from "./log.ts";
import { readSecret } from "./security/secret.ts";
import { isOperatorUnnamed, isProxyUnnamed, publicUrl, startupMessage } from "./startup-message.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A server that runs: what to say about it, and how to end it. */
export interface Running {
  readonly message: string;
  readonly stop: () => Promise<void>;
}

/** Takes the data folder, opens the database, composes the product and opens the port; or leaves nothing open. */
export async function start(
  config: Config,
  webFolder: string,
  log: Logger,
  workers = engineWorkers(config, log),
): Promise<Running> {
  const opened = new AsyncDisposableStack();
  try {
    const message = await open(opened, config, webFolder, log, workers);
    return { message, stop: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Opens one thing after the other; they are closed in the opposite order. */
async function open(
  opened: AsyncDisposableStack,
  config: Config,
  webFolder: string,
  log: Logger,
  workers: EngineWorkers,
): Promise<string> {
  const folder = opened.adopt(ownDataFolder(config.DATA_DIR), (owned) => owned.release());
  const place = { dataFolder: folder.path, url: config.DATABASE_URL };
  const database = opened.adopt(await openDatabase<Tables>(place, migrations, log), (it) => it.close());
  const appUrl = publicUrl(config, config.PORT);
  const web = readWebFiles(webFolder);
  const secret = readSecret(config, folder.path);
  const product = compose({ config, database, log, appUrl, web, secret, workers });
  const { app, standIns, accounts, billing, imports, pushes, storage, bus } = product;
  opened.defer(() => workers.close());
  await storage.enforce();
  await loadAhead();
  opened.defer(() => accounts.mail.settle());
  opened.defer(() => accounts.background.settle());
  opened.adopt(sweepHourly(accounts, imports, pushes, billing), clearInterval);
  opened.adopt(keepTime(pushes, accounts), (time) => time.stop());
  opened.adopt(lookMinutely(accounts, billing), clearInterval);
  opened.adopt(await listen(app, { host: config.HOST, port: config.PORT }), (server) => server.stop());
  opened.defer(() => bus.close());
  return startupMessage({
    appUrl,
    database: database.kind,
    dataFolder: folder.path,
    standIns,
    hasWeb: web !== undefined,
    isProxyUnnamed: isProxyUnnamed(config),
    isOperatorUnnamed: isOperatorUnnamed(config),
  });
}

/** What is over goes soon after the start and then every hour; no process waits for it. */
function sweepHourly(
  { database, clock, background, stored }: AccountsParts,
  imports: ImportJobs,
  pushes: Pushes,
  billing: Billing,
): NodeJS.Timeout {
  const sweep = () => {
    background.run(() => sweepAccounts(database.db, clock));
    background.run(() => stored.sweep());
    background.run(() => imports.resume());
    background.run(() => pushes.sweep());
    background.run(() => billing.sweep());
  };
  sweep();
  return setInterval(sweep, HOUR_MS).unref();
}

/** Asks about the subscriptions that are due. One that another process is asking about is left to it. */
function lookMinutely({ background }: AccountsParts, billing: Billing): NodeJS.Timeout {
  return setInterval(() => background.run(() => billing.lookAtDue()), MINUTE_MS).unref();
}
