import { hash, randomBytes, randomInt } from "node:crypto";

/** A token that cannot be guessed: 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A code that a person can type: six digits. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What is kept of a token. It is random, so one plain hash is enough. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}
