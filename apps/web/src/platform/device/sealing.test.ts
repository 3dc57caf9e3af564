import { describe, expect, it } from "vitest";
import { openText, sealText } from "./sealing.ts";

const curve = { name: "ECDH", namedCurve: "P-256" };

async function newKeys() {
  const pair = await crypto.subtle.generateKey(curve, true, ["deriveKey"]);
  return {
    open: await crypto.subtle.exportKey("jwk", pair.publicKey),
    secret: await crypto.subtle.exportKey("jwk", pair.privateKey),
  };
}

describe("a text that is closed", () => {
  it.each(["", "surprise cake", "crème brûlée 🍮 für zwei", "x".repeat(200_000)])(
    "comes back letter for letter for whoever has the other half of the key",
    async (text) => {
      const { open, secret } = await newKeys();
      expect(await openText(await sealText(text, open), secret)).toBe(text);
    },
  );

  it("opens for nobody else", async () => {
    const sealed = await sealText("peanut allergy", (await newKeys()).open);
    await expect(openText(sealed, (await newKeys()).secret)).rejects.toBeInstanceOf(DOMException);
  });

  it("opens for nobody once a bit of it was changed", async () => {
    const { open, secret } = await newKeys();
    const sealed = await sealText("peanut allergy", open);
    const data = new Uint8Array(sealed.data.slice(0));
    data[0] = (data[0] ?? 0) ^ 1;
    await expect(openText({ ...sealed, data: data.buffer }, secret)).rejects.toBeInstanceOf(DOMException);
  });

  it("holds neither the text nor what would open it, and looks another way each time", async () => {
    const { open } = await newKeys();
    const [one, other] = await Promise.all([sealText("peanuts", open), sealText("peanuts", open)]);
    expect(Object.keys(one).toSorted()).toEqual(["data", "from", "iv"]);
    expect(one.from.d).toBeUndefined();
    expect(new TextDecoder().decode(one.data)).not.toContain("peanuts");
    expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(other.data));
  });
});
