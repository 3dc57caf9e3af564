/** What a provider says of somebody who signed in there. */
export interface ProviderClaims {
  /** Who it is at the provider, for good. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly fullName: string;
}

/** What ties a provider's answer to the browser that was sent there. */
interface ProviderStep {
  /** Where the provider sends the browser back to. */
  readonly callbackUrl: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE. */
  readonly verifier: string;
}

/** Lets people sign in with an account elsewhere. Every method may throw a ProviderFault. */
export interface IdentityProvider {
  readonly name: string;
  /** Where to send the browser. */
  authorizationUrl(step: ProviderStep): Promise<URL>;
  /** Checks what the browser came back with, and asks the provider who it is. */
  finish(query: string, step: ProviderStep): Promise<ProviderClaims>;
  /** Checks a token that the provider gave to an app of ours. A nonce in the token must be the one given, as it is or hashed. */
  checkIdToken(idToken: string, nonce: string | undefined): Promise<ProviderClaims>;
}

/** Why signing in elsewhere did not work. */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  readonly kind: "unreachable" | "refused";

  constructor(kind: "unreachable" | "refused", cause: unknown) {
    super(`the identity provider is ${kind === "refused" ? "not satisfied" : "unreachable"}`, { cause });
    this.kind = kind;
  }
}
