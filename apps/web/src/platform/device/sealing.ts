/** A closed text: the public half of a pair that was made for it alone, and what only the other half opens. */
export interface SealedText {
  readonly from: JsonWebKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const curve = { name: "ECDH", namedCurve: "P-256" };
const ivBytes = 12;

/** Whether this browser can close texts; without a secure address it cannot. */
export const canSeal = (): boolean => "subtle" in crypto;

/** Closes a text for whoever has the private half of this key. What is closed cannot be opened here again. */
export async function sealText(text: string, publicKey: JsonWebKey): Promise<SealedText> {
  const pair = await crypto.subtle.generateKey(curve, false, ["deriveKey"]);
  const theirs = await crypto.subtle.importKey("jwk", publicKey, curve, false, []);
  const key = await sharedKey(pair.privateKey, theirs, "encrypt");
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return { from: await crypto.subtle.exportKey("jwk", pair.publicKey), iv, data };
}

/** Opens it again; rejects where the key is another one. */
export async function openText({ from, iv, data }: SealedText, privateKey: JsonWebKey): Promise<string> {
  const ours = await crypto.subtle.importKey("jwk", privateKey, curve, false, ["deriveKey"]);
  const theirs = await crypto.subtle.importKey("jwk", from, curve, false, []);
  const key = await sharedKey(ours, theirs, "decrypt");
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data));
}

/** The secret of both pairs goes through a hash before it is a key. */
async function sharedKey(ours: CryptoKey, theirs: CryptoKey, use: "encrypt" | "decrypt"): Promise<CryptoKey> {
  const shared = { name: "ECDH", public: theirs };
  const base = await crypto.subtle.deriveKey(shared, ours, "HKDF", false, ["deriveKey"]);
  const hash = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new Uint8Array() };
  return crypto.subtle.deriveKey(hash, base, { name: "AES-GCM", length: 256 }, false, [use]);
}
