import { existsSync } from "node:fs";
import { join } from "node:path";
import { pickFiles, pickProvider } from "../compose.ts";
import { readConfig, type Config } from "../config.ts";
import { StartupError } from "../startup-error.ts";
import { isProxyUnnamed } from "../startup-message.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineBackups, examineDisk, examinePermissions } from "./examine-folder.ts";
import { examineMail, examineModels } from "./examine-services.ts";
import { examineStores } from "./examine-stores.ts";
import { reasonOf, toDo, well, type Finding } from "./finding.ts";

/** What a deployment is, besides its settings. */
export interface Deployment {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  /** Where backups are kept, if not in the data folder. */
  readonly backups?: string;
  readonly now: number;
  /** Tests have disks of any size. */
  readonly freeBytes?: (folder: string) => number;
}

/** Looks at everything that a server depends on, and changes nothing. */
export async function examine(deployment: Deployment): Promise<readonly Finding[]> {
  const { environment, folder, now, freeBytes } = deployment;
  let config: Config;
  try {
    config = readConfig(environment, folder);
    pickProvider(config);
    pickFiles(config);
  } catch (error) {
    if (error instanceof StartupError) return [toDo("Configuration", error.message)];
    throw error;
  }
  const backups = deployment.backups ?? join(config.DATA_DIR, "backups");
  const hasData = config.DATABASE_URL !== undefined || existsSync(join(config.DATA_DIR, "app.db"));
  const checks: readonly [string, () => Promise<readonly Finding[]> | readonly Finding[]][] = [
    ["Disk", () => [examineDisk(config.DATA_DIR, freeBytes)]],
    ["Permissions", () => [examinePermissions(config.DATA_DIR)]],
    ["Database", () => examineDatabase(config, now)],
    ["Backups", () => [examineBackups(backups, hasData, now)]],
    ["Mail", async () => [await examineMail(config)]],
    ["Models", () => examineModels(config)],
    ["Stores", () => examineStores(config, now)],
    ["Proxy", () => [examineProxy(config)]],
  ];
  const findings = await Promise.all(checks.map(([about, check]) => attempt(about, check)));
  return [well("Configuration", "The settings can be read and fit together."), ...findings.flat()];
}

/** What cannot even be looked at is something to do, and no reason to leave the rest unsaid. */
async function attempt(
  about: string,
  check: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [toDo(about, `It cannot be looked at: ${reasonOf(error)}`)];
  }
}

function examineProxy(config: Config): Finding {
  if (isProxyUnnamed(config))
    return toDo(
      "Proxy",
      "HOST or APP_URL tells of a proxy, and TRUSTED_PROXIES is not set: everybody who comes through it counts as one address. Set it to the proxy's address.",
    );
  if (config.TRUSTED_PROXIES.length > 0 && config.APP_URL === undefined)
    return toDo("Proxy", "Set APP_URL to the address that people open: links in mails lead there.");
  return config.TRUSTED_PROXIES.length > 0
    ? well("Proxy", `Addresses of people are taken from ${config.TRUSTED_PROXIES.join(", ")}.`)
    : well("Proxy", "Only this machine can come, and no proxy is needed.");
}
