import { existsSync, readFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { LIMITED_FEATURES, type LimitedFeature } from "@meal/domain/entitlements/limits";
import { z } from "zod";
import { aiSettings } from "./ai-settings.ts";
import { paymentSettings } from "./payment-settings.ts";
import { publicSettings } from "./public-settings.ts";
import { StartupError } from "./startup-error.ts";
import { storeSettings } from "./store-settings.ts";

const settings = z.object({
  HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("the address to listen on, such as 127.0.0.1 or 0.0.0.0"),
  PORT: wholeNumber(1, 65_535)
    .default(3000)
    .describe("the port to listen on, a whole number from 1 to 65535"),
  APP_URL: z
    .string()
    .refine(isOrigin)
    .optional()
    .describe("the public origin that people open, such as https://meals.example.org, without a path"),
  DATA_DIR: z.string().min(1).default(".data").describe("the folder that holds the database and all files"),
  DATABASE_URL: postgresUrl().describe(
    "a PostgreSQL to use instead of the embedded database, such as postgres://user:password@host/name",
  ),
  DATABASE_LISTEN_URL: postgresUrl().describe(
    "the same PostgreSQL without a pooler such as PgBouncer between, where DATABASE_URL has one; open screens learn of changes by it",
  ),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform(partsOf)
    .refine((parts) => parts.every(isAddressOrRange))
    .describe("addresses or ranges of the proxies in front, separated by commas, such as 10.0.0.0/8,::1"),
  SERVICE_KEY: z
    .string()
    .min(32)
    .optional()
    .describe("the key of the administration interface, at least 32 characters"),
  MAX_ACCOUNTS_PER_IP: wholeNumber(0, 1_000_000)
    .default(2)
    .describe("how many accounts one address may open, a whole number; 0 for no limit"),
  STORAGE_PER_PERSON_MB: wholeNumber(0, 1_000_000)
    .default(200)
    .describe("how many megabytes one person may store, a whole number; 0 for no limit"),
  FREE_LIMITS: z
    .string()
    .default("")
    .transform(freeLimits)
    .describe(
      `free uses that differ from the built-in ones, such as meal_plan=10,chat=unlimited; the names are ${LIMITED_FEATURES.join(", ")}. Without it everybody has Premium on a server that others than this machine use`,
    ),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      "the secret that sessions and tokens are protected with, at least 32 characters; without it one is made in the data folder. Servers that share a database share it",
    ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12)
    .optional()
    .describe(
      "what seals that secret inside of backups, at least 12 characters; without it backups do not hold the secret",
    ),
  ENGINE_WORKERS: wholeNumber(1, 64)
    .default(1)
    .describe(
      "how many threads plan, write and read recipes, a whole number; each takes about 100 MB while it has something to do",
    ),
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000_000)
    .default(1)
    .describe("multiplies every rate limit, a whole number; for tests that press a thousand times"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/u)
    .optional()
    .describe(
      "the mail server, such as smtps://user:password@mail.example.org; a sign-up then confirms its address",
    ),
  MAIL_FROM: z
    .string()
    .includes("@")
    .optional()
    .describe("the sender of mails, such as AI Meal Planner <kitchen@example.org>"),
  GOOGLE_ISSUER: z
    .string()
    .refine(isIssuer)
    .default("https://accounts.google.com")
    .describe("the OpenID Connect issuer behind Google sign-in; http only for one on this machine"),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      "the client id that Google gave for this site; with its secret, people can sign in with Google",
    ),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe("the secret that belongs to GOOGLE_CLIENT_ID"),
  ...publicSettings,
  ...aiSettings,
  ...paymentSettings,
  ...storeSettings,
  FILES_S3_ENDPOINT: z
    .string()
    .refine(isOrigin)
    .optional()
    .describe(
      "the S3 storage that keeps pictures instead of the data folder, such as https://s3.eu-central-1.amazonaws.com; needs a bucket and both keys",
    ),
  FILES_S3_REGION: z.string().min(1).default("us-east-1").describe("the region of that storage"),
  FILES_S3_BUCKET: z.string().min(1).optional().describe("the bucket in that storage"),
  FILES_S3_ACCESS_KEY: z.string().min(1).optional().describe("the id of the key to that bucket"),
  FILES_S3_SECRET_KEY: z.string().min(1).optional().describe("the secret of the key to that bucket"),
  FETCH_ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform((text) => partsOf(text.toLowerCase()))
    .refine((parts) => parts.every((part) => /^[^\s/@]+$/u.test(part)))
    .describe(
      "hosts inside of your own network that people may import recipes from, separated by commas, such as recipes.lan,192.168.1.5:8080",
    ),
  WEB_PUSH: z
    .enum(["on", "off"])
    .optional()
    .describe(
      "whether browsers that agreed are woken when a step of their timer ends, over the push service of each browser: on or off. Without it on where APP_URL is https",
    ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("how much is logged: fatal, error, warn, info, debug, trace or silent"),
});

/** The settings under the names of their environment variables, parsed. */
export type Config = Readonly<z.output<typeof settings>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment and, behind it, an optional `.env` in the folder. Says everything that is wrong at once. */
export function readConfig(environment: Environment, folder: string): Config {
  const merged = { ...readEnvFile(resolve(folder, ".env")), ...environment };
  // An empty value is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new StartupError(explain(parsed.error, given));
  return { ...parsed.data, DATA_DIR: resolve(folder, parsed.data.DATA_DIR) };
}

/** Every setting with what it takes and its default, for the README and for people. */
export function describeSettings(): readonly { name: string; takes: string; fallback: string }[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const fallback = parsed.success && parsed.data !== undefined ? String(parsed.data) : "";
    return { name, takes: schema.description ?? "", fallback };
  });
}

function explain(error: z.ZodError, given: Environment): string {
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  const shapes: Readonly<Record<string, z.ZodType>> = settings.shape;
  return names
    .map((name) => `${name} is ${shown(name, given[name])}; it takes ${shapes[name]?.description}.`)
    .join("\n");
}

/** A secret is not repeated where logs and screens could keep it. */
function shown(name: string, value: string | undefined): string {
  if (/_(?:KEY|SECRET|PASSPHRASE)$|^(?:DATABASE|DATABASE_LISTEN|SMTP)_URL$/u.test(name)) return "not right";
  return JSON.stringify(value);
}

function readEnvFile(path: string): Environment {
  if (!existsSync(path)) return {};
  const text = readFileSync(path, "utf8");
  const broken = firstBrokenLine(text);
  if (broken !== undefined) {
    throw new StartupError(
      `${path}, line ${broken}, is not a setting; it takes NAME=value, or # and a comment.`,
    );
  }
  return parseEnv(text);
}

/** Node reads such files leniently and would skip a broken line without a word. */
function firstBrokenLine(text: string): number | undefined {
  const withoutQuoted = text.replaceAll(
    /=\s*(["'`])[^]*?\1/gu,
    (quoted) => `=${quoted.replaceAll(/[^\n]/gu, "")}`,
  );
  const wrong = withoutQuoted
    .split("\n")
    .findIndex((line) => !/^\s*(?:#.*|(?:export\s+)?[A-Za-z_]\w*\s*=.*)?$/u.test(line.replace("\r", "")));
  return wrong === -1 ? undefined : wrong + 1;
}

function partsOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function postgresUrl() {
  return z
    .string()
    .regex(/^postgres(?:ql)?:\/\//u)
    .optional();
}

function wholeNumber(min: number, max: number) {
  return z.string().regex(/^\d+$/u).transform(Number).pipe(z.number().min(min).max(max));
}

function isIssuer(text: string): boolean {
  return URL.canParse(text) && /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/u.test(text);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]+\/?$/u.test(text);
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d+$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Pairs such as `chat=20`, separated by commas; null is without end. */
function freeLimits(
  text: string,
  context: z.RefinementCtx,
): readonly (readonly [LimitedFeature, number | null])[] {
  return text
    .split(",")
    .filter((part) => part.trim() !== "")
    .flatMap((part) => {
      const [, name = "", uses = ""] = /^\s*(\w+)\s*=\s*(\d{1,7}|unlimited)\s*$/u.exec(part) ?? [];
      const feature = LIMITED_FEATURES.find((known) => known === name);
      if (feature === undefined) {
        context.addIssue({ code: "custom", message: part });
        return [];
      }
      return [[feature, uses === "unlimited" ? null : Number(uses)] as const];
    });
}

/** The configured proxies as a list that addresses can be checked against. */
export function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
