import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushTarget } from "../../../ports/push.ts";

/** What is fresh for every message. */
export interface Fresh {
  readonly salt: Buffer;
  /** A key pair on P-256. */
  readonly sender: ECDH;
}

/** Larger than any message of ours, so that there is one record. */
const recordBytes = 4096;
/** Closes the last record of a message. */
const lastRecord = Buffer.from([2]);

/**
 * Seals a text for one browser as RFC 8291 says, in the form of RFC 8188 (`aes128gcm`). Throws where the browser's key is
 * not a point of the curve.
 */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<PushTarget, "p256dh" | "auth">,
  { salt, sender } = fresh(),
): Buffer {
  const receiver = Buffer.from(p256dh, "base64url");
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, own]);
  const secret = derive(shared, Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(text, "utf8"), cipher.update(lastRecord), cipher.final()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordBytes);
  size.writeUInt8(own.length, 4);
  return Buffer.concat([salt, size, own, ...sealed, cipher.getAuthTag()]);
}

function fresh(): Fresh {
  const sender = createECDH("prime256v1");
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
