import { createECDH } from "node:crypto";
import { describePush } from "@meal/testkit/compliance/push";
import { importJWK, jwtVerify } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { keyPairOf } from "../../security/key-pair.ts";
import { encrypt } from "./web-push/encrypt.ts";
import { webPush } from "./web-push/web-push.ts";
import { startPushService } from "./testing/push-service.ts";

const contact = "mailto:kitchen@example.org";
const pair = keyPairOf(Buffer.alloc(32, 7), "server");
const now = () => Date.now();
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function open() {
  const service = await startPushService();
  stops.push(service.stop);
  return { service, push: webPush({ ...pair, contact, now, allowedHosts: [service.host] }) };
}

describe("push by the standard of the web", () => {
  describePush(async () => {
    const { push, service } = await open();
    return {
      push,
      target: service.target,
      read: () => service.read,
      answerWith: (status) => void (service.answer.status = status),
    };
  });

  it("says who sends, for how long it matters, and that it is urgent", async () => {
    const { push, service } = await open();
    await push.send(service.target, { text: "soup", ttlSeconds: 300 });
    const headers = service.asked[0]?.headers ?? {};
    expect(headers).toMatchObject({ ttl: "300", urgency: "high", "content-encoding": "aes128gcm" });
    const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/u.exec(headers.authorization ?? "") ?? [];
    expect(key).toBe(push.publicKey);
    const { x, y, kty, crv } = pair.jwk;
    const { payload } = await jwtVerify(token, await importJWK({ x, y, kty, crv }, "ES256"), {
      audience: `http://${service.host}`,
      subject: contact,
    });
    expect((payload.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * 3_600_000);
  });

  it("follows nobody elsewhere", async () => {
    const { push, service } = await open();
    service.answer.status = 307;
    await push.send(service.target, { text: "soup", ttlSeconds: 300 });
    expect(service.asked).toHaveLength(1);
  });

  it("waits for a push service that is away, and gives up on a name that leads into a private network", async () => {
    const { push, service } = await open();
    await service.stop();
    expect(await push.send(service.target, { text: "soup", ttlSeconds: 300 })).toBe("later");
    const turning = webPush({
      ...pair,
      contact,
      now,
      resolve: (_name, done) => done(null, [{ address: "192.168.1.5", family: 4 }]),
    });
    const target = { ...service.target, endpoint: "https://push.example.net/1" };
    expect(await turning.send(target, { text: "soup", ttlSeconds: 300 })).toBe("gone");
  });

  it("seals the example of RFC 8291 to the letter", () => {
    const sender = createECDH("prime256v1");
    sender.setPrivateKey(Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"));
    const sealed = encrypt(
      "When I grow up, I want to be a watermelon",
      {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
      { salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"), sender },
    );
    expect(sealed.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });
});
