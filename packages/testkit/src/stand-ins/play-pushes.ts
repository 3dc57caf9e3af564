import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { signCompact } from "./signed-tokens.ts";
import type { StoreMessage } from "./store.ts";
import type { StoreReply } from "./store-server.ts";

/** How Pub/Sub pushes: with a token of OpenID Connect that Google signed. */
export interface Pushes {
  /** The token of a push, with other claims or another key. */
  readonly pushToken: (claims?: object, key?: KeyObject) => string;
  /** A push that says this; each is another message. */
  readonly push: (said: object, token?: string) => StoreMessage;
  /** The keys that Google publishes. */
  readonly certs: StoreReply;
}

export const PUSH_ACCOUNT = "push@example.iam.gserviceaccount.com";
export const PUSH_AUDIENCE = "http://localhost:3000/api/webhooks/google";
const kid = "stand-in";
// Making such keys takes long, and no test is about which ones.
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

export function makePushes(now: () => number): Pushes {
  const pushToken: Pushes["pushToken"] = (claims = {}, key = privateKey) => {
    const iat = Math.floor(now() / 1000);
    const usual = {
      iss: "https://accounts.google.com",
      aud: PUSH_AUDIENCE,
      sub: "113774264463038321964",
      email: PUSH_ACCOUNT,
      email_verified: true,
      iat,
      exp: iat + 3600,
    };
    return signCompact({ alg: "RS256", kid, typ: "JWT" }, { ...usual, ...claims }, key);
  };
  return {
    pushToken,
    push(said, token = pushToken()) {
      const message = {
        messageId: randomUUID(),
        data: Buffer.from(JSON.stringify(said)).toString("base64"),
      };
      const bodyText = JSON.stringify({ message, subscription: "projects/meals/subscriptions/push" });
      return { headers: new Headers({ authorization: `Bearer ${token}` }), bodyText };
    },
    certs: {
      status: 200,
      body: { keys: [{ ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }] },
    },
  };
}
