import { makeCertificate, type CertificateWishes, type MadeCertificate } from "./certificates.ts";
import { signCompact } from "./signed-tokens.ts";

const SIGNS_RECEIPTS = "1.2.840.113635.100.6.11.1";
const MAKES_SIGNERS = "1.2.840.113635.100.6.2.1";

/** Certificates like Apple's, made for a test, and what they sign. */
export interface AppleSigner {
  readonly root: MadeCertificate;
  readonly authority: MadeCertificate;
  readonly signer: MadeCertificate;
  /** Something as Apple signs it. */
  readonly sign: (payload: object) => string;
}

/** What of the three certificates differs from what is right. */
export interface SignerWishes {
  readonly root?: Partial<CertificateWishes>;
  readonly authority?: Partial<CertificateWishes>;
  readonly signer?: Partial<CertificateWishes>;
}

/** Makes the three certificates: a root, an authority below it, and the one that signs. */
export function makeAppleSigner(wishes: SignerWishes = {}): AppleSigner {
  const root = makeCertificate({ name: "Test root", isAuthority: true, ...wishes.root });
  const authority = makeCertificate({
    name: "Test authority",
    isAuthority: true,
    marks: [MAKES_SIGNERS],
    issuer: root,
    ...wishes.authority,
  });
  const signer = makeCertificate({
    name: "Test signer",
    marks: [SIGNS_RECEIPTS],
    issuer: authority,
    ...wishes.signer,
  });
  const chain = [signer, authority, root].map(({ der }) => der);
  return {
    root,
    authority,
    signer,
    sign: (payload) => signCompact({ alg: "ES256", x5c: inBase64(chain) }, payload, signer.key),
  };
}

export function inBase64(chain: readonly Buffer[]): readonly string[] {
  return chain.map((der) => der.toString("base64"));
}
