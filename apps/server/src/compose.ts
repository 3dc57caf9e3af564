import { join } from "node:path";
import type { Hono } from "hono";
import manifest from "../package.json" with { type: "json" };
import { createChef } from "./adapters/chef/create-chef.ts";
import { capabilitiesOf, seesPhotosFor } from "./adapters/chef/endpoints.ts";
import { localBus } from "./adapters/bus/local-bus.ts";
import { postgresBus } from "./adapters/bus/postgres-bus.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { diskFiles } from "./adapters/files/disk/disk-files.ts";
import { s3Files } from "./adapters/files/s3/s3-files.ts";
import { engineWorkers, type EngineWorkers } from "./adapters/engine/engine-workers.ts";
import { openidProvider } from "./adapters/identity-provider/openid/openid-provider.ts";
import { workerImportFiles } from "./adapters/import-files/worker-import-files.ts";
import { mailQueue } from "./adapters/mail/mail-queue.ts";
import { outboxMail } from "./adapters/mail/outbox/outbox-mail.ts";
import { smtpMail } from "./adapters/mail/smtp/smtp-mail.ts";
import { databaseSessions } from "./adapters/sessions/database/database-sessions.ts";
import { functionRoutes, type FunctionsParts } from "./compose-functions.ts";
import { composeSaved } from "./compose-saved.ts";
import type { GivenPayments } from "./compose-payments.ts";
import { composePlans, type PeopleParts } from "./compose-plans.ts";
import { composePush } from "./compose-push.ts";
import { proxyList, type Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { deploymentOf } from "./deployment.ts";
import { accountDataRoutes } from "./features/account-data/routes.ts";
import { adminRoutes } from "./features/accounts/admin/routes.ts";
import { createBackground, type Background } from "./features/accounts/background.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { accountsRoutes } from "./features/accounts/routes.ts";
import type { Billing } from "./features/billing/service.ts";
import { databaseMeter } from "./features/ai-usage/service.ts";
import { deploymentRoutes } from "./features/deployment/routes.ts";
import { documentationRoutes } from "./features/documentation/routes.ts";
import type { Entitlements } from "./features/entitlements/service.ts";
import { StoredFiles } from "./features/files/service.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { exportRoutes } from "./features/import-export/export/routes.ts";
import { ImportJobs } from "./features/import-export/jobs/import-jobs.ts";
import { importJobsRoutes } from "./features/import-export/jobs/routes.ts";
import { UploadFolder } from "./features/import-export/jobs/upload-folder.ts";
import { importExportRoutes } from "./features/import-export/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { Profile } from "./features/profile/service.ts";
import type { Pushes } from "./features/push/service.ts";
import { storageRoutes } from "./features/storage/routes.ts";
import { Storage } from "./features/storage/service.ts";
import { WriteRate } from "./http/write-rate.ts";
import { createApp } from "./http/create-app.ts";
import { fillPages } from "./http/fill-pages.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { createRateLimiter } from "./http/rate-limit.ts";
import type { Route } from "./http/route.ts";
import { sessionCookie } from "./http/session-cookie.ts";
import { LargeAnswers } from "./http/large-answers.ts";
import type { WebFiles } from "./http/web-files.ts";
import type { Logger } from "./log.ts";
import type { Bus } from "./ports/bus.ts";
import type { Chef } from "./ports/chef.ts";
import type { Clock } from "./ports/clock.ts";
import type { Files } from "./ports/files.ts";
import type { Mail } from "./ports/mail.ts";
import type { Push } from "./ports/push.ts";
import type { WebPages } from "./ports/web-pages.ts";
import { accessTokens } from "./security/access-tokens.ts";
import { createKeys } from "./security/keys.ts";
import { argon2Passwords, type Passwords } from "./security/passwords.ts";
import { StartupError } from "./startup-error.ts";

/** What the outside gives to the composition; tests give a database and settings of their own. */
export interface ProductInputs extends GivenPayments {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly appUrl: string;
  readonly web: WebFiles | undefined;
  /** What all keys are made from. */
  readonly secret: string;
  /** Tests move the clock, look into the mail, and watch what is done when. */
  readonly clock?: Clock;
  readonly mail?: Mail;
  readonly passwords?: Passwords;
  readonly background?: Background;
  readonly chef?: Chef;
  readonly files?: Files;
  readonly push?: Push;
  /** Tests share one. */
  readonly workers?: EngineWorkers;
}

/** The product, put together. */
export interface Product {
  readonly app: Hono<HttpEnv>;
  readonly routes: readonly Route[];
  /** The parts that no outside service is configured for. */
  readonly standIns: readonly string[];
  /** What the accounts are made of, for those who work on them from outside of HTTP. */
  readonly accounts: AccountsParts;
  readonly entitlements: Entitlements;
  readonly billing: Billing;
  readonly imports: ImportJobs;
  /** What wakes devices when a step of their timer ends. */
  readonly pushes: Pushes;
  /** What holds everybody to the room that they have, once the server tells the database to. */
  readonly storage: Storage;
  /** The threads of the engine; whoever runs the product closes them. */
  readonly workers: EngineWorkers;
  /** Closed when the server stops, so that open streams and imports end. */
  readonly bus: Bus;
}

/** The only place that picks adapters and joins features. */
export function compose(surroundings: ProductInputs): Product {
  const { config, database, log, appUrl } = surroundings;
  const bus = pickBus(config, database, log);
  const workers = surroundings.workers ?? engineWorkers(config, log);
  const { engine } = workers;
  const people = composeAccounts(surroundings, bus);
  const { db, clock, cookie, tokens } = { ...people, db: database.db };
  const { billing, entitlements, ...plans } = composePlans(surroundings, people);
  const accounts = { ...people, leaving: billing };
  const profile = new Profile({ db, clock, entitlements });
  const sessions = databaseSessions({ db, clock, cookie, tokens });
  const largeAnswers = new LargeAnswers();
  const saved = composeSaved(accounts, engine, sessions, { profile, entitlements, largeAnswers });
  const { collection } = saved;
  const { pushes, ...push } = composePush(config, accounts, surroundings.push);
  const storage = new Storage(db, config.STORAGE_PER_PERSON_MB);
  const imports = new ImportJobs({
    ...accounts,
    collection,
    storage,
    engine,
    openFile: workerImportFiles({ log }),
    closed: bus.closed,
  });
  const deployment = deploymentOf(config, plans.selling, push.pushKey);
  const features = [
    ...healthRoutes({ ...database, limiter: accounts.limiter, clock }, manifest.version),
    ...deploymentRoutes({ config, deployment, appUrl, version: manifest.version }),
    ...accountsRoutes(accounts),
    ...plans.routes,
    ...profileRoutes(profile),
    ...storageRoutes(storage),
    ...composeFunctions(surroundings, accounts, { engine, entitlements, profile, saved }),
    ...saved.routes,
    ...importExportRoutes({
      limiter: accounts.limiter,
      engine,
      pages: pickPages(config),
    }),
    ...importJobsRoutes(imports, accounts.limiter),
    ...exportRoutes({ ...accounts, db, collection, largeAnswers, engine }),
    ...accountDataRoutes(accounts, largeAnswers),
    ...push.routes,
    ...adminRoutes(accounts, config.SERVICE_KEY),
  ];
  const routes = [...features, ...documentationRoutes(features, manifest.version)];
  const proxies = proxyList(config.TRUSTED_PROXIES);
  const writes = new WriteRate(clock, config.RATE_LIMIT_FACTOR);
  const web = surroundings.web && fillPages(surroundings.web, deployment);
  const app = createApp({ routes, sessions, log, appUrl, proxies, web, writes, storage });
  plans.listenTo(app);
  const isAiBuiltIn = capabilitiesOf(config).text === "built-in";
  const standIns = [
    ...(config.SMTP_URL === undefined ? ["mail"] : []),
    ...(isAiBuiltIn ? ["AI"] : []),
    ...(plans.selling === "test-checkout" ? ["payments"] : []),
  ];
  return { app, routes, standIns, accounts, entitlements, billing, imports, pushes, storage, workers, bus };
}

/** Only a PostgreSQL that other processes can name has others who want to know. */
function pickBus(
  { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl }: Config,
  { db }: Database,
  log: Logger,
): Bus {
  return url === undefined ? localBus() : postgresBus({ db, listenUrl: listenUrl ?? url, log });
}

function composeAccounts(
  { config, database, log, appUrl, secret, ...given }: ProductInputs,
  bus: Bus,
): PeopleParts {
  const clock = given.clock ?? systemClock;
  const keys = createKeys(secret);
  const factor = config.RATE_LIMIT_FACTOR;
  return {
    database,
    clock,
    bus,
    keys,
    passwords: given.passwords ?? argon2Passwords(),
    tokens: accessTokens(keys),
    cookie: sessionCookie(appUrl),
    limiter: createRateLimiter({ db: database.db, clock, keys, factor }),
    mail: given.mail ?? pickMail(config, appUrl, log, clock),
    background: given.background ?? createBackground(log),
    provider: pickProvider(config),
    log,
    appUrl,
    stored: new StoredFiles({ database, clock, files: given.files ?? pickFiles(config) }),
    uploads: new UploadFolder(join(config.DATA_DIR, "tmp", "imports"), database.db),
    isVerificationOn: config.SMTP_URL !== undefined,
    maxAccountsPerAddress: config.MAX_ACCOUNTS_PER_IP,
  };
}

/** Signing in with Google takes both of what Google gives to an operator. */
export function pickProvider({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Config) {
  if (GOOGLE_CLIENT_ID === undefined && GOOGLE_CLIENT_SECRET === undefined) return undefined;
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined)
    throw new StartupError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together; one of them is missing.");
  const client = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
  return openidProvider({ name: "google", issuer: GOOGLE_ISSUER, ...client });
}

/** Without a mail server, mails are files that the operator can hand on. */
function pickMail(config: Config, appUrl: string, log: Logger, clock: Clock): Mail {
  const from = config.MAIL_FROM ?? `AI Meal Planner <no-reply@${new URL(appUrl).hostname}>`;
  if (config.SMTP_URL !== undefined) return mailQueue({ mail: smtpMail(config.SMTP_URL, from), log });
  return outboxMail({ folder: join(config.DATA_DIR, "outbox"), from, log, clock });
}

function composeFunctions(
  { config, ...given }: ProductInputs,
  accounts: AccountsParts,
  people: Pick<FunctionsParts, "engine" | "entitlements" | "profile" | "saved">,
): readonly Route[] {
  const { clock, log, stored, database } = accounts;
  const { AI_DAILY_CALLS: dailyCalls, AI_DAILY_CALLS_PER_PERSON: dailyCallsPerPerson } = config;
  const meter = databaseMeter({ db: database.db, clock, dailyCalls, dailyCallsPerPerson });
  return functionRoutes({
    ...people,
    accounts,
    stored,
    seesMeals: seesPhotosFor(config, "analyseFood"),
    chef: given.chef ?? createChef({ config, clock, log, meter, engine: people.engine }),
  });
}

/** The way out to the web is large, and tests and commands that import nothing do without it. */
function pickPages({ FETCH_ALLOWED_HOSTS: allowedHosts }: Config): WebPages {
  let gate: WebPages | undefined;
  return {
    async open(url, signal) {
      const { gatedPages } = await import("./adapters/web-pages/gate/gate.ts");
      gate ??= gatedPages({ allowedHosts });
      return gate.open(url, signal);
    },
  };
}

/** Files lie in the data folder, or in a storage that speaks the S3 protocol, for several servers that share them. */
export function pickFiles(config: Config): Files {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = config;
  const { FILES_S3_ACCESS_KEY: accessKeyId, FILES_S3_SECRET_KEY: secretAccessKey } = config;
  const given = [endpoint, bucket, accessKeyId, secretAccessKey].filter((setting) => setting !== undefined);
  if (given.length === 0) return diskFiles(join(config.DATA_DIR, "files"));
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new StartupError(
      "FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY go together; one of them is missing.",
    );
  return s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
