import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";

/** A certificate that was made here, with its key. */
export interface MadeCertificate {
  readonly der: Buffer;
  readonly key: KeyObject;
  readonly name: string;
}

/** What a certificate says of itself. */
export interface CertificateWishes {
  readonly name: string;
  readonly isAuthority?: boolean;
  /** Extensions that only their makers know, by their ids. */
  readonly marks?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  /** Who signs it; itself when nobody is named. */
  readonly issuer?: Pick<MadeCertificate, "key" | "name">;
}

const ECDSA_WITH_SHA256 = "1.2.840.10045.4.3.2";
const COMMON_NAME = "2.5.4.3";
const BASIC_CONSTRAINTS = "2.5.29.19";

/** Makes a certificate of the kind that stores sign with: an elliptic curve, X.509 version 3. */
export function makeCertificate(wishes: CertificateWishes): MadeCertificate {
  const { publicKey, privateKey: key } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { name, issuer = { key, name } } = wishes;
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const signed = sequence(
    piece(0xa0, integer(2)),
    integer(1),
    algorithm,
    named(issuer.name),
    sequence(time(wishes.from ?? new Date("2020-01-01")), time(wishes.until ?? new Date("2039-01-01"))),
    named(name),
    publicKey.export({ type: "spki", format: "der" }),
    piece(0xa3, sequence(...extensions(wishes))),
  );
  const signature = sign("sha256", signed, issuer.key);
  return { der: sequence(signed, algorithm, bits(signature)), key, name };
}

function extensions({ isAuthority = false, marks = [] }: CertificateWishes): readonly Buffer[] {
  const role = sequence(...(isAuthority ? [piece(0x01, Buffer.of(0xff))] : []));
  const nothing = Buffer.of(0x05, 0x00);
  return [
    sequence(objectId(BASIC_CONSTRAINTS), piece(0x04, role)),
    ...marks.map((mark) => sequence(objectId(mark), piece(0x04, nothing))),
  ];
}

function piece(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const written =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...written), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return piece(0x30, ...parts);
}

function integer(value: number): Buffer {
  return piece(0x02, Buffer.of(value));
}

function bits(bytes: Buffer): Buffer {
  return piece(0x03, Buffer.of(0), bytes);
}

function named(name: string): Buffer {
  return sequence(piece(0x31, sequence(objectId(COMMON_NAME), piece(0x0c, Buffer.from(name)))));
}

function time(date: Date): Buffer {
  return piece(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\..*/gu, "")}Z`));
}

function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split(".").map(Number);
  return piece(0x06, Buffer.from([40 * first + second, ...rest].flatMap(inSevenBits)));
}

function inSevenBits(number: number): readonly number[] {
  const low = number % 128;
  const high = Math.floor(number / 128);
  return high === 0 ? [low] : [...inSevenBits(high).map((byte) => byte | 0x80), low];
}
