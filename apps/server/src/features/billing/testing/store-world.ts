import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAppStore, type AppStore } from "@meal/testkit/stand-ins/app-store";
import { PUSH_ACCOUNT } from "@meal/testkit/stand-ins/play-pushes";
import { startPlayStore, type PlayStore } from "@meal/testkit/stand-ins/play-store";
import { PRODUCT_ID, type BoughtInApp, type StoreMessage } from "@meal/testkit/stand-ins/store";
import { onTestFinished } from "vitest";
import type { StorePlaces } from "../../../compose-stores.ts";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import { isSignedIn, signIn, signUp } from "../../accounts/testing/people.ts";
import type { World, WorldOptions } from "../../accounts/testing/world.ts";

/** Both stores on loopback, and what a server needs to use them. */
export interface StoreStandIns {
  readonly apple: AppStore;
  readonly google: PlayStore;
  readonly settings: Readonly<Record<string, string>>;
  readonly places: StorePlaces;
}

/** Starts both; they end with the test. */
export async function startStores(now: () => number): Promise<StoreStandIns> {
  const [apple, google] = await Promise.all([startAppStore(now), startPlayStore(now)]);
  const folder = mkdtempSync(join(tmpdir(), "meal-stores-"));
  onTestFinished(async () => {
    await Promise.all([apple.stop(), google.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const [appleKey, googleKey] = [join(folder, "AuthKey.p8"), join(folder, "account.json")];
  writeFileSync(appleKey, apple.privateKey);
  writeFileSync(googleKey, google.accountFile);
  return {
    apple,
    google,
    settings: {
      APPLE_BUNDLE_ID: apple.bundleId,
      APPLE_APP_ID: String(apple.appId),
      APPLE_PRODUCT_ID: PRODUCT_ID,
      APPLE_ISSUER_ID: apple.issuerId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_KEY_FILE: appleKey,
      GOOGLE_PLAY_PACKAGE: google.packageName,
      GOOGLE_PLAY_PRODUCT_ID: PRODUCT_ID,
      GOOGLE_PLAY_KEY_FILE: googleKey,
      GOOGLE_PLAY_PUSH_ACCOUNT: PUSH_ACCOUNT,
    },
    places: {
      apple: {
        root: new X509Certificate(apple.signer.root.der),
        production: apple.url,
        sandbox: apple.url,
      },
      google: { api: google.url, keys: `${google.url}/certs` },
    },
  };
}

/** A served product where both stores are set up. */
export interface StoreWorld extends StoreStandIns {
  readonly world: World;
}

export async function openStores(
  open: (options: WorldOptions) => Promise<World>,
  options: WorldOptions = {},
): Promise<StoreWorld> {
  let clock: { now(): number } = Date;
  const stores = await startStores(() => clock.now());
  const settings = { ...stores.settings, ...options.settings };
  const watched = { ...options.watched, storePlaces: stores.places };
  const world = await open({ ...options, settings, watched });
  clock = world.clock;
  return { ...stores, world };
}

/** The app of somebody's phone. */
export interface Phone {
  readonly id: string;
  readonly caller: TestCaller;
  readonly claim: (platform: "ios" | "android" | "web", bought: BoughtInApp) => Promise<Response>;
  /** What the app would show of the plan. */
  readonly plan: () => Promise<unknown>;
}

let lastPhone = 0;

export async function phoneIn(world: World, name: string): Promise<Phone> {
  // An address of its own, since one may open few accounts.
  const caller = world.browser(`10.0.0.${(lastPhone = (lastPhone % 250) + 1)}`);
  const person = { email: `${name}@example.org`, password: `secret of ${name}` };
  const { user }: { user: { id: string } } = JSON.parse(await (await signUp(caller, person)).text());
  // Sessions end while a test lets days pass.
  const post = async (path: string, body: object) => {
    if (!(await isSignedIn(caller))) await signIn(caller, person);
    return caller.post(path, body);
  };
  return {
    id: user.id,
    caller,
    claim: (platform, { receipt, transactionId }) =>
      post("/api/functions/verify-mobile-purchase", { platform, receipt, transactionId }),
    plan: async () => (await post("/api/functions/check-subscription-limit", {})).json(),
  };
}

/** Sends what a store tells, and waits until the server has done what follows from it. */
export async function deliver(
  world: World,
  store: "apple" | "google",
  { headers, bodyText }: StoreMessage,
): Promise<Response> {
  const response = await fetch(`${world.url}/api/webhooks/${store}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...Object.fromEntries(headers) },
    body: bodyText,
  });
  await world.product.accounts.background.settle();
  return response;
}
