import { pino, type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

export type { Logger } from "pino";

const secrets = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "token",
  "access_token",
  "refresh_token",
  "secret",
];

/** A structured log on standard error; standard output is for people. Secrets never reach it, one level deep or two. */
export function createLogger(
  level: Config["LOG_LEVEL"],
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  return pino({ level, redact: { paths, censor: "[redacted]" } }, destination);
}
