import { sign, verify, type KeyObject } from "node:crypto";

/** The compact form of a signed message, with any header at all; the key says by which algorithm. */
export function signCompact(header: object, payload: object, key: KeyObject): string {
  const text = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  // The encoding of an elliptic curve's signature means nothing to others.
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

/** What stands in such a message, when this key signed it. */
export function readCompact(text: string, key: KeyObject): Readonly<Record<string, unknown>> | undefined {
  const [head = "", body = "", signature = ""] = text.split(".");
  const signed = Buffer.from(`${head}.${body}`);
  const isRight = verify(
    "sha256",
    signed,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isRight ? JSON.parse(Buffer.from(body, "base64url").toString("utf8")) : undefined;
}
