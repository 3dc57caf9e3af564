import { expect, it } from "vitest";
import type { Device } from "./bridge.ts";
import { tokenSafe, tokensIn } from "./tokens.ts";

/** A phone that keeps what any of its plugins is given. */
function phone() {
  const given: { readonly plugin: string; readonly options: object }[] = [];
  let kept: unknown = null;
  const device: Device = {
    platform: "android",
    listen: () => {},
    ask: async (plugin, method, options = {}) => {
      given.push({ plugin, options });
      if (method === "internalSetItem") kept = new Map(Object.entries(options)).get("data");
      if (method === "internalRemoveItem") kept = null;
      return new Map([["data", kept]]);
    },
  };
  return { device, given, damage: (text: string) => (kept = text) };
}

const tokens = { access: "a1", refresh: "r1", endsAt: 1000 };

it("tokens lie in the keychain, on this phone alone and while it is unlocked, and nowhere else", async () => {
  const { device, given } = phone();
  const safe = tokenSafe(device);
  expect(await safe.read()).toBeUndefined();
  await safe.write(tokens);
  expect(await tokenSafe(device).read()).toEqual(tokens);
  await safe.write(undefined);
  expect(await safe.read()).toBeUndefined();
  expect(new Set(given.map(({ plugin }) => plugin))).toEqual(new Set(["SecureStorage"]));
  for (const { options } of given) expect(options).toMatchObject({ sync: false });
  const written = given.filter(({ options }) => "data" in options);
  expect(written).toMatchObject([{ options: { access: 1 } }]);
});

it("what lies there damaged is no session", async () => {
  const { device, damage } = phone();
  for (const text of ["{", "null", '{"access":"a1"}', '{"access":"a1","refresh":"r1","endsAt":"soon"}']) {
    damage(text);
    expect(await tokenSafe(device).read()).toBeUndefined();
  }
});

it("an answer without a session for a program brings no tokens", () => {
  const whole = { access_token: "a1", refresh_token: "r1", expires_in: 900 };
  expect(tokensIn(new Map(Object.entries(whole)), 0)).toEqual({
    access: "a1",
    refresh: "r1",
    endsAt: 900_000,
  });
  for (const name of Object.keys(whole))
    expect(tokensIn(new Map(Object.entries({ ...whole, [name]: null })), 0)).toBeUndefined();
});
