import { createECDH, hkdfSync } from "node:crypto";
import type { deviceKey } from "@meal/contract/sessions";
import type { z } from "zod";
import type { Keys } from "../../../security/keys.ts";

/** The order of the curve P-256: a private key is a number from 1 to one less than this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Sixteen bytes more than the number has, so that its remainder is as good as even. */
const spareBytes = 48;
const coordinateBytes = 32;

/**
 * The key pair of one account. A browser closes with the public half what waits to be sent when a session ends, and
 * opens it with the private one after the next sign-in. Nothing is stored: the pair follows from the secret of the
 * deployment and the account, the same one every time.
 */
export function deviceKeyOf(keys: Keys, userId: string): z.input<typeof deviceKey> {
  const bytes = hkdfSync("sha256", keys.derive("device-keys"), "", userId, spareBytes);
  const number = (BigInt(`0x${Buffer.from(bytes).toString("hex")}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(2 * coordinateBytes, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  // The uncompressed form is the byte 4 and both coordinates.
  const point = pair.getPublicKey().subarray(1);
  return {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(0, coordinateBytes).toString("base64url"),
    y: point.subarray(coordinateBytes).toString("base64url"),
    d: privateKey.toString("base64url"),
  };
}
