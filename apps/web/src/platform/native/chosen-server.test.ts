import { afterEach, describe, expect, it, vi } from "vitest";
import type { Device } from "./bridge.ts";
import { askServer, readAddress, rememberedServer, rememberServer } from "./chosen-server.ts";
import { addressIn } from "./follow-device.ts";

const origin = "https://meals.test";
const said = {
  product: "ai-meal-planner",
  version: "1.0.0",
  name: "The Oak Kitchen",
  facts: ["sold", "test-checkout", "mail", "pixel", "push"],
  texts: { "operator-name": "The Oak Kitchen" },
};

function phone(): Device {
  const kept = new Map<string, unknown>();
  return {
    platform: "ios",
    listen: () => {},
    ask: async (_, method, options = {}) => {
      const { key, value }: { key?: string; value?: unknown } = options;
      if (method === "set") kept.set(String(key), value);
      return new Map([["value", kept.get(String(key)) ?? null]]);
    },
  };
}
const answering = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
afterEach(() => vi.unstubAllGlobals());

describe("the server that somebody types", () => {
  it("is taken as people write it, over https alone", () => {
    for (const typed of ["meals.test", " https://meals.test/ ", "HTTPS://Meals.test/login?a=1"])
      expect(readAddress(typed)).toEqual({ origin });
    expect(readAddress("192.168.1.5:8443")).toEqual({ origin: "https://192.168.1.5:8443" });
    expect(readAddress("http://meals.test")).toEqual({ trouble: "insecure" });
    for (const typed of ["", "  ", "meals", "my server", "anna@meals.test", "javascript:alert(1)"])
      expect(readAddress(typed)).toEqual({ trouble: "address" });
  });

  it("says who it is, and nothing is offered that an app cannot sell", async () => {
    answering(said);
    expect(await askServer(origin)).toMatchObject({ name: "The Oak Kitchen", facts: ["mail"] });
  });

  it("is refused where it is older, another product, the page of a Wi-Fi, or does not answer", async () => {
    answering({ code: "not_found", title: "There is nothing here" }, 404);
    expect(await askServer(origin)).toBe("older");
    answering({ product: "something else" });
    expect(await askServer(origin)).toBe("foreign");
    vi.stubGlobal("fetch", async () => new Response("<html>Log in to the Wi-Fi</html>"));
    expect(await askServer(origin)).toBe("foreign");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await askServer(origin)).toBe("unreachable");
  });

  it("is remembered for a start without a network, and stays where it cannot be asked again", async () => {
    const device = phone();
    expect(await rememberedServer(device)).toBeUndefined();
    answering(said);
    await rememberServer(origin, device);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await rememberServer(origin, device);
    expect(await rememberedServer(device)).toMatchObject({ origin, name: "The Oak Kitchen" });
  });
});

describe("a link into the app", () => {
  it("opens its page, by the app's own scheme or the server's address, and no other", () => {
    expect(addressIn("aimealplanner://cooking-timer", origin)).toBe("/cooking-timer");
    expect(addressIn("aimealplanner://recipe/42?from=history", origin)).toBe("/recipe/42?from=history");
    expect(addressIn("https://meals.test/shopping-list", origin)).toBe("/shopping-list");
    for (const link of ["https://evil.test/login", "javascript:alert(1)", "no link", undefined, 7])
      expect(addressIn(link, origin)).toBeUndefined();
  });
});
