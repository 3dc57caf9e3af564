import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** How a device of the tests behaves, where it does not behave well. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  /** Without asking for finger or PIN. */
  readonly isUnlocked?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** A device that makes and shows one passkey, as a browser hands it on. */
export type TestDevice = ReturnType<typeof createDevice>;

const origin = "http://localhost:3000";
const rpId = "localhost";
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

/** Makes one, with a P-256 key of its own. */
export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;
  const authenticatorData = (how: Misbehaviour, flags: number, key = Buffer.alloc(0)) => {
    const all = flags | present | (how.isUnlocked === true ? 0 : verified);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(how.counter ?? counter);
    return Buffer.concat([sha256(how.rpId ?? rpId), Buffer.from([all]), count, key]);
  };
  const named = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  return {
    id,
    create(challenge: string, how: Misbehaviour = {}) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]);
      const authData = Uint8Array.from(authenticatorData(how, withKey, key));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map<string, string>()],
          ["authData", authData],
        ]),
      );
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge, how).toString("base64url"),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: ["internal" as const],
      };
      return { ...named, response };
    },
    get(challenge: string, how: Misbehaviour = {}) {
      counter += 1;
      const data = authenticatorData(how, 0);
      const client = clientData("webauthn.get", challenge, how);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        ...(how.userHandle === undefined ? {} : { userHandle: how.userHandle }),
      };
      return { ...named, response };
    },
  };
}

function clientData(type: string, challenge: string, how: Misbehaviour): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: how.origin ?? origin, crossOrigin: false }));
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, "base64url"));
}
