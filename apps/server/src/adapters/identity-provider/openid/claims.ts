import { createHash } from "node:crypto";
import { z } from "zod";
import { ProviderFault, type ProviderClaims } from "../../../ports/identity-provider.ts";

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).catch(""),
  // Some providers write it as text. Anything but a clear yes is a no.
  email_verified: z.unknown().transform((value) => value === true || value === "true"),
  name: z.string().catch(""),
});
const nameLimit = 200;

/** What a token that was checked says. */
export function claimsOf(payload: unknown): ProviderClaims {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) throw new ProviderFault("refused", parsed.error);
  const { sub, email, email_verified, name } = parsed.data;
  return { subject: sub, email, isEmailVerified: email_verified, fullName: name.trim().slice(0, nameLimit) };
}

/** Apps hand the provider the hash of their nonce, or the nonce; a token without one goes with no nonce only. */
export function isNonceRight(inToken: unknown, given: string | undefined): boolean {
  if (inToken === undefined || given === undefined) return inToken === given;
  return inToken === given || inToken === createHash("sha256").update(given).digest("hex");
}
