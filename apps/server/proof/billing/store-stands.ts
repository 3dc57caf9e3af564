import { X509Certificate } from "node:crypto";
import { startAppStore, type AppStore } from "@meal/testkit/stand-ins/app-store";
import { PUSH_ACCOUNT, PUSH_AUDIENCE } from "@meal/testkit/stand-ins/play-pushes";
import { startPlayStore, type PlayStore } from "@meal/testkit/stand-ins/play-store";
import { PRODUCT_ID } from "@meal/testkit/stand-ins/store";
import { appleStore } from "../../src/adapters/payments/apple/apple-store.ts";
import { googleStore } from "../../src/adapters/payments/google/google-store.ts";
import { serviceAccount } from "../../src/adapters/payments/google/google-tokens.ts";
import type { Store } from "../../src/ports/payments.ts";

/** Both stores on loopback, and the adapters of the product that ask them. */
export interface StoreStands {
  readonly apple: AppStore;
  readonly google: PlayStore;
  readonly adapters: { readonly apple: Store; readonly google: Store };
  readonly stop: () => Promise<void>;
}

export async function startStands(now: () => number): Promise<StoreStands> {
  const [apple, google] = await Promise.all([startAppStore(now), startPlayStore(now)]);
  const trust = {
    root: new X509Certificate(apple.signer.root.der),
    bundleId: apple.bundleId,
    appId: apple.appId,
    productId: PRODUCT_ID,
    isSandboxTaken: false,
    now,
  };
  const { issuerId, keyId, privateKey } = apple;
  const servers = { production: apple.url, sandbox: apple.url };
  return {
    apple,
    google,
    adapters: {
      apple: appleStore({ trust, issuerId, keyId, privateKey, servers }),
      google: googleStore({
        packageName: google.packageName,
        productId: PRODUCT_ID,
        pushAccount: PUSH_ACCOUNT,
        audience: PUSH_AUDIENCE,
        account: serviceAccount.parse(JSON.parse(google.accountFile)),
        isSandboxTaken: false,
        now,
        servers: { api: google.url, keys: `${google.url}/certs` },
      }),
    },
    stop: async () => void (await Promise.all([apple.stop(), google.stop()])),
  };
}
