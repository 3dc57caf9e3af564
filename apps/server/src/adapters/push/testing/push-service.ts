import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { PushTarget } from "../../../ports/push.ts";

/** A push service on this machine with one browser, which opens what it gets as RFC 8291 says. */
export interface PushService {
  readonly host: string;
  readonly target: PushTarget;
  readonly read: string[];
  readonly asked: IncomingMessage[];
  answer: { status: number };
  readonly stop: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const read: string[] = [];
  const asked: IncomingMessage[] = [];
  const answer = { status: 201 };
  const server = createServer((request, response) => {
    asked.push(request);
    const chunks: Uint8Array[] = [];
    request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    request.on("end", () => {
      read.push(unseal(Buffer.concat(chunks), browser, auth));
      response.writeHead(answer.status, { location: "/elsewhere" }).end();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    read,
    asked,
    answer,
    target: {
      endpoint: `http://${host}/browser`,
      p256dh: browser.getPublicKey().toString("base64url"),
      auth: auth.toString("base64url"),
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}

/** The other half of `encrypt.ts`, written from the standard and not from it. */
function unseal(message: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", browser.computeSecret(sender), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // What fills a record up stands behind the byte that closes it.
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}
