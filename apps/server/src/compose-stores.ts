import type { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { appleRoot } from "./adapters/payments/apple/apple-root.ts";
import { APPLE_SERVERS, appleStore } from "./adapters/payments/apple/apple-store.ts";
import { GOOGLE_SERVERS, googleStore } from "./adapters/payments/google/google-store.ts";
import { serviceAccount } from "./adapters/payments/google/google-tokens.ts";
import { parseJson } from "./adapters/payments/parse-json.ts";
import type { Config } from "./config.ts";
import type { Clock } from "./ports/clock.ts";
import type { Store } from "./ports/payments.ts";
import { StartupError } from "./startup-error.ts";

/** Where the stores are; only tests have them elsewhere. */
export interface StorePlaces {
  readonly apple: { readonly root: X509Certificate; readonly production: string; readonly sandbox: string };
  readonly google: { readonly api: string; readonly keys: string };
}

const realPlaces: StorePlaces = { apple: { root: appleRoot, ...APPLE_SERVERS }, google: GOOGLE_SERVERS };

/** The stores that are set up. */
export function composeStores(
  config: Config,
  appUrl: string,
  clock: Clock,
  places: StorePlaces = realPlaces,
): readonly Store[] {
  const now = () => clock.now();
  return [pickApple(config, now, places.apple), pickGoogle(config, now, appUrl, places.google)].filter(
    (store) => store !== undefined,
  );
}

function pickApple(config: Config, now: () => number, places: StorePlaces["apple"]): Store | undefined {
  const given = allOrNone(config, [
    "APPLE_BUNDLE_ID",
    "APPLE_APP_ID",
    "APPLE_PRODUCT_ID",
    "APPLE_ISSUER_ID",
    "APPLE_KEY_ID",
    "APPLE_KEY_FILE",
  ]);
  if (!given) return undefined;
  const { root, ...servers } = places;
  return appleStore({
    trust: {
      root,
      bundleId: given.APPLE_BUNDLE_ID,
      appId: given.APPLE_APP_ID,
      productId: given.APPLE_PRODUCT_ID,
      isSandboxTaken: config.STORE_TEST_PURCHASES === "accepted",
      now,
    },
    issuerId: given.APPLE_ISSUER_ID,
    keyId: given.APPLE_KEY_ID,
    privateKey: readKey("APPLE_KEY_FILE", given.APPLE_KEY_FILE, (text) => {
      if (!text.includes("PRIVATE KEY")) throw new Error("it holds no key");
      return text;
    }),
    servers,
  });
}

function pickGoogle(
  config: Config,
  now: () => number,
  appUrl: string,
  servers: StorePlaces["google"],
): Store | undefined {
  const given = allOrNone(config, [
    "GOOGLE_PLAY_PACKAGE",
    "GOOGLE_PLAY_PRODUCT_ID",
    "GOOGLE_PLAY_KEY_FILE",
    "GOOGLE_PLAY_PUSH_ACCOUNT",
  ]);
  if (!given) return undefined;
  return googleStore({
    packageName: given.GOOGLE_PLAY_PACKAGE,
    productId: given.GOOGLE_PLAY_PRODUCT_ID,
    account: readKey("GOOGLE_PLAY_KEY_FILE", given.GOOGLE_PLAY_KEY_FILE, (text) =>
      parseJson(serviceAccount, text),
    ),
    pushAccount: given.GOOGLE_PLAY_PUSH_ACCOUNT,
    audience: `${appUrl}/api/webhooks/google`,
    isSandboxTaken: config.STORE_TEST_PURCHASES === "accepted",
    now,
    servers,
  });
}

type Given<Name extends keyof Config> = { readonly [Each in Name]: NonNullable<Config[Each]> };

/** Settings that make sense together only; nothing where nobody set any. */
function allOrNone<Name extends keyof Config>(
  config: Config,
  names: readonly Name[],
): Given<Name> | undefined {
  const missing = names.filter((each) => config[each] === undefined);
  if (missing.length === names.length) return undefined;
  if (isWhole(config, missing)) return config;
  throw new StartupError(`${names.join(", ")} go together; ${missing.join(", ")} is missing.`);
}

function isWhole<Name extends keyof Config>(
  _config: Config,
  missing: readonly Name[],
): _config is Config & Given<Name> {
  return missing.length === 0;
}

/** A file with a key; what is wrong with it is said without saying anything of what is in it. */
function readKey<T>(setting: string, path: string, read: (text: string) => T): T {
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch {
    throw new StartupError(`${setting} names ${path}, which cannot be read.`);
  }
  try {
    return read(content);
  } catch {
    throw new StartupError(`${setting} names ${path}, which is not the file that the store gave.`);
  }
}
