import type { deviceKey } from "@meal/contract/sessions";
import type { z } from "zod";
import { keyPairOf } from "../../../security/key-pair.ts";
import type { Keys } from "../../../security/keys.ts";

/**
 * The key pair of one account. A browser closes with the public half what waits to be sent when a session ends, and
 * opens it with the private one after the next sign-in. Nothing is stored: the pair follows from the secret of the
 * deployment and the account.
 */
export function deviceKeyOf(keys: Keys, userId: string): z.input<typeof deviceKey> {
  return keyPairOf(keys.derive("device-keys"), userId).jwk;
}
