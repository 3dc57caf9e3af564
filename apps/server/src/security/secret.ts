import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { StartupError } from "../startup-error.ts";

/**
 * The secret that all keys are made from: configured, or made once and kept in the data folder. Several servers over one
 * database must be given the same.
 */
export function readSecret({ AUTH_SECRET }: Pick<Config, "AUTH_SECRET">, dataFolder: string): string {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  const path = join(dataFolder, "auth-secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length >= 32) return secret;
  throw new StartupError(
    `${path} is not whole. Restore it from a backup, or delete it to sign everybody out.`,
  );
}
