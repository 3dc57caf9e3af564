import { isIP } from "node:net";

/** How long a step with a passkey may take; an autofill prompt waits that long as well. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Ed25519, ECDSA with P-256 and RSA, which all devices have at least one of. */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** The site that passkeys are bound to. They work nowhere else, which is what makes them safe from imitations. */
export function relyingParty(appUrl: string) {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin, name: "AI Meal Planner" };
}

/** What checks passkeys is large, and tests and commands without one do without it. */
export const loadWebauthn = () => import("@simplewebauthn/server");

/** Browsers make passkeys for names, not for bare addresses. */
export function arePasskeysPossible(appUrl: string): boolean {
  return isIP(new URL(appUrl).hostname.replaceAll(/[[\]]/gu, "")) === 0;
}
