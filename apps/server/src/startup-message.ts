import type { Config } from "./config.ts";
import { isOnLoopback } from "./loopback.ts";

/** What to tell the person who started the server. */
export interface StartupFacts {
  readonly appUrl: string;
  readonly database: "sqlite" | "postgres";
  readonly dataFolder: string;
  /** The parts that no outside service was configured for. */
  readonly standIns: readonly string[];
  readonly hasWeb: boolean;
  readonly isProxyUnnamed: boolean;
  readonly isOperatorUnnamed: boolean;
}

/** The plain lines on standard output once the server listens. */
export function startupMessage(facts: StartupFacts): string {
  const { appUrl, database, dataFolder, standIns, hasWeb } = facts;
  const list = new Intl.ListFormat("en").format(standIns);
  return [
    `AI Meal Planner is ready: ${appUrl}`,
    `Data folder: ${dataFolder}${database === "postgres" ? " (files; the database is PostgreSQL)" : ""}`,
    ...(standIns.length > 0 ? [`Running on built-in stand-ins: ${list}`] : []),
    ...(facts.isProxyUnnamed
      ? [
          "TRUSTED_PROXIES is not set: everybody who comes through a proxy counts as one address. Set it to the proxy's.",
        ]
      : []),
    ...(facts.isOperatorUnnamed
      ? [
          "OPERATOR_NAME or OPERATOR_EMAIL is not set: the terms and the privacy page cannot say who runs this site.",
        ]
      : []),
    ...(hasWeb ? [] : ["The web app is not built: this process answers the API alone."]),
  ].join("\n");
}

/** Whether a proxy is likely, because others than this machine can come or because of HTTPS, and none is named. */
export function isProxyUnnamed({
  APP_URL,
  HOST,
  TRUSTED_PROXIES,
}: Pick<Config, "APP_URL" | "HOST" | "TRUSTED_PROXIES">): boolean {
  if (TRUSTED_PROXIES.length > 0) return false;
  return !isOnLoopback({ APP_URL: undefined, HOST }) || APP_URL?.startsWith("https:") === true;
}

/** Whether others than this machine are served, who are owed a name and an address to write to. */
export function isOperatorUnnamed(
  config: Pick<Config, "APP_URL" | "HOST" | "OPERATOR_NAME" | "OPERATOR_EMAIL">,
): boolean {
  return !isOnLoopback(config) && (config.OPERATOR_NAME === undefined || config.OPERATOR_EMAIL === undefined);
}

/** The address people open: what was configured, or this machine under the name browsers treat as secure. */
export function publicUrl({ APP_URL, HOST }: Pick<Config, "APP_URL" | "HOST">, port: number): string {
  if (APP_URL !== undefined) return new URL(APP_URL).origin;
  const isLocal = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"].includes(HOST);
  const host = HOST.includes(":") ? `[${HOST}]` : HOST;
  return `http://${isLocal ? "localhost" : host}:${port}`;
}
