import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { findFreePort } from "@meal/testkit/free-port";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { Provider } from "oidc-provider";
import { providerStores } from "./provider-store.ts";

/** Who signs in at the provider of the tests. */
interface Account {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** A real OpenID provider on this machine. Everybody who comes is `account`. */
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

/** Whom it serves, and whether it shows a page with two links, "Allow" and "Refuse", before it lets anybody go on. */
interface ProviderOptions {
  readonly origin: string;
  readonly isAsking?: boolean;
}

/** Starts one. */
export async function startProvider({ origin, isAsking = false }: ProviderOptions): Promise<TestProvider> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const account = { sub: "g-1", email: "anna@example.org", email_verified: true, name: "Anna Berg" };
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "k", alg: "RS256", use: "sig" };
  const provider = createProvider(issuer, account, { key, origin });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", issuer);
    if (!pathname.startsWith("/interaction/")) return void answer(request, response);
    if (isAsking && pathname.split("/").length === 3) return ask(response, pathname);
    return void finish(provider, account, request, response);
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
        // Two tokens of one second are still two.
        .setJti(randomUUID())
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

function ask(response: ServerResponse, pathname: string): void {
  const links = `<a href="${pathname}/allow">Allow</a> <a href="${pathname}/refuse">Refuse</a>`;
  response.writeHead(200, { "content-type": "text/html" });
  response.end(
    `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Provider</title>${links}</html>`,
  );
}

function finish(provider: Provider, account: Account, request: IncomingMessage, response: ServerResponse) {
  const isRefused = request.url?.endsWith("/refuse") === true;
  const result = isRefused ? { error: "access_denied" } : { login: { accountId: account.sub } };
  return provider.interactionFinished(request, response, result);
}

interface ProviderSetUp {
  readonly key: object;
  readonly origin: string;
}

function createProvider(issuer: string, account: Account, { key, origin }: ProviderSetUp): Provider {
  const client = {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${origin}/api/auth/callback`],
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
