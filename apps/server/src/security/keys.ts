import { createHmac, hkdfSync } from "node:crypto";

/** Keys for single purposes, all made from the one secret of the deployment. */
export interface Keys {
  /** A key of 32 bytes that only this purpose has. */
  derive(purpose: string): Uint8Array;
  /** A keyed hash: the same value gives the same text, and nobody without the secret can try values out. */
  hash(purpose: string, value: string): string;
}

const keyBytes = 32;

/** Derives keys from the secret. Without knowing it, no key tells anything about another. */
export function createKeys(secret: string): Keys {
  const derived = new Map<string, Uint8Array>();
  const derive = (purpose: string) => {
    const key =
      derived.get(purpose) ?? new Uint8Array(hkdfSync("sha256", secret, "", `meal:${purpose}`, keyBytes));
    derived.set(purpose, key);
    return key;
  };
  return {
    derive,
    hash: (purpose, value) => createHmac("sha256", derive(purpose)).update(value).digest("base64url"),
  };
}
