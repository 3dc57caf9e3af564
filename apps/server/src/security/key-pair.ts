import { createECDH, hkdfSync } from "node:crypto";

/** The order of the curve P-256: a private key is a number from 1 to one less than this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Sixteen bytes more than the number has, so that its remainder is as good as even. */
const spareBytes = 48;
const coordinateBytes = 32;

/** A key pair on the curve P-256 that follows from a secret, the same one every time: nothing of it is stored. */
export function keyPairOf(secret: Uint8Array, about: string) {
  const bytes = hkdfSync("sha256", secret, "", about, spareBytes);
  const number = (BigInt(`0x${Buffer.from(bytes).toString("hex")}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(2 * coordinateBytes, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  // The uncompressed form is the byte 4 and both coordinates.
  const whole = pair.getPublicKey();
  const point = whole.subarray(1);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(0, coordinateBytes).toString("base64url"),
    y: point.subarray(coordinateBytes).toString("base64url"),
    d: privateKey.toString("base64url"),
  } as const;
  return { jwk, publicKey: whole.toString("base64url") };
}
