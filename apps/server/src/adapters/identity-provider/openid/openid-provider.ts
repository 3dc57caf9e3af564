import type { JWTVerifyGetKey } from "jose";
import type { Configuration } from "openid-client";
import { ProviderFault, type IdentityProvider } from "../../../ports/identity-provider.ts";
import { claimsOf, isNonceRight } from "./claims.ts";
import { isUnreachable } from "./faults.ts";

/** Which provider, and who we are there. */
export interface OpenidSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Discovered {
  readonly configuration: Configuration;
  readonly keys: JWTVerifyGetKey;
}

const timeoutSeconds = 10;
// What a provider signs with a key pair; a token signed with a shared secret is not from it.
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];

/** Loaded when somebody first signs in elsewhere. */
const loadClient = () => import("openid-client");
const loadTokens = () => import("jose");

/** Any provider of OpenID Connect. It is asked for its addresses at the first use, and again until it answers. */
export function openidProvider(settings: OpenidSettings): IdentityProvider {
  const { name, clientId, issuer } = settings;
  let discovered: Promise<Discovered> | undefined;
  const connect = async () => {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (cause) {
      discovered = undefined;
      throw new ProviderFault("unreachable", cause);
    }
  };
  return {
    name,
    async authorizationUrl({ callbackUrl, state, nonce, verifier }) {
      const { configuration } = await connect();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadClient();
      return buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
    },
    async finish(query, { callbackUrl, state, nonce, verifier }) {
      const { configuration } = await connect();
      const { authorizationCodeGrant } = await loadClient();
      const url = new URL(callbackUrl);
      url.search = query;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await careful(() => authorizationCodeGrant(configuration, url, checks));
      return claimsOf(tokens.claims());
    },
    async checkIdToken(idToken, nonce) {
      const { keys } = await connect();
      const { jwtVerify } = await loadTokens();
      // Google's own libraries for phones name the issuer without its protocol.
      const issuers = [issuer, issuer.replace(/^https:\/\//u, "")];
      const options = {
        issuer: issuers,
        audience: clientId,
        algorithms,
        requiredClaims: ["exp", "iat", "sub"],
      };
      const { payload } = await careful(() => jwtVerify(idToken, keys, options));
      if (!isNonceRight(payload["nonce"], nonce)) throw new ProviderFault("refused", "the nonce is another");
      return claimsOf(payload);
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Discovered> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadClient();
  const { createRemoteJWKSet } = await loadTokens();
  // Only a provider on this very machine may be spoken to without encryption; the setting takes no other.
  const plain = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [enableNonRepudiationChecks, ...plain],
    timeout: timeoutSeconds,
  });
  const { jwks_uri } = configuration.serverMetadata();
  if (jwks_uri === undefined) throw new TypeError("The provider names no keys.");
  return { configuration, keys: createRemoteJWKSet(new URL(jwks_uri)) };
}

/** Tells a provider that is down from one that says no. */
async function careful<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ProviderFault(isUnreachable(cause) ? "unreachable" : "refused", cause);
  }
}
