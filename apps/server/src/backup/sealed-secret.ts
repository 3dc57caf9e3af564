import { randomBytes, scryptSync } from "node:crypto";
import { createKeys } from "../security/keys.ts";
import { seal, unseal } from "../security/seal.ts";
import { StartupError } from "../startup-error.ts";
import type { Manifest } from "./manifest.ts";

const about = "backup";
const keyBytes = 32;
const costs = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

/** What a backup holds of the secret: always how to recognise it, and the secret itself only under a passphrase. */
export function secretForBackup(secret: string, passphrase: string | undefined): Manifest["secret"] {
  const fingerprint = fingerprintOf(secret);
  if (passphrase === undefined) return { fingerprint, sealed: null };
  const salt = randomBytes(16).toString("base64url");
  return { fingerprint, sealed: { salt, text: seal(keyOf(passphrase, salt), secret, about) } };
}

/** Opens the secret of a backup. */
export function openSecret(sealed: NonNullable<Manifest["secret"]["sealed"]>, passphrase: string): string {
  try {
    return unseal(keyOf(passphrase, sealed.salt), sealed.text, about);
  } catch (error) {
    const said = "BACKUP_PASSPHRASE does not open the secret of this backup. Nothing was changed.";
    throw new StartupError(said, { cause: error });
  }
}

/** A hash by which two secrets are known to be equal, and from which nobody finds the secret. */
export function fingerprintOf(secret: string): string {
  return createKeys(secret).hash(about, "fingerprint");
}

function keyOf(passphrase: string, salt: string): Uint8Array {
  return scryptSync(passphrase.normalize("NFC"), salt, keyBytes, costs);
}
