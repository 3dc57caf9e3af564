import { X509Certificate, type KeyObject } from "node:crypto";
import { extensionIds } from "./certificate-extensions.ts";
import { UntrustedData } from "./untrusted-data.ts";

/** Apple marks what may sign receipts, and the authority that may make such certificates. */
const SIGNS_RECEIPTS = "1.2.840.113635.100.6.11.1";
const MAKES_SIGNERS = "1.2.840.113635.100.6.2.1";

/**
 * The key of the first of three certificates, when they lead to our root and held at that time. The last one should
 * be that root; ours is used in its place.
 */
export function keyOfChain(chain: readonly string[], root: X509Certificate, at: number): KeyObject {
  const [signer, authority] = chain.slice(0, 2).map(readCertificate);
  if (!signer || !authority || chain.length !== 3)
    throw new UntrustedData("chain", "there are not three certificates");
  if (!isIssuedBy(authority, root) || !isIssuedBy(signer, authority))
    throw new UntrustedData("chain", "a certificate was issued by somebody else");
  if (!authority.ca || signer.ca) throw new UntrustedData("chain", "a certificate has another role");
  if (!extensionIds(signer.raw).includes(SIGNS_RECEIPTS))
    throw new UntrustedData("chain", "the certificate is not for receipts");
  if (!extensionIds(authority.raw).includes(MAKES_SIGNERS))
    throw new UntrustedData("chain", "the authority is not for receipts");
  if (![signer, authority, root].every((certificate) => heldAt(certificate, at)))
    throw new UntrustedData("expired", "a certificate did not hold when this was signed");
  return signer.publicKey;
}

function readCertificate(text: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(text, "base64"));
  } catch (cause) {
    throw new UntrustedData("chain", "a certificate cannot be read", cause);
  }
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function heldAt({ validFromDate, validToDate }: X509Certificate, at: number): boolean {
  return validFromDate.getTime() <= at && at <= validToDate.getTime();
}
