import type { Keys } from "./keys.ts";

/** What an access token says besides who made it and until when it holds. */
interface AccessClaims {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly aal: "aal1" | "aal2";
  readonly methods: readonly string[];
  readonly signedInAt: number;
}

/** How long an access token holds; its session is looked up at every use all the same. */
export const ACCESS_TOKEN_LIFETIME_MS = 600_000;

/** Makes and reads the access tokens of programs. */
export interface AccessTokens {
  sign(claims: AccessClaims, now: number, endsAt: number): Promise<string>;
  /** The session that a token names, if it is ours and still holds. */
  readSessionId(token: string, now: number): Promise<string | undefined>;
}

const audience = "authenticated";
const algorithm = { name: "HMAC", hash: "SHA-256" };

/** Signed with a key of the deployment, so nobody else can name a session. */
export function accessTokens(keys: Keys): AccessTokens {
  const secret = Uint8Array.from(keys.derive("access-token"));
  // Imported once; from bytes it would be imported anew for every request.
  const key = crypto.subtle.importKey("raw", secret, algorithm, false, ["sign", "verify"]);
  return {
    async sign({ userId, email, sessionId, aal, methods, signedInAt }, now, endsAt) {
      const { SignJWT } = await import("jose/jwt/sign");
      const amr = methods.map((method) => ({ method, timestamp: seconds(signedInAt) }));
      return new SignJWT({ email, role: audience, session_id: sessionId, aal, amr })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(endsAt))
        .sign(await key);
    },
    async readSessionId(token, now) {
      try {
        const { jwtVerify } = await import("jose/jwt/verify");
        const options = { algorithms: ["HS256"], audience, currentDate: new Date(now) };
        const { payload } = await jwtVerify(token, await key, options);
        return typeof payload["session_id"] === "string" ? payload["session_id"] : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function seconds(instantMs: number): number {
  return Math.floor(instantMs / 1000);
}
