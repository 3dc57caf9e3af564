import { createServer } from "node:http";
import { findFreePort } from "@meal/testkit/free-port";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { Provider } from "oidc-provider";
import { testOrigin } from "@meal/testkit/test-app";
import { providerStores } from "./provider-store.ts";

/** Who signs in at the provider of the tests. */
export interface Account {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** A real OpenID provider on this machine that lets everybody in as `account`. */
export interface TestProvider {
  readonly settings: Readonly<Record<string, string>>;
  readonly account: Account;
  /** A token as it gives to apps, with claims of the test's own. */
  idToken(claims?: JWTPayload): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const clientId = "meals";
const clientSecret = "a secret of the client";

/** Starts one. */
export async function startProvider(): Promise<TestProvider> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const account = { sub: "g-1", email: "anna@example.org", email_verified: true, name: "Anna Berg" };
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "k", alg: "RS256", use: "sig" };
  const provider = createProvider(issuer, account, key);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/interaction/") !== true) return void answer(request, response);
    const result = { login: { accountId: account.sub } };
    return void provider.interactionFinished(request, response, result);
  });
  const start = () => new Promise<void>((done) => void server.listen(port, "127.0.0.1", done));
  await start();
  return {
    settings: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    account,
    idToken: (claims = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, ...account, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "k" })
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? "5m")
        .sign(privateKey),
    start,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function createProvider(issuer: string, account: Account, key: object): Provider {
  const client = {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${testOrigin}/api/auth/callback`],
  };
  return new Provider(issuer, {
    clients: [client],
    adapter: providerStores(),
    jwks: { keys: [key] },
    cookies: { keys: ["a key of the cookies"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...account, sub: accountId }),
    }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({ clientId, accountId: account.sub });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}
